import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { CouponTarget } from '#contract/coupons.ts';
import type { Field } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import type { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { hasId, sameId } from '#rules/ids.ts';
import { labelsApart } from '#rules/twins.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { plainText } from '#ui/plainText.ts';

/** What a picker chooses from, as it was read. */
export interface Targets {
  options: readonly CouponTarget[] | undefined;
  error: Failure | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Chooses a league or a league template; what is typed filters what is offered (CPN-03). */
export function TargetPicker({ field, targets }: { field: Field; targets: Targets }) {
  const t = useText();
  const say = useSay();
  const { options, error: failure, isFetching, refetch } = targets;
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  const known = options?.find((option) => sameId(option.id, input.value));
  const chosen = hasId(input.value) ? (known ?? { id: input.value, name: null }) : null;
  const problem = failure && failureText(failure);
  const nameOf = (option: CouponTarget) =>
    plainText(option.name) ?? t('coupons.unnamed', { id: String(option.id) });
  const idOf = (option: CouponTarget) => option.id;
  const labels = labelsApart(options ?? [], nameOf, idOf);
  const labelOf = new Map(options?.map((option, place) => [option, labels[place]]));
  return (
    <>
      <Autocomplete
        id={id}
        options={options ?? []}
        value={chosen}
        onChange={(_event, option) => input.onChange(option?.id ?? null)}
        onBlur={input.onBlur}
        readOnly={locked}
        loading={options === undefined && isFetching}
        loadingText={t('common.loading')}
        noOptionsText={t(options?.length === 0 ? 'coupons.noTargets' : 'coupons.noTarget')}
        openText={t('coupons.openList')}
        closeText={t('common.close')}
        clearText={t('common.clear')}
        getOptionKey={(option) => String(option.id)}
        getOptionLabel={(option) => shownDirections(labelOf.get(option) ?? nameOf(option))}
        isOptionEqualToValue={(option, value) => sameId(option.id, value.id)}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input.inputRef}
            label={label}
            required={required}
            error={error}
            helperText={message}
          />
        )}
      />
      {problem && (
        <ErrorState
          message={say(problem)}
          failure={failure}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </>
  );
}
