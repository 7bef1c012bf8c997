import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import type { DateStyle } from '#rules/dates.ts';
import { DateText } from './DateText.tsx';
import { IdText } from './IdText.tsx';
import { StatusChip } from './StatusChip.tsx';
import { TeamLogo } from './TeamLogo.tsx';
import { Text } from './Text.tsx';

export interface Team {
  code: unknown;
  logo: unknown;
}

export interface GameCardProps {
  home: Team;
  away: Team;
  /** Name of the tournament. */
  tournament: unknown;
  date: unknown;
  dateStyle?: DateStyle;
  status?: unknown;
  /** Shown below the link, to be copied (UI-17). */
  id?: unknown;
  /** With it the whole card is a link, which opens in a tab of its own by ctrl-click. */
  to?: string;
  /** More about the game; nothing to press in it when the card is a link. */
  children?: ReactNode;
  /** Buttons, below the link. */
  actions?: ReactNode;
}

/** A game: both teams with logo and code, tournament, date and status. */
export function GameCard({ to, id, actions, ...game }: GameCardProps) {
  const t = useText();
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      {to === undefined ? (
        <Face {...game} />
      ) : (
        <CardActionArea component={Link} to={to} sx={{ flex: 1, alignContent: 'start' }}>
          <Face {...game} />
        </CardActionArea>
      )}
      {(actions || id !== undefined) && (
        <Box
          sx={{
            px: 2,
            pb: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          {actions}
          {id !== undefined && (
            <Box sx={{ typography: 'caption', color: 'text.secondary', minWidth: 0 }}>
              <IdText value={id} what={t('ui.filters.gameId')} />
            </Box>
          )}
        </Box>
      )}
    </Card>
  );
}

function Face({
  home,
  away,
  tournament,
  date,
  dateStyle = 'longDate',
  status,
  children,
}: Omit<GameCardProps, 'to' | 'id' | 'actions'>) {
  const t = useText();
  return (
    <Box sx={{ px: 2, py: 1.5, width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Text value={tournament} limit={80} />
        </Box>
        {status !== undefined && <StatusChip status={status} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
          alignItems: 'center',
          gap: 1.5,
          py: 1.25,
        }}
      >
        <TeamSide team={home} />
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('ui.vs')}
        </Box>
        <TeamSide team={away} away />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <DateText value={date} style={dateStyle} />
      </Box>
      {children && <Box sx={{ mt: 1, typography: 'body2' }}>{children}</Box>}
    </Box>
  );
}

function TeamSide({ team, away = false }: { team: Team; away?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: away ? 'row-reverse' : 'row',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        typography: 'subtitle1',
        textAlign: away ? 'right' : 'left',
      }}
    >
      <TeamLogo src={team.logo} code={team.code} />
      <Box sx={{ minWidth: 0 }}>
        <Text value={team.code} limit={24} />
      </Box>
    </Box>
  );
}
