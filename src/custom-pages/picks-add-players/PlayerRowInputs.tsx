import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { Player } from '#contract/games.ts';
import type { ListedRow, TypedRow } from '#custom-pages/picks-add-players/playerRows.ts';
import { useText } from '#i18n/useText.ts';
import { sideBySide } from '#rules/direction.ts';
import { sameId } from '#rules/ids.ts';
import { readDefaultValue } from '#rules/picks.ts';
import { isBlank } from '#rules/text.ts';
import { NumberInput } from '#ui/NumberInput.tsx';

const nameOf = ({ id, name, team_code, position }: Player): string =>
  sideBySide([name ?? String(id), team_code, position]);

/** One player to add: player, picks category, default value (PIC-02). `twin`: an earlier row with the same. */
export function PlayerRowInputs({
  number,
  row,
  players,
  twin,
  onChange,
  onRemove,
}: {
  /** From 1. */
  number: number;
  row: ListedRow;
  players: readonly Player[];
  twin: number | null;
  onChange: (changed: Partial<TypedRow>) => void;
  onRemove: () => void;
}) {
  const t = useText();
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
        onChange={(_event, player) => onChange({ player_id: player?.id ?? null })}
        isOptionEqualToValue={(option, value) => sameId(option.id, value.id)}
        getOptionKey={({ id }) => String(id)}
        getOptionLabel={nameOf}
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
        value={row.picks_category ?? ''}
        error={twin !== null}
        onChange={(event) =>
          onChange({
            picks_category:
              PICKS_CATEGORIES.find((category) => category === event.target.value) ?? null,
          })
        }
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        {PICKS_CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {t(`picks.category.${category}`)}
          </MenuItem>
        ))}
      </TextField>
      <DefaultValue typed={row.value} onTyped={(value) => onChange({ value })} />
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
