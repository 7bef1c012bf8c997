import { useRouteError } from 'react-router';
import { englishFirst as english } from '#i18n/englishFirst.ts';
import { Problem } from '#layout/pages/Problem.tsx';

/** When even the frame around the pages broke: never a blank page, and no stack on it (NET-11). */
export function RootFailure() {
  return <Broken error={useRouteError()} />;
}

/** Says what broke, and offers to load the page anew. */
export function Broken({ error }: { error: unknown }) {
  return (
    <Problem
      title={english.layout.crashed}
      detail={error instanceof Error ? error.message : String(error)}
      retry={english.layout.reload}
      onRetry={() => location.reload()}
    />
  );
}
