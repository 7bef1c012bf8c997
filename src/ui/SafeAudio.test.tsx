// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { clock, SafeAudio } from './SafeAudio.tsx';

const URL = 'https://rec.example/a.mp3';
const paused = new WeakMap<HTMLMediaElement, boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (paused.get(this) === false) {
      paused.set(this, true);
      this.dispatchEvent(new Event('pause'));
    }
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const audio = () => document.querySelector('audio') as HTMLAudioElement;
const button = (name: string) => screen.getByRole('button', { name });
function arrives(element: HTMLAudioElement, duration: number) {
  Object.defineProperty(element, 'duration', { configurable: true, value: duration });
  fireEvent(element, new Event('loadedmetadata'));
}

it.each([null, '', 'not a url', 'javascript:window.__pwn=1', 'file:///etc/passwd'])(
  'for %j there is no player and no request [CAL-04, NET-12]',
  (src) => {
    renderUi(<SafeAudio src={src} />);
    expect(screen.getByText('Recording unavailable')).toBeTruthy();
    expect(document.querySelector('audio')).toBeNull();
  },
);

it('gives up after 15 s without an answer, and can be tried again [CAL-04]', () => {
  renderUi(<SafeAudio src={URL} />);
  act(() => vi.advanceTimersByTime(14_999));
  expect(screen.queryByText('Recording unavailable')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('Recording unavailable')).toBeTruthy();
  fireEvent.click(button('Retry'));
  expect(screen.queryByText('Recording unavailable')).toBeNull();
  expect(audio().src).toBe(URL);
});

it('says at once when the recording cannot be read [CAL-04]', () => {
  renderUi(<SafeAudio src={URL} />);
  fireEvent.error(audio());
  expect(screen.getByText('Recording unavailable')).toBeTruthy();
});

it('knows what became of a recording before anybody listened [CAL-04]', () => {
  // jsdom knows no errors of media.
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    configurable: true,
    value: { code: 4 },
  });
  renderUi(<SafeAudio src={URL} />);
  expect(screen.getByText('Recording unavailable')).toBeTruthy();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
  cleanup();
  const state = vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get');
  state.mockReturnValue(HTMLMediaElement.HAVE_METADATA);
  const length = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(65);
  renderUi(<SafeAudio src={URL} />);
  expect(screen.getByText('0:00 / 1:05')).toBeTruthy();
  state.mockRestore();
  length.mockRestore();
});

it('does not give up on a recording that has come [CAL-04]', () => {
  renderUi(<SafeAudio src={URL} />);
  arrives(audio(), 65);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Recording unavailable')).toBeNull();
  expect(screen.getByText('0:00 / 1:05')).toBeTruthy();
});

it('plays one recording at a time [CAL-04]', async () => {
  renderUi(
    <>
      <SafeAudio src={URL} label="One" />
      <SafeAudio src={URL} label="Two" />
    </>,
  );
  const one = within(screen.getByRole('group', { name: 'One' }));
  const two = within(screen.getByRole('group', { name: 'Two' }));
  await act(async () => fireEvent.click(one.getByRole('button', { name: 'Play' })));
  expect(one.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await act(async () => fireEvent.click(two.getByRole('button', { name: 'Play' })));
  expect(one.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(two.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

it('stops when its row leaves the page [CAL-04]', async () => {
  const { unmount } = renderUi(<SafeAudio src={URL} />);
  const element = audio();
  await act(async () => fireEvent.click(button('Play')));
  unmount();
  expect(element.paused).toBe(true);
});

it('skips by 10 s within the recording, seeks and changes its speed [CAL-04]', () => {
  renderUi(<SafeAudio src={URL} />);
  arrives(audio(), 25);
  fireEvent.click(button('Forward 10 s'));
  expect(audio().currentTime).toBe(10);
  fireEvent.click(button('Forward 10 s'));
  fireEvent.click(button('Forward 10 s'));
  expect(audio().currentTime).toBe(25);
  fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value: '4' } });
  expect(audio().currentTime).toBe(4);
  fireEvent.click(button('Back 10 s'));
  expect(audio().currentTime).toBe(0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  expect(audio().playbackRate).toBe(1.5);
  expect([...screen.getAllByRole('option')].map((option) => option.textContent)).toEqual([
    '0.75×',
    '1×',
    '1.25×',
    '1.5×',
    '2×',
  ]);
});

it('does without a length that is not known [CAL-04]', () => {
  renderUi(<SafeAudio src={URL} />);
  arrives(audio(), Number.POSITIVE_INFINITY);
  expect(screen.getByText('0:00 / –:––')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true);
});

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3605, '1:00:05'],
])('%d s read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
