import type { Action, Told } from '#actions/action.ts';
import type { Learned, ReadState } from '#actions/settleUnknown.ts';
import { ACTION_TOAST, closeToast, PLAIN_TOAST, type Toast, toast } from '#actions/toasts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';
import { type State, sameState } from '#rules/settlement.ts';

/** The notices of one run: each replaces the one before it (NET-07). */
export interface Notices {
  slow: () => void;
  succeeded: (told: Told | undefined, message: string | undefined) => void;
  /** `stays`: until it is closed, because nobody knows whether it was saved. */
  failed: (told: Told, stays: boolean, failure: Failure) => void;
  unknown: (requestId?: string) => void;
  stillTrying: () => void;
  away: () => void;
  /** `title`: the action's own of a failure. */
  learned: (learned: Text, title: Told['title']) => void;
  close: () => void;
}

/** Opens the 'Loading' notice of an action and gives the ways to go on from it. */
export function notices<S, E extends Endpoint, X>(
  action: Action<S, E, X>,
  record: string,
): Notices {
  const asAction = action.notices !== 'plain';
  const duration = asAction ? ACTION_TOAST : PLAIN_TOAST;
  const loading = (text: Text): Omit<Toast, 'id'> => ({
    tone: 'loading',
    title: { key: 'actions.loadingTitle' },
    text,
    duration: null,
  });
  const id = toast(loading({ key: 'actions.loadingText' }));
  const show = (next: Omit<Toast, 'id'>) => void toast(next, id);
  let about: NonNullable<Toast['about']> = { label: action.label, record };
  const warn = (text: Text, title?: Told['title']) =>
    show({ tone: 'warning', title, text, about, duration: null });
  return {
    slow: () => show(loading({ key: 'actions.stillWorking' })),
    succeeded: (told, message) =>
      show({
        tone: 'success',
        title: told?.title ?? (asAction ? { key: 'actions.success' } : undefined),
        text: told?.text ?? message ?? { key: 'actions.done' },
        duration,
      }),
    failed: (told, stays, { requestId, until }) =>
      show({
        tone: 'error',
        title: told.title ?? { key: 'actions.error' },
        text: told.text ?? { key: 'actions.wrong' },
        about: { ...about, requestId },
        until,
        duration: stays ? null : duration,
      }),
    unknown: (requestId) => {
      about = { ...about, requestId };
      warn({ key: 'actions.unknown' });
    },
    stillTrying: () => warn({ key: 'actions.unknownStill' }),
    away: () => warn({ key: 'actions.unknownAway' }),
    learned: warn,
    close: () => closeToast(id),
  };
}

/**
 * What is told once the state was read after an unknown end: that nobody knows and why, then what was learned.
 * `before` is the state that was acted on (NET-06).
 */
export function learnedText(
  learned: Learned,
  before: State | undefined,
  failure: Failure,
  untold: Text = { key: 'actions.nothingTells' },
): Text {
  if (learned.kind === 'left') return { key: 'actions.unknownStill' };
  return {
    key: 'actions.unknownEnd',
    params: {
      why: whyUnknown(failure),
      learned: learned.kind === 'nothingTells' ? untold : stateLearned(learned.state, before),
    },
  };
}

function stateLearned(state: ReadState | undefined, before: State | undefined): Text {
  if (state === undefined) return { key: 'actions.stateRead' };
  const key = sameState(state.state, before) ? 'actions.stateStill' : 'actions.stateNow';
  return { key, params: { state: state.text } };
}

function whyUnknown({ kind, status = 0 }: Failure): Text {
  if (kind === 'server') return { key: 'actions.why.server', params: { status } };
  const came = kind === 'unreadable' || kind === 'shape' || kind === 'cut';
  return { key: came ? 'actions.why.unreadable' : 'actions.why.none' };
}

/** What a refusal says, or a write of which nobody knows whether it was saved: an upload has no list to look at. */
export function refusalText(
  kind: 'refused' | 'unknown',
  failure: Failure,
  { effect }: Pick<Endpoint, 'effect'>,
): Text | string {
  if (kind === 'refused' || failure.kind === 'aborted') return failureText(failure);
  return { key: effect === 'upload' ? 'actions.maybeArrived' : 'actions.maybeSaved' };
}
