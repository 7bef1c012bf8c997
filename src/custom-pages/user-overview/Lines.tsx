import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { OWN_PAGES } from '#custom-pages/user-overview/useOwnRows.ts';
import { useText } from '#i18n/useText.ts';

/** The few lines of a panel. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', '& > li': { py: 0.5 } }}
    >
      {children}
    </Box>
  );
}

/** One line: words at the left, the rest beside them. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      {children}
    </Box>
  );
}

/** That there is nothing. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Box sx={{ py: 0.5, typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}

/** That the user has none of these; where there is more than was read, that nobody knows. */
export function NoneOfOwn({ known, children }: { known: boolean; children: ReactNode }) {
  const t = useText();
  return <Nothing>{known ? children : t('home.notFoundYet', { count: OWN_PAGES })}</Nothing>;
}
