import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { useOpenPage } from '#layout/useOpenPage.ts';
import { useSelectedGame } from '#layout/useSelectedGame.ts';
import { sideBySide } from '#rules/direction.ts';
import { MISSING } from '#rules/text.ts';
import { DateText } from '#ui/DateText.tsx';
import { plainText } from '#ui/plainText.ts';
import { noteRecent } from '#ui/recent.ts';
import { showRouteGame } from '#ui/routeGame.ts';
import { TeamLogo } from '#ui/TeamLogo.tsx';

/** The two teams and the date of the game in the route, which is also remembered as opened (APP-11, UI-17). */
export function SelectedGame() {
  const t = useText();
  const { pathname } = useLocation();
  const open = useOpenPage();
  const game = useSelectedGame(open);
  const gameId = open?.params.gameId;
  const home = plainText(game?.home_team_code);
  const away = plainText(game?.away_team_code);
  const name =
    home === null && away === null
      ? null
      : sideBySide([home ?? MISSING, away ?? MISSING], ` ${t('ui.vs')} `);

  useEffect(() => {
    if (gameId)
      noteRecent({ kind: 'game', id: gameId, to: pathname, ...(name !== null && { name }) });
  }, [gameId, pathname, name]);

  const { status, game_date: date } = game ?? {};
  useEffect(() => {
    showRouteGame(gameId && name !== null ? { id: gameId, name, status, date } : null);
    return () => showRouteGame(null);
  }, [gameId, name, status, date]);

  if (!game || name === null) return null;
  return (
    <Box
      role="group"
      aria-label={t('layout.selectedGame')}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 1,
        minWidth: 0,
        typography: { xs: 'caption', sm: 'body2' },
        lineHeight: { xs: 1.25, sm: undefined },
      }}
    >
      <Logo src={game.home_team?.logo ?? game.home_team_logo} code={home} />
      <Box component="bdi" sx={{ fontWeight: 620, ...cut }} title={name}>
        {name}
      </Box>
      <Logo src={game.away_team?.logo ?? game.away_team_logo} code={away} />
      <Box component="span" sx={{ color: 'text.secondary', ...cut }}>
        <DateText value={game.game_date} />
      </Box>
    </Box>
  );
}

const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function Logo({ src, code }: { src: unknown; code: string | null }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' }, flex: 'none' }}>
      <TeamLogo src={src} code={code} size={20} />
    </Box>
  );
}
