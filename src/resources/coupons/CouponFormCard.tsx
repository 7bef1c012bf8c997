import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { type ReactNode, useState } from 'react';
import { FormProvider, type Resolver, useWatch } from 'react-hook-form';
import { useAction } from '#actions/useAction.ts';
import { queryClient } from '#cache/queryClient.ts';
import { refetchReads } from '#cache/reads.ts';
import { listCouponLeagues, listCouponLeagueTemplates } from '#contract/coupons.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { startValues, typedFields } from '#resource-kit/form/formValues.ts';
import { KeptInput } from '#resource-kit/form/KeptInput.tsx';
import { useKeptForm } from '#resource-kit/form/useKeptForm.ts';
import { addCoupon } from '#resources/coupons/actions.ts';
import { CouponEnd, type CouponFailure } from '#resources/coupons/CouponEnd.tsx';
import { CouponFields } from '#resources/coupons/CouponFields.tsx';
import { CouponSummaryCard } from '#resources/coupons/CouponSummaryCard.tsx';
import { askedCoupon } from '#resources/coupons/couponAsked.ts';
import { couponOf } from '#resources/coupons/couponForm.ts';
import { couponFields } from '#resources/coupons/fields.ts';
import { useTargets } from '#resources/coupons/useTargets.ts';
import { useUpcomingGames } from '#resources/coupons/useUpcomingGames.ts';
import { couponErrors } from '#rules/coupons.ts';
import { MoneyButton } from '#ui/MoneyButton.tsx';

/** What the form is filled from; read again after a success. None of it tells whether a coupon is there. */
const CHOICES = [listActiveCricketGames, listCouponLeagues, listCouponLeagueTemplates];

const SOURCES = typedFields(couponFields).map(({ source }) => source);

/**
 * The form of a coupon for a game, beside it what it says by now and `beside`: starts afresh after a success, stays
 * filled in after a failure, and keeps what is typed over an expired session (CPN-02, CPN-04).
 */
export function CouponFormCard({ gameId, beside }: { gameId: string; beside: ReactNode }) {
  const t = useText();
  const { run, whyNot } = useAction(addCoupon);
  const [end, setEnd] = useState<CouponFailure | null>(null);
  const start = { ...startValues(couponFields), game_id: gameId };
  const check: Resolver<FormValues> = (values) => {
    const problems = Object.entries(couponErrors(couponOf(gameId, values)));
    const errors = problems.map(([field, why]) => [field, { type: 'rule', message: t(why) }]);
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) };
  };
  const draft = `coupons/${gameId}`;
  const { form } = useKeptForm(draft, SOURCES, start, check);
  const { isSubmitting } = form.formState;
  const { data: games } = useUpcomingGames();
  const targets = useTargets(gameId, useWatch({ control: form.control, name: 'type' })).options;
  const asked = (values: FormValues) => askedCoupon(couponOf(gameId, values), games, targets);

  const submit = async (values: FormValues) => {
    setEnd(null);
    const result = await run(asked(values), values);
    if (result.kind === 'confirmed') {
      form.reset(start);
      void refetchReads(queryClient, CHOICES).catch(() => {});
    }
    if ('failure' in result) setEnd(result);
  };
  return (
    <FormProvider {...form}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 720px) minmax(240px, 360px)',
          },
        }}
      >
        <Card>
          <CardContent>
            <form noValidate onSubmit={form.handleSubmit(submit)}>
              <KeptInput name={draft} form={form} />
              <Box
                sx={{
                  display: 'grid',
                  columnGap: 2,
                  rowGap: 1,
                  alignItems: 'start',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                  // Room for the hints: two lines where the columns are narrow, so that no field moves.
                  '& > *': { minHeight: { sm: 80, lg: 60 } },
                }}
              >
                <CouponFields gameId={gameId} />
              </Box>
              <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
                {end && <CouponEnd end={end} />}
                <Typed>
                  {(values) => {
                    const reason = whyNot(asked(values), values);
                    return (
                      <MoneyButton
                        submit
                        busy={isSubmitting}
                        reason={reason ? t(reason) : undefined}
                      >
                        {t('coupons.add')}
                      </MoneyButton>
                    );
                  }}
                </Typed>
              </Box>
            </form>
          </CardContent>
        </Card>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            minWidth: 0,
            position: { md: 'sticky' },
            top: 'calc(var(--app-bar-height, 48px) + 16px)',
          }}
        >
          <Typed>{(values) => <CouponSummaryCard asked={asked(values)} />}</Typed>
          {beside}
        </Box>
      </Box>
    </FormProvider>
  );
}

/** What is typed by now; drawn at every key, which the form around it is not. */
function Typed({ children }: { children: (values: FormValues) => ReactNode }) {
  return children(useWatch<FormValues>());
}
