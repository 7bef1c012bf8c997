import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useRecordContext } from 'ra-core';
import type { UserTeam } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { TeamPicture } from '#resources/street/TeamPicture.tsx';
import { Players } from '#resources/street/teams/Players.tsx';
import { MISSING } from '#rules/text.ts';
import { IdText } from '#ui/IdText.tsx';
import { Text } from '#ui/Text.tsx';

/** A team with its players of each side (STR-08). */
export function TeamCard() {
  const t = useText();
  const team = useRecordContext<UserTeam & { id: string }>();
  if (!team) return null;
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
