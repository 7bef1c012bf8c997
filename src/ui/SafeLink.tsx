import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { safeHttpUrl } from '#rules/urls.ts';

/** A link that leaves the console, in a new tab and without handing over the opener; plain text when unsafe (NET-12). */
export function SafeLink({ href, children }: { href: unknown; children: ReactNode }) {
  const url = safeHttpUrl(href);
  if (url === null) return <bdi>{children}</bdi>;
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 24, minHeight: 24 }}
    >
      <bdi>{children}</bdi>
    </Link>
  );
}
