import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getSoldHoldings } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { nonzeroSums } from '#rules/street.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** What the user put in and got back, sum by sum where it is not zero (STR-07). */
export function Sums() {
  const t = useText();
  const { meta } = useListContext();
  const answer = (meta as WholeMeta | undefined)?.answer as
    | AnswerOf<typeof getSoldHoldings>
    | undefined;
  if (!answer) return null;
  const sums = nonzeroSums(answer.sold_holdings.investments);
  return (
    <>
      {sums.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('street.nothingInvested')}
        </Typography>
      ) : (
        <FigureBand
          label={t('street.summary')}
          figures={sums.map(({ sum, amount }) => ({
            label: t(`street.sums.${sum}`),
            value: <Rupees value={amount} profit={sum === 'profit_on_hold'} />,
          }))}
        />
      )}
      <Typography variant="h2" sx={{ py: 1.5 }}>
        {t('street.soldHoldings')}
      </Typography>
    </>
  );
}
