import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { chunkFailureOf } from '#http/chunks.ts';
import { englishFirst as english } from '#i18n/englishFirst.ts';
import { Boundary } from '#layout/Boundary.tsx';
import { Problem } from '#layout/pages/Problem.tsx';

/** When even the frame around the pages broke: never a blank page, and no stack on it (NET-11). */
export function RootBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Boundary resetKey={key} instead={(error) => <Broken error={error} />}>
      {children}
    </Boundary>
  );
}

/** Says what broke, and offers to load the page anew. */
export function Broken({ error }: { error: unknown }) {
  const { crashed, newVersion, reload } = english.layout;
  const message = error instanceof Error ? error.message : String(error);
  const [title, detail] = chunkFailureOf(error) ? [message, newVersion] : [crashed, message];
  return <Problem title={title} detail={detail} retry={reload} onRetry={() => location.reload()} />;
}
