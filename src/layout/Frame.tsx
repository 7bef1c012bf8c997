import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { AskedActions } from '#layout/AskedActions.tsx';
import { Boundary } from '#layout/Boundary.tsx';
import { bringFrameParts, MenuDrawer } from '#layout/frameParts.ts';
import { guardKeys } from '#layout/guardKeys.ts';
import { handFocusOn } from '#layout/handFocusOn.ts';
import { PageKeys } from '#layout/keys/PageKeys.tsx';
import { forgetFailedPages } from '#layout/LazyPage.tsx';
import { Menu } from '#layout/Menu.tsx';
import { SessionDialog } from '#layout/SessionDialog.tsx';
import { SessionNotices } from '#layout/SessionNotices.tsx';
import { Toasts } from '#layout/Toasts.tsx';
import { TopBar } from '#layout/TopBar.tsx';
import { Unhidden } from '#layout/Unhidden.tsx';
import { useOpenPage } from '#layout/useOpenPage.ts';
import { BottomBarContext } from '#ui/BottomBar.tsx';
import { OpenPageContext } from '#ui/favourites.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { scrollEdges } from '#ui/scrollEdges.ts';
import { useLabel } from '#ui/useLabel.ts';
import { useOwnPage } from '#ui/useOwnPage.ts';
import { whenIdle } from '#ui/whenIdle.ts';

const OPEN = 224;
const COMPACT = 56;

/** What stands before the bar: the base of all styles, and the link that skips to the content. */
const Before = memo(function Before() {
  const t = useText();
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
    </>
  );
});

/** What stands over every page: keys, dialogs, notices. */
const Over = memo(function Over() {
  return (
    <>
      <PageKeys />
      <AskedActions />
      <SessionDialog />
      <SessionNotices />
      <Unhidden>
        <Toasts />
      </Unhidden>
    </>
  );
});

/**
 * The frame around every page: drawer, bar, content, dialogs, notices (APP-10, APP-13). react-admin draws its layout
 * anew whenever a route or a resource is made known: what is around the page is drawn only when it changes itself.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [wide, setWide] = useStore('menu.wide', true);
  const [open, setOpen] = useState(false);
  const [lowerEdge, setLowerEdge] = useState<HTMLElement | null>(null);
  const menuStands = useOwnPage(open, () => setOpen(false));
  useEffect(guardKeys, []);
  useEffect(handFocusOn, []);
  useEffect(() => whenIdle(() => void bringFrameParts()), []);
  const menuOpen = small ? open : wide;
  const turnMenu = useCallback(
    () => (small ? setOpen : setWide)(!menuOpen),
    [small, menuOpen, setWide],
  );
  const width = wide ? OPEN : COMPACT;
  const label = useLabel();
  const { page } = useOpenPage() ?? {};
  const name = page && page.path !== '/' ? page.name : null;
  const title = page ? label(page.title) : '';
  const toMark = useMemo(() => (name === null ? null : { page: name, title }), [name, title]);
  return (
    <>
      <Before />
      <TopBar menuOpen={menuOpen} onMenu={turnMenu} />
      <Box sx={{ display: 'flex', minWidth: 0 }}>
        {small ? (
          <OnceOpen open={menuStands} onClose={() => setOpen(false)}>
            <MenuDrawer open={menuStands} width={OPEN} onClose={() => setOpen(false)} />
          </OnceOpen>
        ) : (
          <Box
            data-screen
            sx={{
              width,
              flex: 'none',
              position: 'sticky',
              // Above the sticky heads of the content: painted first, it would make Chromium give each card a layer of its
              // own (UI-13).
              zIndex: 3,
              top: 'var(--app-bar-height, 48px)',
              height: 'calc(100dvh - var(--app-bar-height, 48px))',
              overflowY: 'auto',
              overflowX: 'hidden',
              borderRight: 1,
              borderColor: 'divider',
              background: ({ palette: { surface } }) =>
                scrollEdges('down', { ground: surface.sunken, edge: surface.edge }),
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
          <Box
            sx={{
              flex: '1 0 auto',
              px: { xs: 2, md: 3 },
              pb: 'calc(24px + var(--notices-height, 0px))',
              minWidth: 0,
            }}
          >
            <Boundary resetKey={pathname} onReset={forgetFailedPages}>
              <OpenPageContext value={toMark}>
                <BottomBarContext value={lowerEdge}>{children}</BottomBarContext>
              </OpenPageContext>
            </Boundary>
          </Box>
          <Box ref={setLowerEdge} sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }} />
        </Box>
      </Box>
      <Over />
    </>
  );
}
