import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Game } from '#contract/games.ts';
import { DenseTable } from '#custom-pages/user-overview/DenseTable.tsx';
import { useText } from '#i18n/useText.ts';
import { type GameSum, totalOf } from '#resources/verdicts/gameSum.ts';
import { formatCount } from '#rules/money.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { DateText } from '#ui/DateText.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

const SHOWN = 5;

/** 'IND v AUS' as a link to what the user has there, and the game's id to copy. */
function GameName({ game, to }: { game: Game; to: string }) {
  const t = useText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <MuiLink component={Link} to={to} sx={{ py: 0.25 }}>
        <Text value={game.home_team_code} limit={24} /> {t('ui.vs')}{' '}
        <Text value={game.away_team_code} limit={24} />
      </MuiLink>
      <CopyButton text={String(game.id)} what={t('ui.filters.gameId')} />
    </Box>
  );
}

/** Games of a user, the first few of them; with their sums once those were read (WHY-04). */
export function GamesTable({
  label,
  games,
  to,
  sums,
  few = SHOWN,
  bare = false,
}: {
  label: string;
  games: readonly Game[];
  to: (gameId: string | number) => string;
  sums?: ReadonlyMap<string, GameSum> | undefined;
  /** So many are shown before all are asked for. */
  few?: number;
  /** See `DenseTable`. */
  bare?: boolean;
}) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  const shown = whole ? games : games.slice(0, few);
  const added = sums && sums.size > 0 ? sums : undefined;
  const total = added && totalOf([...added.values()]);
  return (
    <>
      <DenseTable
        label={label}
        bare={bare}
        columns={[
          { label: t('why.user.game') },
          { label: t('why.user.date'), wide: true },
          // Next to its sums, a phone has no room for it.
          { label: t('why.user.status'), wide: added !== undefined },
          ...(added
            ? ([
                { label: t('why.user.staked'), align: 'right' },
                { label: t('why.user.returned'), align: 'right' },
              ] as const)
            : []),
        ]}
        rows={withKeys(shown, ({ id }) => id).map(({ key, item: game }) => ({
          key,
          cells: [
            <GameName key="name" game={game} to={to(game.id)} />,
            <DateText key="date" value={game.game_date} />,
            <StatusChip key="status" status={game.status} />,
            <Rupees key="staked" value={added?.get(String(game.id))?.staked} />,
            <Rupees key="returned" value={added?.get(String(game.id))?.returned} />,
          ],
        }))}
        {...(total && {
          total: [
            t('why.user.total', { smart_count: total.games }),
            '',
            '',
            <Rupees key="staked" value={total.staked} />,
            <Rupees key="returned" value={total.returned} />,
          ],
        })}
      />
      {games.length > few && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole
            ? t('why.user.showFew')
            : t('why.user.showAll', { count: formatCount(games.length) })}
        </Button>
      )}
    </>
  );
}
