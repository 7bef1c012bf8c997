import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLocaleState } from 'ra-core';
import { useTheme } from 'react-admin';
import { signOut } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useConfig } from '#config/useConfig.ts';
import { useText } from '#i18n/useText.ts';
import { ActivityButton } from '#layout/ActivityButton.tsx';
import { EnvironmentBand } from '#layout/EnvironmentBand.tsx';
import { Palette } from '#layout/palette/Palette.tsx';
import { SelectedGame } from '#layout/SelectedGame.tsx';

/** The bar on top: menu, selected game, activity, language, theme, whose session it is. */
export function TopBar({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const t = useText();
  const session = useSession();
  const { brand } = useConfig();
  return (
    <AppBar position="sticky" component="header">
      <EnvironmentBand />
      <Toolbar variant="dense" sx={{ gap: 1, minHeight: 48 }}>
        <Tooltip title={t(menuOpen ? 'layout.closeMenu' : 'layout.openMenu')}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label={t(menuOpen ? 'layout.closeMenu' : 'layout.openMenu')}
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Typography variant="subtitle1" component="span" noWrap sx={{ flex: 'none' }}>
          {brand}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center' }}>
          <SelectedGame />
        </Box>
        <Palette />
        <ActivityButton />
        <LanguageButton />
        <ThemeButton />
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 220 }}
        >
          {session?.name} · {session?.role}
        </Typography>
        <Tooltip title={t('layout.signOut')}>
          <IconButton color="inherit" aria-label={t('layout.signOut')} onClick={signOut}>
            <LogoutOutlined />
          </IconButton>
        </Tooltip>
      </Toolbar>
    </AppBar>
  );
}

function ThemeButton() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  const label = t(dark ? 'layout.light' : 'layout.dark');
  return (
    <Tooltip title={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        onClick={() => setTheme(dark ? 'light' : 'dark')}
      >
        {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  );
}

function LanguageButton() {
  const t = useText();
  const [locale, setLocale] = useLocaleState();
  return (
    <Tooltip title={locale === 'hi' ? 'English' : 'हिन्दी'}>
      <IconButton
        color="inherit"
        aria-label={`${t('layout.language')}: ${locale === 'hi' ? 'English' : 'हिन्दी'}`}
        onClick={() => setLocale(locale === 'hi' ? 'en' : 'hi')}
      >
        <TranslateOutlined />
      </IconButton>
    </Tooltip>
  );
}
