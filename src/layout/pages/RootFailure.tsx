import { useRouteError } from 'react-router';
import { chunkFailureOf } from '#http/chunks.ts';
import { englishFirst as english } from '#i18n/englishFirst.ts';
import { phrase } from '#i18n/phrase.ts';
import { Problem } from '#layout/pages/Problem.tsx';

/** When even the frame around the pages broke: never a blank page, and no stack on it (NET-11). */
export function RootFailure() {
  return <Broken error={useRouteError()} />;
}

/** Says what broke, and offers to load the page anew. */
export function Broken({ error }: { error: unknown }) {
  const { crashed, chunkFailed, chunkReason, chunkReasons, newVersion } = english.layout;
  const chunk = chunkFailureOf(error);
  const [title, detail] = chunk
    ? [
        phrase(chunkFailed, { id: chunk.chunk }),
        `${phrase(chunkReason, { reason: chunkReasons[chunk.reason] })}. ${newVersion}`,
      ]
    : [crashed, error instanceof Error ? error.message : String(error)];
  return (
    <Problem
      title={title}
      detail={detail}
      retry={english.layout.reload}
      onRetry={() => location.reload()}
    />
  );
}
