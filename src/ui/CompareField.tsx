import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '#i18n/useText.ts';
import { COMPARISONS, type Comparison, type Period, periodText } from '#rules/periods.ts';
import { DateRangeField } from './DateRangeField.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { COMPARE, useComparison } from './useComparison.ts';
import { useQueryChange } from './useQueryChange.ts';
import { useRangeDraft } from './useRangeDraft.ts';

const NO_DAYS = { from: '', to: '' };

/** Chooses what a report is compared with; the choice is in the address (RNG-02). */
export function CompareField({ period }: { period: Period }) {
  const t = useText();
  const change = useQueryChange();
  const { kind, period: other } = useComparison(period);
  const draft = useRangeDraft(kind === 'other' && other ? other : NO_DAYS);
  const compare = (text: string) =>
    change((query) => {
      if (text === '') query.delete(COMPARE);
      else query.set(COMPARE, text);
    });
  const choose = (next: Comparison) =>
    // The other days begin as those that are compared with now.
    compare(next === 'other' && other ? periodText(other) : next);
  const { allowed } = draft;
  return (
    <>
      <TextField
        select
        label={t('ranges.compare.label')}
        value={kind}
        onChange={({ target }) => choose(target.value as Comparison)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ width: 170 }}
      >
        {COMPARISONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`ranges.compare.${one === '' ? 'none' : one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'other' && (
        <Box
          component="form"
          noValidate
          aria-label={t('ranges.compare.days')}
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.period) compare(periodText(draft.period));
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
        >
          <DateRangeField
            label={t('ranges.compare.days')}
            draft={draft}
            onPick={(picked) => compare(periodText(picked))}
          />
          <ReasonTip reason={allowed === true ? undefined : t(allowed)}>
            <Button type="submit" variant="outlined">
              {t('ranges.compare.set')}
            </Button>
          </ReasonTip>
        </Box>
      )}
    </>
  );
}
