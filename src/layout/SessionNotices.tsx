import { useEffect } from 'react';
import { pendingMarks, seePending } from '#actions/pendingMarks.ts';
import { closeToast, toast } from '#actions/toasts.ts';
import { anyLock, isLocked } from '#actions/writeLock.ts';
import { currentSession, replacedAnother } from '#authProvider/session.ts';
import { storageIsOff } from '#authProvider/storage.ts';
import { useSessionState } from '#authProvider/useSession.ts';
import { config } from '#config/current.ts';
import { restOfTexts } from '#i18n/texts.ts';
import { asText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';

/** How long a notice waits for the name of its action, in milliseconds. */
const NAME_WAIT = 3000;

/** What a person is told once when the console opens, and asked when leaving it in the middle of a write. */
export function SessionNotices() {
  const { status } = useSessionState();
  useEffect(() => {
    // Once more when a login in another tab revives this one: what ended unseen is told then.
    if (status !== 'open' || pendingMarks().length === 0) return;
    let told = false;
    let shown: number[] = [];
    const tell = (named: boolean) => {
      if (!told) shown = resultsToCheck(named);
      told = true;
    };
    // The name of an action may be among the texts that come later; money does not wait for them long.
    const timer = setTimeout(() => tell(false), NAME_WAIT);
    restOfTexts().then(
      () => tell(true),
      () => tell(false),
    );
    return () => {
      clearTimeout(timer);
      told = true;
      for (const id of shown) closeToast(id);
    };
  }, [status]);
  useEffect(() => {
    const shown = [...whoseSession(), ...noStorage()];
    addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      removeEventListener('beforeunload', askBeforeLeaving);
      for (const id of shown) closeToast(id);
    };
  }, []);
  return null;
}

/** A write whose answer is open must not be left by mistake; the browser words the question itself. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (anyLock()) event.preventDefault();
}

/**
 * Money that was on its way when this tab was reloaded or the session ended, and how it ended if known (NET-06). Where the
 * texts could not be had the actions are not named: the record and the time tell them.
 */
const resultsToCheck = (named: boolean): number[] =>
  pendingMarks()
    .filter(({ key }) => !isLocked(key))
    .map(({ key, mark: { label, record, at, end } }) =>
      toast({
        tone: 'warning',
        ...(named && { title: { key: 'actions.pendingTitle', params: { label: asText(label) } } }),
        text: {
          key: end === undefined ? 'actions.pendingText' : `actions.unseen.${end}`,
          params: {
            record,
            time: formatDate(at, { timeZone: config().timeZone, style: 'dateTime' }),
          },
        },
        duration: null,
        onClose: () => seePending(key),
      }),
    );

/** Somebody's link may have signed this tab in as another person: says whose session it is (APP-06). */
function whoseSession(): number[] {
  const session = currentSession();
  if (!session || !replacedAnother()) return [];
  const { name, role } = session;
  return [
    toast({
      tone: 'warning',
      title: { key: 'session.replaced', params: { name, role } },
      text: { key: 'session.replacedHint' },
      duration: null,
    }),
  ];
}

const noStorage = (): number[] =>
  storageIsOff()
    ? [toast({ tone: 'info', text: { key: 'session.storageOff' }, duration: null })]
    : [];
