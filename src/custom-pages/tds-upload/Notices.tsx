import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { type Addition, type Certificate, isSendable } from './certificates.ts';

/** Names written out of those left out. */
const SHOWN = 5;

/** What became of the files that were added, and what to look at before they are sent (TDS-02). */
export function Notices({
  addition,
  list,
  twins,
  cancelled,
}: {
  addition: Addition | null;
  list: readonly Certificate[];
  twins: ReadonlySet<string>;
  cancelled: boolean;
}) {
  const t = useText();
  const staying = list.filter((one) => !isSendable(one)).length;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {cancelled && <Alert severity="warning">{t('tds.cancelled')}</Alert>}
      <Box role="status" sx={{ typography: 'body2', '&:empty': { display: 'none' } }}>
        {addition && (
          <>
            {t('tds.added', { smart_count: addition.added })}
            {addition.known > 0 && ` ${t('tds.known', { smart_count: addition.known })}`}
            {addition.skipped.length > 0 && <Skipped paths={addition.skipped} />}
          </>
        )}
      </Box>
      {staying > 0 && <Alert severity="warning">{t('tds.stay', { smart_count: staying })}</Alert>}
      {twins.size > 0 && (
        <Alert severity="warning">
          {t('tds.twins', { smart_count: twins.size })} {t('tds.twinsHint')}
        </Alert>
      )}
    </Box>
  );
}

function Skipped({ paths }: { paths: readonly string[] }) {
  const t = useText();
  const named = paths.slice(0, SHOWN).map(visibleCharacters).join(', ');
  const more = paths.length - SHOWN;
  const files = more > 0 ? t('tds.andMore', { files: named, count: more }) : named;
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t('tds.skipped', { smart_count: paths.length, files })}
    </Box>
  );
}
