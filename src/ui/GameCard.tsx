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

/** One sheet for all that a card shows: a page has dozens of them (UI-13). */
const SHEET = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& .face': { px: 2, py: 1.5, width: '100%' },
  '& .face > .top': { display: 'flex', alignItems: 'center', gap: 1 },
  '& .face > .top > .tournament': { flex: 1, minWidth: 0 },
  '& .face > .top, & .face > .sides > .versus, & > .foot > .id': {
    typography: 'caption',
    color: 'text.secondary',
  },
  '& .face > .sides': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 1.5,
    py: 1.25,
  },
  '& .face > .sides > .side': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    typography: 'subtitle1',
  },
  '& .face > .sides > .away': { flexDirection: 'row-reverse', textAlign: 'right' },
  '& .face > .sides > .side > .code': { minWidth: 0 },
  '& .face > .when': { typography: 'body2', color: 'text.secondary' },
  '& .face > .more': { mt: 1, typography: 'body2' },
  '& > .foot': {
    px: 2,
    pb: 1.5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
  },
  '& > .foot > .id': { minWidth: 0 },
} as const;

/** A game: both teams with logo and code, tournament, date and status. */
export function GameCard({ to, id, actions, ...game }: GameCardProps) {
  const t = useText();
  return (
    <Card sx={SHEET}>
      {to === undefined ? (
        <Face {...game} />
      ) : (
        <CardActionArea component={Link} to={to} sx={{ flex: 1, alignContent: 'start' }}>
          <Face {...game} />
        </CardActionArea>
      )}
      {(actions || id !== undefined) && (
        <div className="foot">
          {actions}
          {id !== undefined && (
            <div className="id">
              <IdText value={id} what={t('ui.filters.gameId')} />
            </div>
          )}
        </div>
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
    <div className="face">
      <div className="top">
        <div className="tournament">
          <Text value={tournament} limit={80} />
        </div>
        {status !== undefined && <StatusChip status={status} />}
      </div>
      <div className="sides">
        <TeamSide team={home} />
        <span className="versus">{t('ui.vs')}</span>
        <TeamSide team={away} away />
      </div>
      <div className="when">
        <DateText value={date} style={dateStyle} />
      </div>
      {children && <div className="more">{children}</div>}
    </div>
  );
}

function TeamSide({ team, away = false }: { team: Team; away?: boolean }) {
  return (
    <div className={away ? 'side away' : 'side'}>
      <TeamLogo src={team.logo} code={team.code} />
      <div className="code">
        <Text value={team.code} limit={24} />
      </div>
    </div>
  );
}
