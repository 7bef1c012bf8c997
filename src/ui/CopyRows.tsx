import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useText } from '#i18n/useText.ts';
import { toTsv } from '#rules/csv.ts';
import { shownDirections, withoutIsolates } from '#rules/direction.ts';
import { HiddenText } from './HiddenText.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useCopy } from './useCopy.ts';

type Table = readonly (readonly unknown[])[];

/** A copied cell reads like the table it is from: what would turn a name is seen there too (NET-12). */
const copiedCell = (cell: unknown): unknown =>
  typeof cell === 'string' ? shownDirections(withoutIsolates(cell)) : cell;

/**
 * Copies rows, headings first, as a table to be pasted into a sheet (UI-17). It keeps its place while they are
 * still `unread`: what stands beside it would move under the pointer.
 */
export function CopyRows({
  rows,
  unread = false,
}: {
  rows: () => Table | Promise<Table>;
  unread?: boolean;
}) {
  const t = useText();
  const { copy, copied, said } = useCopy();
  const table = async () => toTsv((await rows()).map((row) => row.map(copiedCell)));
  return (
    <>
      <ToolButton
        size="medium"
        disabled={unread}
        icon={copied ? <Check /> : <ContentCopy />}
        label={said || t('ui.copy.rows')}
        onClick={() => void copy(table)}
      />
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
}
