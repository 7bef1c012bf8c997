import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import type { Finding, Found, Kind } from './mailList.ts';

/** Kinds whose lines say nothing beyond their number. */
const BARE: readonly Kind[] = ['missing', 'ragged'];

/** How many lines of a kind there are, and which; the rest of many is counted (MAIL-05). */
export function Findings({ kind, found }: { kind: Kind; found: Found }) {
  const t = useText();
  const more = found.count - found.lines.length;
  const worded = ({ line, value, first }: Finding) => {
    if (BARE.includes(kind)) return t('mail.findingBare', { line });
    const shown = visibleCharacters(value);
    if (first === undefined) return t('mail.finding', { line, value: shown });
    return t('mail.findingRepeated', { line, value: shown, first });
  };
  return (
    <Alert severity="warning">
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
          {t(`mail.found.${kind}`, { smart_count: found.count })}
        </Box>
        <Box
          component="ul"
          // A scrolling region has to be reachable by keyboard.
          tabIndex={0}
          sx={{ m: 0, pl: 2, maxHeight: 180, overflowY: 'auto', overflowWrap: 'anywhere' }}
        >
          {found.lines.map((finding) => (
            <li key={finding.line}>
              <bdi>{worded(finding)}</bdi>
            </li>
          ))}
          {more > 0 && <li>{t('mail.more', { smart_count: more })}</li>}
        </Box>
      </Box>
    </Alert>
  );
}
