import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { shownDirections } from '#rules/direction.ts';
import { useDocumentTitle } from './DocumentTitle.ts';
import { FavouriteStar } from './FavouriteStar.tsx';
import { OpenPageContext } from './favourites.ts';

/** The path whose heading had its turn; the first page of a visit leaves the focus where it is. */
let seenPath: string | undefined;

/**
 * The page's heading: names page and record in the tab too, and takes the focus when another page is opened
 * (APP-16). Beside it the star that makes the page a favourite (WRK-02). `note` stands below it, `actions` at the right.
 */
export function PageTitle({
  title,
  note,
  actions,
  place,
}: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** What is another page, where a part of the path is a tab of this one; the whole path by default. */
  place?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const path = place ?? pathname;
  useDocumentTitle(title);

  useEffect(() => {
    if (seenPath !== undefined && seenPath !== path) heading.current?.focus();
    seenPath = path;
  }, [path]);

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: { xs: 0.5, sm: 1 },
        pt: { xs: 1, sm: 2 },
        pb: { xs: 0.5, sm: 1.5 },
        minHeight: 56,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            sx={{ minWidth: 0, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
          >
            {shownDirections(title)}
          </Typography>
          <PageStar title={title} />
        </Box>
        {note && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        )}
      </Box>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            maxWidth: '100%',
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}

/** The star of the open page; none where it is no page to come back to. */
function PageStar({ title }: { title: string }) {
  const open = useContext(OpenPageContext);
  const { pathname } = useLocation();
  if (!open) return null;
  const { page, title: plain } = open;
  const to = pathname.replace(/(?<=.)\/$/, '');
  return <FavouriteStar favourite={{ to, page, ...(title !== plain && { name: title }) }} />;
}
