import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { GameType } from '#contract/rmg.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import type { RmgFilters } from '#resources/rmg/addresses.ts';
import { shownDirections } from '#rules/direction.ts';
import { capitalised } from '#rules/rmg.ts';
import { labelsApart } from '#rules/twins.ts';
import { addressId } from '#rules/userId.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import type { Reading } from '#ui/ReadView.tsx';

/** The type and the user to look for; Apply is disabled until both are there (RMG-01). */
export function GameFilters({
  types,
  applied,
  onApply,
}: {
  types: Reading<{ active: GameType[] }>;
  applied: RmgFilters;
  onApply: (filters: Partial<RmgFilters>) => void;
}) {
  const t = useText();
  const [type, setType] = useState(applied.type);
  const [typed, setTyped] = useState(applied.userId);
  const [seen, setSeen] = useState(applied);
  if (seen.type !== applied.type || seen.userId !== applied.userId) {
    setSeen(applied);
    setType(applied.type);
    setTyped(applied.userId);
  }
  const userId = addressId(typed);
  const ready = type !== '' && userId !== '';
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onApply({ type, userId });
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('rmg.filters')}
      noValidate
      onSubmit={apply}
      sx={{ display: 'grid', gap: 1.5, pb: 1.5 }}
    >
      <Types
        types={types}
        timed={applied.type === '' || applied.userId === ''}
        type={type}
        onType={setType}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TextField
          label={t('ui.userId')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ width: 220, maxWidth: '100%' }}
        />
        <Button type="submit" variant="contained" disabled={!ready}>
          {t('rmg.apply')}
        </Button>
      </Box>
    </Box>
  );
}

function Types({
  types,
  timed,
  type,
  onType,
}: {
  types: Reading<{ active: GameType[] }>;
  /** Tells when they were read; once games are shown, their time alone would be looked for (UI-15). */
  timed: boolean;
  type: string;
  onType: (type: string) => void;
}) {
  const t = useText();
  const say = useSay();
  if (types.data === undefined) {
    if (!types.error || types.isFetching)
      return (
        <Skeleton variant="rounded" height={34} width={280} aria-label={t('common.loading')} />
      );
    const why = failureText(types.error);
    return (
      <ErrorState message={say(why)} failure={types.error} onRetry={() => void types.refetch()} />
    );
  }
  if (types.data.active.length === 0) return <Typography>{t('rmg.noTypes')}</Typography>;
  const names = labelsApart(
    types.data.active,
    ({ id, name }) => capitalised(name ?? String(id)),
    ({ id }) => id,
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label={t('rmg.types')}
        value={type}
        onChange={(_event, next: string | null) => next !== null && onType(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {types.data.active.map(({ id }, place) => (
          <ToggleButton
            key={id}
            value={String(id)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            <bdi>{shownDirections(names[place] ?? '')}</bdi>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(timed || types.error !== null) && (
        <ReadAt
          at={types.dataUpdatedAt}
          onRefresh={() => void types.refetch()}
          refreshing={types.isFetching}
          failed={types.error !== null}
          failure={types.error}
        />
      )}
    </Box>
  );
}
