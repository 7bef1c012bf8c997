import { Component, type ReactNode } from 'react';
import { toast } from '#actions/toasts.ts';
import { chunkFailureOf } from '#http/chunks.ts';
import { problemText } from '#http/failureText.ts';
import { forgetFailedParts } from './later.ts';
import { MissingPlace } from './MissingPart.tsx';

interface Props {
  /** Another one is another try. */
  resetKey: string;
  /** Hears that it cannot be drawn, whatever is told of it. */
  onFailed?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Around what comes later and is no page: where it cannot be had, or breaks, a notice says so and all around it stays
 * (NET-09, NET-11). It is loaded anew with the next `resetKey`.
 */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    forgetFailedParts();
    toast({
      tone: 'error',
      ...(!chunkFailureOf(error) && { title: { key: 'actions.wrong' } }),
      text: problemText(error),
      duration: null,
      reload: true,
    });
    this.props.onFailed?.();
  }

  override componentDidUpdate(before: Props, { failed }: { failed: boolean }) {
    if (failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (this.state.failed) return null;
    return <MissingPlace value="around">{this.props.children}</MissingPlace>;
  }
}
