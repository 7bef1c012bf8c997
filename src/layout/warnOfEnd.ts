import { closeToast, toast } from '#actions/toasts.ts';
import { at, now } from '#authProvider/clock.ts';
import { endSession } from '#authProvider/session.ts';

/** Minutes before the end at which a notice says so (APP-08). */
const MARKS = [5, 1];
const MINUTE = 60_000;

/**
 * Says once per mark, on one notice, that the session ends (`expiresAt` in milliseconds), and ends it on
 * time. A session opened between the marks is told of at once. Returns what cancels it.
 */
export function warnOfEnd(expiresAt: number): () => void {
  let notice: number | undefined;
  const warn = () => {
    const left = expiresAt - now();
    if (left <= 0) return;
    const minutes = Math.ceil(left / MINUTE);
    notice = toast(
      {
        tone: 'warning',
        title: { key: 'session.endsSoon', params: { minutes } },
        text: { key: 'session.endsSoonHint' },
        duration: null,
      },
      notice,
    );
  };
  const ahead = MARKS.map((minutes) => expiresAt - minutes * MINUTE);
  const passed = ahead.filter((mark) => mark <= now());
  const stops = ahead.filter((mark) => !passed.includes(mark)).map((mark) => at(mark, warn));
  if (passed.length > 0) warn();
  stops.push(at(expiresAt, () => endSession('expired')));
  return () => {
    for (const stop of stops) stop();
    if (notice !== undefined) closeToast(notice);
  };
}
