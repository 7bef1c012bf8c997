import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { Player } from '#contract/games.ts';
import type { ListedRow } from '#custom-pages/picks-add-players/playerRows.ts';
import type { PlayerRows } from '#custom-pages/picks-add-players/usePlayerRows.ts';
import { useText } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { readDefaultValue } from '#rules/picks.ts';
import { isBlank } from '#rules/text.ts';
import { NumberInput } from '#ui/NumberInput.tsx';

/** One player to add: player, picks category, default value (PIC-02). `twin`: an earlier row with the same. */
export function PlayerRowInputs({
  index,
  row,
  players,
  labels,
  twin,
  onRemove,
}: {
  index: number;
  row: ListedRow;
  players: readonly Player[];
  /** What each player is called, by id. */
  labels: ReadonlyMap<string, string>;
  twin: number | null;
  onRemove: () => void;
}) {
  const t = useText();
  const number = index + 1;
  const { field: player } = useController<PlayerRows, `rows.${number}.player_id`>({
    name: `rows.${index}.player_id`,
  });
  const { field: category } = useController<PlayerRows, `rows.${number}.picks_category`>({
    name: `rows.${index}.picks_category`,
  });
  const { field: value } = useController<PlayerRows, `rows.${number}.value`>({
    name: `rows.${index}.value`,
  });
  return (
    <Box
      component="li"
      aria-label={t('picks.players.row', { row: number })}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: '24px minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
        },
        alignItems: 'start',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="span"
        sx={{
          display: { xs: 'none', md: 'block' },
          typography: 'caption',
          color: 'text.secondary',
          pt: 1.25,
        }}
      >
        {number}
      </Box>
      <Autocomplete
        size="small"
        options={[...players]}
        value={players.find(({ id }) => sameId(id, row.player_id)) ?? null}
        onChange={(_event, chosen) => player.onChange(chosen?.id ?? null)}
        isOptionEqualToValue={(option, value) => sameId(option.id, value.id)}
        getOptionKey={({ id }) => String(id)}
        getOptionLabel={({ id }) => labels.get(String(id)) ?? String(id)}
        noOptionsText={t('picks.players.noOptions')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('picks.players.player')}
            error={row.gone || twin !== null}
            helperText={
              row.gone
                ? t('picks.players.gone')
                : twin !== null && t('picks.players.twice', { row: twin })
            }
          />
        )}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <TextField
        select
        label={t('picks.players.category')}
        value={category.value ?? ''}
        error={twin !== null}
        onChange={category.onChange}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        {PICKS_CATEGORIES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`picks.category.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <DefaultValue typed={value.value} onTyped={value.onChange} />
      <IconButton aria-label={t('picks.players.remove', { row: number })} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
}

/** What was typed stays as typed, also what is refused; an empty one says beforehand that it is 0. */
function DefaultValue({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) {
  const t = useText();
  const number = readDefaultValue(typed);
  const empty = isBlank(typed);
  return (
    <NumberInput
      label={t('picks.players.value')}
      min={0}
      clamps={false}
      step={0.01}
      value={number.ok && !empty ? number.value : null}
      typed={typed}
      onTyped={onTyped}
      onChange={() => {}}
      helperText={empty ? t('picks.players.zero') : undefined}
    />
  );
}
