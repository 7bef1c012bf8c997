import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Game } from '#contract/games.ts';
import { OWN_PAGES } from '#custom-pages/user-overview/useOwnRows.ts';
import { useText } from '#i18n/useText.ts';
import { DateText } from '#ui/DateText.tsx';
import { IdText } from '#ui/IdText.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** The few lines of a panel. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', '& > li': { py: 0.5 } }}
    >
      {children}
    </Box>
  );
}

/** One line: words at the left, the rest beside them. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      {children}
    </Box>
  );
}

/** A game in a line: the two teams lead to it, then date and status. */
export function GameLine({ game, to }: { game: Game; to: string }) {
  const t = useText();
  return (
    <Line>
      <MuiLink component={Link} to={to} sx={{ py: 0.25 }}>
        <Text value={game.home_team_code} limit={24} /> {t('ui.vs')}{' '}
        <Text value={game.away_team_code} limit={24} />
      </MuiLink>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <DateText value={game.game_date} />
      </Box>
      <StatusChip status={game.status} />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', minWidth: 0 }}>
        <IdText value={game.id} what={t('ui.filters.gameId')} />
      </Box>
    </Line>
  );
}

/** That there is nothing. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Box sx={{ py: 0.5, typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}

/** That the user has none of these; where there is more than was read, that nobody knows. */
export function NoneOfOwn({ known, children }: { known: boolean; children: ReactNode }) {
  const t = useText();
  return <Nothing>{known ? children : t('home.notFoundYet', { count: OWN_PAGES })}</Nothing>;
}
