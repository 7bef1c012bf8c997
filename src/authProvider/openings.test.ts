// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openedAt } from '#authProvider/openings.ts';

const MOMENT = Date.UTC(2026, 0, 5, 6);

/** Lets an event reach a link, or what lies in it; nothing is gone to. */
function reach(href: string, event: Event, target = ''): void {
  const link = document.createElement('a');
  const inner = link.appendChild(document.createElement('span'));
  link.setAttribute('href', href);
  link.target = target;
  link.addEventListener(event.type, (given) => given.preventDefault());
  document.body.append(link);
  inner.dispatchEvent(event);
  link.remove();
}
const press = (type: string, init: MouseEventInit = {}) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, ...init });

afterEach(() => {
  vi.useRealTimers();
});

it.each<[string, MouseEvent, string]>([
  ['Ctrl and a click', press('click', { ctrlKey: true }), ''],
  ['Cmd and a click', press('click', { metaKey: true }), ''],
  ['Shift and a click', press('click', { shiftKey: true }), ''],
  ['a click on a link of its own tab', press('click'), '_blank'],
  ['the middle button', press('auxclick', { button: 1 }), ''],
  ['the menu of the link', press('contextmenu', { button: 2 }), ''],
  ['a drag to the tabs', press('dragstart'), ''],
])('%s is remembered for two minutes as an address opened here [APP-09]', (how, event, target) => {
  vi.useFakeTimers({ now: MOMENT, toFake: ['Date'] });
  const href = `/trades/games-list?by=${encodeURIComponent(how)}`;
  reach(`${href}#part`, event, target);
  const address = new URL(href, location.href).href;
  expect(openedAt(address)).toBe(MOMENT);
  expect(openedAt(`${address}&page=2`)).toBeNull();
  vi.setSystemTime(MOMENT + 120_001);
  expect(openedAt(address)).toBeNull();
});

it('a plain click opens nothing elsewhere, nor does a press beside links [APP-09]', () => {
  reach('/plain', press('click'));
  document.body.dispatchEvent(press('click', { ctrlKey: true }));
  reach('http://[', press('auxclick'));
  expect(openedAt(new URL('/plain', location.href).href)).toBeNull();
});
