import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { listUserTeams, type UserTeam } from '#contract/street.ts';
import { streetGameAddress } from '#custom-pages/street-games/addresses.ts';
import { StreetLink, StreetTitle } from '#custom-pages/street-index/StreetTitle.tsx';
import { TeamPicture } from '#custom-pages/street-index/TeamPicture.tsx';
import { Players } from '#custom-pages/street-teams/Players.tsx';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type ExportColumn, tableOf } from '#ui/exportRows.ts';
import { IdText } from '#ui/IdText.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';
import { Text } from '#ui/Text.tsx';

/** A user's teams in a game (STR-08). */
export function StreetTeams() {
  const t = useText();
  const { userId = '', gameId = '' } = useParams();
  const game = useRouteGameName(gameId);
  const read = useRead(listUserTeams, { query: { user_id: userId, game_id: gameId } });
  const columns: ExportColumn<UserTeam>[] = [
    { label: t('street.teamId'), value: ({ _id }) => _id },
    { label: t('street.team'), value: ({ name }) => name },
    { label: t('street.players'), value: ({ playersPerTeam }) => playersText(playersPerTeam) },
  ];
  return (
    <>
      <StreetTitle
        userId={userId}
        gameId={gameId}
        title={t('street.teamsOf', { game, user: userId })}
      >
        <StreetLink to={streetGameAddress('index', userId, gameId)} label={t('street.toGame')} />
        <StreetLink to={streetGameAddress('reports', userId, gameId)} label={t('street.reports')} />
      </StreetTitle>
      <ReadView
        read={read}
        bar={({ userTeams }) =>
          userTeams.length > 0 && <CopyRows rows={() => tableOf(columns, userTeams)} />
        }
      >
        {({ userTeams }) =>
          userTeams.length === 0 ? (
            <EmptyState title={t('street.none.teams')} />
          ) : (
            <CardGrid min={320}>
              {userTeams.map((team, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a team may come twice
                <TeamCard key={`${team._id} ${index}`} team={team} />
              ))}
            </CardGrid>
          )
        }
      </ReadView>
    </>
  );
}

/** 'IND: Asha, Bela; AUS: 3' */
const playersText = (teams: UserTeam['playersPerTeam']): string =>
  [...teams]
    .map(([code, players]) => {
      const named = Array.isArray(players)
        ? players.map((player) => player?.name ?? MISSING).join(', ')
        : (players ?? MISSING);
      return `${code}: ${named}`;
    })
    .join('; ') || MISSING;

function TeamCard({ team }: { team: UserTeam }) {
  const t = useText();
  return (
    <Card>
      <CardContent>
        <Box
          component="h2"
          sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1, typography: 'subtitle1' }}
        >
          <TeamPicture src={team.user_team_pic} name={team.name} />
          <Text value={team.name} limit={80} />
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <IdText value={team._id} what={t('street.teamId')} />
        </Box>
        <Box
          sx={{
            pt: 1.5,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
            gap: 1.5,
          }}
        >
          {team.playersPerTeam.size === 0 ? (
            <div>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t('street.players')}
              </Box>
              {MISSING}
            </div>
          ) : (
            [...team.playersPerTeam].map(([code, players]) => (
              <Players key={code} code={code} players={players} />
            ))
          )}
        </Box>
      </CardContent>
    </Card>
  );
}
