import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { isWellFormedPan } from '#rules/pan.ts';
import { MISSING } from '#rules/text.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { HiddenText } from '#ui/HiddenText.tsx';
import { plainText } from '#ui/plainText.ts';
import { visibleCharacters } from '#ui/visibleCharacters.ts';

const BLANK = /\s/g;
/** Up to so many characters stay in one piece. */
const WHOLE = 14;

/**
 * A PAN exactly as it came, spaces and hidden characters made visible; one that is not five letters, four digits,
 * a letter is marked (PAN-02). `large`: the hint in words, and a control that copies it.
 */
export function PanNumber({ pan, large = false }: { pan: unknown; large?: boolean }) {
  const t = useText();
  const text = plainText(pan);
  const mark = !isWellFormedPan(pan) && (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'status.waiting.text',
        typography: 'caption',
        verticalAlign: 'middle',
        '& .MuiSvgIcon-root': { fontSize: 16 },
      }}
    >
      <Tooltip title={large ? '' : t('pan.malformed')}>
        <WarningAmber />
      </Tooltip>
      {large ? t('pan.malformed') : <HiddenText>{t('pan.malformed')}</HiddenText>}
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <Box
        component="bdi"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          minWidth: (text ?? '').length > WHOLE ? 0 : 'max-content',
          ...(large && { typography: 'h3', letterSpacing: '0.04em' }),
        }}
      >
        {text === null ? MISSING : visibleCharacters(text).replace(BLANK, '␣')}
      </Box>
      {large && text !== null && <CopyButton text={text} what={t('pan.number')} />}
      {mark}
    </Box>
  );
}

/** A PAN in the list. */
export const PanCell = ({ record }: { record: ResourceRecord }) => <PanNumber pan={record.pan} />;
