import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { compareNames, type NameComparison, type NameSegment } from '#rules/names.ts';
import { isBlank, MISSING } from '#rules/text.ts';
import { withKeys } from '#ui/withKeys.ts';

/**
 * The name on the card and the name at the bank beside each other, whole, with what differs marked. It says what
 * it sees; whether it is the same person is for the reviewer to say (PAN-02).
 */
export function NamesCompared({ card, bank }: { card: unknown; bank: unknown }) {
  const t = useText();
  const compared = compareNames(card, bank);
  const missing = isBlank(card) || isBlank(bank);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1fr' },
          columnGap: 2,
          rowGap: 1,
        }}
      >
        <Name label={t('pan.nameOnCard')} segments={compared.left} plain={missing} />
        <Name label={t('pan.nameAtBank')} segments={compared.right} plain={missing} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t(noteOf(compared, missing))}
      </Box>
    </Box>
  );
}

function noteOf({ left, right, otherOrder }: NameComparison, missing: boolean) {
  if (missing) return 'pan.namesMissing';
  if (otherOrder) return 'pan.namesOrder';
  return [...left, ...right].every(({ same }) => same) ? 'pan.namesSame' : 'pan.namesDiffer';
}

function Name({
  label,
  segments,
  plain,
}: {
  label: string;
  segments: readonly NameSegment[];
  /** Nothing to compare with: no marks. */
  plain: boolean;
}) {
  const blank = isBlank(segments.map(({ text }) => text).join(''));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'subtitle1', overflowWrap: 'anywhere' }}>
        {blank ? (
          MISSING
        ) : (
          <bdi>
            {withKeys(segments, ({ text }) => text).map(({ key, item: { text, same } }) =>
              same || plain ? (
                <span key={key}>{shownDirections(text.toWellFormed())}</span>
              ) : (
                <Difference key={key} text={text} />
              ),
            )}
          </bdi>
        )}
      </Box>
    </Box>
  );
}

/** Tinted and underlined: not by colour alone. */
const Difference = ({ text }: { text: string }) => (
  <Box
    component="mark"
    sx={{
      color: 'status.waiting.text',
      bgcolor: 'status.waiting.background',
      borderRadius: '3px',
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: 'currentColor',
      textUnderlineOffset: '3px',
    }}
  >
    {shownDirections(text.toWellFormed())}
  </Box>
);
