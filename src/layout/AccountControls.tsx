import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { signOut } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { useLanguageLook, useThemeLook } from '#layout/useLooks.ts';
import { sideBySide } from '#rules/direction.ts';
import { Text } from '#ui/Text.tsx';
import { Tip } from '#ui/Tip.tsx';

/** Language, theme, whose session it is and the way out, side by side. */
export function AccountControls() {
  const t = useText();
  const session = useSession();
  const theme = useThemeLook();
  const language = useLanguageLook();
  return (
    <>
      <Tip title={<span lang={language.lang}>{language.label}</span>}>
        <IconButton
          color="inherit"
          aria-label={`${t('layout.language')}: ${language.label}`}
          onClick={language.change}
        >
          <TranslateOutlined />
        </IconButton>
      </Tip>
      <Tip title={theme.label}>
        <IconButton color="inherit" aria-label={theme.label} onClick={theme.change}>
          {theme.dark ? <LightModeOutlined /> : <DarkModeOutlined />}
        </IconButton>
      </Tip>
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        noWrap
        sx={{ maxWidth: { sm: 120, md: 240 } }}
      >
        <Text value={sideBySide([session?.name, session?.role])} lines={1} />
      </Typography>
      <Tip title={t('layout.signOut')}>
        <IconButton color="inherit" aria-label={t('layout.signOut')} onClick={signOut}>
          <LogoutOutlined />
        </IconButton>
      </Tip>
    </>
  );
}
