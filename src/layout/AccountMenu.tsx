import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext, useId, useState } from 'react';
import { signOut } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { useLanguageLook, useThemeLook } from '#layout/useLooks.ts';
import { formatDate } from '#rules/dates.ts';
import { Text } from '#ui/Text.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';

/** The same as `AccountControls`, behind one button where the bar is narrow. */
export function AccountMenu() {
  const t = useText();
  const id = useId();
  const session = useSession();
  const theme = useThemeLook();
  const language = useLanguageLook();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = session?.name ?? '';
  const timeZone = useContext(TimeZoneContext);
  const locale = useLocale();
  const until = formatDate(session?.expiresAt, { timeZone, style: 'dateTime', locale });
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('layout.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleOutlined />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="none" sx={{ px: 1, py: 1, maxWidth: 280, typography: 'body2' }}>
          <Box sx={{ fontWeight: 600 }}>
            <Text value={name} />
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{session?.role}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('session.until', { time: until })}
          </Box>
        </Box>
        <MenuItem onClick={choose(language.change)} lang={language.lang}>
          {language.label}
        </MenuItem>
        <MenuItem onClick={choose(theme.change)}>{theme.label}</MenuItem>
        <MenuItem onClick={choose(signOut)}>{t('layout.signOut')}</MenuItem>
      </Menu>
    </>
  );
}
