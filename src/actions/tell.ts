import type { Action, Told } from '#actions/action.ts';
import { ACTION_TOAST, PLAIN_TOAST, type Toast, toast } from '#actions/toasts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';

/** The server's own words only; our texts are looked up when they are shown. */
export const plainText = (text: Text | string | undefined): string =>
  typeof text === 'string' ? text : '';

/** The notices of one run: each replaces the one before it (NET-07). */
export interface Notices {
  slow: () => void;
  succeeded: (told: Told | undefined, message: string | undefined) => void;
  failed: (told: Told, stays: boolean) => void;
  unknown: () => void;
  unknownStill: () => void;
  state: (state: string | undefined) => void;
}

/** Opens the 'Loading' notice of an action and gives the ways to go on from it. */
export function notices<S, E extends Endpoint, X>(action: Action<S, E, X>): Notices {
  const asAction = action.notices !== 'plain';
  const duration = asAction ? ACTION_TOAST : PLAIN_TOAST;
  const id = toast({
    tone: 'loading',
    title: { key: 'actions.loadingTitle' },
    text: { key: 'actions.loadingText' },
    duration: null,
  });
  const show = (next: Omit<Toast, 'id'>) => void toast(next, id);
  return {
    slow: () =>
      show({
        tone: 'loading',
        title: { key: 'actions.loadingTitle' },
        text: { key: 'actions.stillWorking' },
        duration: null,
      }),
    succeeded: (told, message) =>
      show({
        tone: 'success',
        title: told?.title ?? (asAction ? { key: 'actions.success' } : undefined),
        text: told?.text ?? message ?? { key: 'actions.done' },
        duration,
      }),
    failed: (told, stays) =>
      show({
        tone: 'error',
        title: told.title ?? { key: 'actions.error' },
        text: told.text ?? { key: 'actions.wrong' },
        duration: stays ? null : duration,
      }),
    unknown: () => show({ tone: 'warning', text: { key: 'actions.unknown' }, duration: null }),
    unknownStill: () =>
      show({ tone: 'warning', text: { key: 'actions.unknownStill' }, duration: null }),
    state: (state) =>
      show({
        tone: 'warning',
        text:
          state === undefined
            ? { key: 'actions.stateRead' }
            : { key: 'actions.stateNow', params: { state } },
        duration: null,
      }),
  };
}

/** A refusal, or a plain write of which nobody knows whether it was saved. */
export function tellRefusal(
  tell: Notices,
  { kind, failure }: { kind: 'refused' | 'unknown'; failure: Failure },
  told: Told | undefined,
): void {
  const text = kind === 'unknown' ? { key: 'actions.maybeSaved' as const } : failureText(failure);
  tell.failed({ ...told, text: told?.text ?? text }, kind === 'unknown');
}
