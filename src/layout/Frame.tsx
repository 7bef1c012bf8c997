import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FinancialReportWait } from '#custom-pages/financial-report/FinancialReportWait.tsx';
import { useText } from '#i18n/useText.ts';
import { ActionDialog } from '#layout/ActionDialog.tsx';
import { Boundary } from '#layout/Boundary.tsx';
import { guardKeys } from '#layout/guardKeys.ts';
import { handFocusOn } from '#layout/handFocusOn.ts';
import { forgetFailedPages } from '#layout/LazyPage.tsx';
import { Menu } from '#layout/Menu.tsx';
import { SessionDialog } from '#layout/SessionDialog.tsx';
import { SessionNotices } from '#layout/SessionNotices.tsx';
import { Toasts } from '#layout/Toasts.tsx';
import { TopBar } from '#layout/TopBar.tsx';
import { Unhidden } from '#layout/Unhidden.tsx';
import { BottomBarContext } from '#ui/BottomBar.tsx';
import { useOwnPage } from '#ui/useOwnPage.ts';

const OPEN = 224;
const COMPACT = 56;

/** The frame around every page: drawer, bar, content, dialogs, notices (APP-10, APP-13). */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [wide, setWide] = useStore('menu.wide', true);
  const [open, setOpen] = useState(false);
  const [lowerEdge, setLowerEdge] = useState<HTMLElement | null>(null);
  const menuStands = useOwnPage(open, () => setOpen(false));
  useEffect(guardKeys, []);
  useEffect(handFocusOn, []);
  const width = wide ? OPEN : COMPACT;
  return (
    <>
      <CssBaseline />
      <Link
        href="#content"
        sx={{
          position: 'fixed',
          top: -60,
          left: 8,
          zIndex: 'tooltip',
          p: 1,
          bgcolor: 'background.paper',
          '&:focus': { top: 8 },
        }}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {t('layout.skip')}
      </Link>
      <TopBar
        menuOpen={small ? open : wide}
        onMenu={() => (small ? setOpen(!open) : setWide(!wide))}
      />
      <Box sx={{ display: 'flex', minWidth: 0 }}>
        {small ? (
          <Drawer
            open={menuStands}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { sx: { width: OPEN } } }}
          >
            <Menu compact={false} onNavigate={() => setOpen(false)} />
          </Drawer>
        ) : (
          <Box
            sx={{
              width,
              flex: 'none',
              position: 'sticky',
              top: 'var(--app-bar-height, 48px)',
              height: 'calc(100dvh - var(--app-bar-height, 48px))',
              overflowY: 'auto',
              overflowX: 'hidden',
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'surface.sunken',
            }}
          >
            <Menu compact={!wide} />
          </Box>
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 'calc(100dvh - var(--app-bar-height, 48px))',
            display: 'flex',
            flexDirection: 'column',
            outline: 0,
          }}
        >
          <FinancialReportWait />
          <Box
            sx={{
              flex: '1 0 auto',
              px: { xs: 2, md: 3 },
              pb: 'calc(24px + var(--notices-height, 0px))',
              minWidth: 0,
            }}
          >
            <Boundary resetKey={pathname} onReset={forgetFailedPages}>
              <BottomBarContext value={lowerEdge}>{children}</BottomBarContext>
            </Boundary>
          </Box>
          <Box ref={setLowerEdge} sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }} />
        </Box>
      </Box>
      <ActionDialog />
      <SessionDialog />
      <SessionNotices />
      <Unhidden>
        <Toasts />
      </Unhidden>
    </>
  );
}
