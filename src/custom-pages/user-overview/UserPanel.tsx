import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ProductPanel } from '#custom-pages/user-overview/panels.ts';
import { useText } from '#i18n/useText.ts';

/** One product's panel: its name, the way to its full page, and what it knows, read by itself (APP-18). */
export function UserPanel({ panel, userId }: { panel: ProductPanel; userId: string }) {
  const t = useText();
  const id = useId();
  const { Body } = panel;
  const title = t(panel.title);
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent sx={{ px: 2, py: 1.25, '&:last-child': { pb: 1.25 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={id} variant="subtitle1" component="h3" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <MuiLink
            component={Link}
            to={panel.address(userId)}
            aria-label={t('home.openPage', { page: title })}
            variant="body2"
            sx={{ py: 0.25 }}
          >
            {t('home.open')}
          </MuiLink>
        </Box>
        <Body key={userId} userId={userId} />
      </CardContent>
    </Card>
  );
}
