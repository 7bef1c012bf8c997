import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';

/** One kind of work on home: what it is, how much of it waits, and what is known of it. A quiet one has none. */
export function WorkTile({
  title,
  to,
  quiet = false,
  children,
  foot,
}: {
  title: string;
  /** Where it is done. */
  to?: string;
  quiet?: boolean;
  children: ReactNode;
  foot?: ReactNode;
}) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        px: 2,
        pt: 1.5,
        pb: 1,
        minHeight: { sm: 124 },
        alignSelf: 'start',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minWidth: 0,
        ...(quiet && { bgcolor: 'surface.sunken' }),
      }}
    >
      <Box component="h3" id={id} sx={{ m: 0, typography: 'subtitle2', overflowWrap: 'anywhere' }}>
        {to === undefined ? (
          title
        ) : (
          <Link component={RouterLink} to={to} color={quiet ? 'textSecondary' : 'primary'}>
            {title}
          </Link>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {foot && <Box sx={{ minHeight: 24, display: 'flex', alignItems: 'center' }}>{foot}</Box>}
    </Card>
  );
}

/** How much waits, large; and below it what is known of it. */
export function WorkCount({
  count,
  quiet,
  note,
}: {
  count: string;
  quiet: boolean;
  note?: string | undefined;
}) {
  return (
    <>
      <Box
        sx={{
          typography: quiet ? 'body1' : 'h1',
          fontVariantNumeric: 'tabular-nums',
          color: quiet ? 'text.secondary' : 'text.primary',
        }}
      >
        {count}
      </Box>
      {note !== undefined && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>
      )}
    </>
  );
}

/** Some of what waits, by name; the rest is counted. */
export function WorkList({
  items,
  more,
}: {
  items: readonly { key: string; to?: string; text: string; note?: string }[];
  /** What stands for those that are not named. */
  more?: string | undefined;
}) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' }}
    >
      {items.map(({ key, to, text, note }) => (
        <Box component="li" key={key} sx={{ py: 0.25 }}>
          {to === undefined ? (
            text
          ) : (
            <Link component={RouterLink} to={to} sx={{ display: 'inline-block', minHeight: 24 }}>
              {text}
            </Link>
          )}
          {note !== undefined && (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', ml: 1 }}>
              {note}
            </Box>
          )}
        </Box>
      ))}
      {more !== undefined && <Box component="li">{more}</Box>}
    </Box>
  );
}
