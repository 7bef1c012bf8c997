import { type ReactNode, useMemo } from 'react';
import { useSessionState } from '#authProvider/useSession.ts';
import { useConfig } from '#config/useConfig.ts';
import { Frame } from '#layout/Frame.tsx';
import { FrameworkNotices } from '#layout/FrameworkNotices.tsx';
import { Language } from '#layout/Language.tsx';
import { SignedOut } from '#layout/pages/SignedOut.tsx';
import { DocumentTitleContext } from '#ui/DocumentTitle.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';

/** react-admin's layout: language, titles and time zone as configured, then the frame around the open page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { brand, environment, timeZone } = useConfig();
  const { status } = useSessionState();
  const documentTitle = useMemo(
    () => (title: string) => `${environment ? `[${environment.label}] ` : ''}${title} – ${brand}`,
    [environment, brand],
  );
  return (
    <Language>
      <DocumentTitleContext value={documentTitle}>
        <TimeZoneContext value={timeZone}>
          <FrameworkNotices />
          {status === 'signedOut' ? <SignedOut /> : <Frame>{children}</Frame>}
        </TimeZoneContext>
      </DocumentTitleContext>
    </Language>
  );
}
