import { Component, type ReactNode } from 'react';
import { chunkFailureOf } from '#http/chunks.ts';
import { englishFirst as english } from '#i18n/englishFirst.ts';
import { Problem } from '#layout/pages/Problem.tsx';

/** When even the frame around the pages broke: never a blank page, and no stack on it (NET-11). */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken error={error} />;
  }
}

/** Says what broke, and offers to load the page anew. */
export function Broken({ error }: { error: unknown }) {
  const { crashed, newVersion, reload } = english.layout;
  const message = error instanceof Error ? error.message : String(error);
  const [title, detail] = chunkFailureOf(error) ? [message, newVersion] : [crashed, message];
  return <Problem title={title} detail={detail} retry={reload} onRetry={() => location.reload()} />;
}
