import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, Suspense } from 'react';
import { useConfig } from '#config/useConfig.ts';
import { useText } from '#i18n/useText.ts';
import { AccountControls } from '#layout/AccountControls.tsx';
import { ActivityButton } from '#layout/ActivityButton.tsx';
import { Bands } from '#layout/Bands.tsx';
import { Banners } from '#layout/Banners.tsx';
import { EnvironmentBand } from '#layout/EnvironmentBand.tsx';
import { AccountMenu } from '#layout/frameParts.ts';
import { Palette } from '#layout/palette/Palette.tsx';
import { useOpenPage } from '#layout/useOpenPage.ts';
import { WaitingNotice } from '#layout/WaitingNotice.tsx';
import { later, Nothing } from '#ui/later.ts';
import { ReloadButton } from '#ui/MissingPart.tsx';
import { Tip } from '#ui/Tip.tsx';
import { useIdle } from '#ui/useIdle.ts';
import { useSharedHeight } from '#ui/useSharedHeight.ts';

const FinancialReportWait = later(
  () => import('#custom-pages/financial-report/FinancialReportWait.tsx'),
  'FinancialReportWait',
  { otherwise: Nothing },
);

const SelectedGame = later(() => import('#layout/SelectedGame.tsx'), 'SelectedGame', {
  otherwise: ReloadButton,
});

/** What looks games up is loaded with the first page about one. */
function GameOfRoute() {
  const gameId = useOpenPage()?.params.gameId;
  if (gameId === undefined) return null;
  // A boundary of its own: going to the page must not wait for it.
  return (
    <Suspense fallback={null}>
      <SelectedGame key={gameId} />
    </Suspense>
  );
}

/** A report on its way can wait for the page. */
function IdleReport() {
  const idle = useIdle();
  return <Suspense fallback={null}>{idle && <FinancialReportWait />}</Suspense>;
}

/** The bar on top: menu, selected game, palette, activity, language, theme, whose session it is. */
export const TopBar = memo(function TopBar({
  onMenu,
  menuOpen,
}: {
  onMenu: () => void;
  menuOpen: boolean;
}) {
  const t = useText();
  const { brand } = useConfig();
  const bar = useSharedHeight<HTMLElement>('--app-bar-height');
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <AppBar ref={bar} position="sticky" component="header">
      <EnvironmentBand />
      <Toolbar variant="dense" sx={{ gap: { xs: 0.5, sm: 1 }, px: { xs: 1, md: 2 } }}>
        <Tip title={t(menuOpen ? 'layout.closeMenu' : 'layout.openMenu')}>
          <IconButton
            color="inherit"
            aria-label={t(menuOpen ? 'layout.closeMenu' : 'layout.openMenu')}
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <MenuIcon />
          </IconButton>
        </Tip>
        <Typography
          variant="subtitle1"
          component="span"
          noWrap
          sx={{ flex: '0 1 auto', minWidth: 0 }}
        >
          {brand}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center' }}>
          <GameOfRoute />
        </Box>
        <Palette />
        <ActivityButton />
        {narrow ? (
          <Suspense fallback={null}>
            <AccountMenu />
          </Suspense>
        ) : (
          <AccountControls />
        )}
      </Toolbar>
      <Bands>
        <Banners />
        <IdleReport />
      </Bands>
      <WaitingNotice />
    </AppBar>
  );
});
