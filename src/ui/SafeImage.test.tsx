// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { initials } from './initials.ts';
import { SafeImage } from './SafeImage.tsx';
import { SafeLink } from './SafeLink.tsx';
import { TeamLogo } from './TeamLogo.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const picture = () => document.querySelector('img');
const image = (src: unknown, alt = 'Rohit Sharma') => (
  <SafeImage src={src} alt={alt} width={40} height={40} />
);

describe('SafeImage', () => {
  it('shows a picture by its address [NET-12]', () => {
    renderUi(image('https://kyc.example/ok.png'));
    expect(picture()?.getAttribute('src')).toBe('https://kyc.example/ok.png');
    expect(picture()?.alt).toBe('Rohit Sharma');
    expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it.each([
    'javascript:window.__pwn=1',
    'data:image/svg+xml;base64,PHN2Zy8+',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'null',
    '',
    null,
    5,
    {},
  ])('asks nobody for %j and shows initials [NET-12]', (src) => {
    renderUi(image(src));
    expect(picture()).toBeNull();
    expect(screen.getByRole('img', { name: 'Rohit Sharma' }).textContent).toBe('RS');
  });

  it('asks at most twice for a picture that is not there [NET-12]', () => {
    renderUi(image('https://kyc.example/404.png'));
    const asked = [picture()];
    for (let i = 0; i < 5; i += 1) {
      const now = picture();
      if (now) fireEvent.error(now);
      act(() => vi.advanceTimersByTime(5000));
      if (picture() && picture() !== asked.at(-1)) asked.push(picture());
    }
    expect(asked).toHaveLength(2);
    expect(picture()).toBeNull();
    expect(screen.getByRole('img', { name: 'Rohit Sharma' }).textContent).toBe('RS');
  });

  it('begins afresh with another address', () => {
    const { rerender } = renderUi(image(''));
    rerender(image('https://kyc.example/ok.png'));
    expect(picture()?.getAttribute('src')).toBe('https://kyc.example/ok.png');
  });
});

it.each([
  ['Rohit Sharma', 'RS'],
  ['virat', 'V'],
  ['  A  B C', 'AB'],
  ['', '?'],
  ['\u{1F1EE}\u{1F1F3} India', '\u{1F1EE}\u{1F1F3}I'],
])('the initials of %j are %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

it('a team without a logo shows its code [PRD-01]', () => {
  const { container } = renderUi(<TeamLogo src={null} code="SUNRISERS" name="Sunrisers" />);
  expect(container.textContent).toBe('SUNR');
  expect(screen.getByRole('img', { name: 'Sunrisers' })).toBeTruthy();
});

describe('SafeLink', () => {
  it('opens a new tab without handing over the opener [NET-12, RMG-03]', () => {
    renderUi(<SafeLink href="https://rooms.example/7">Replay</SafeLink>);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Replay' });
    expect(link.href).toBe('https://rooms.example/7');
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', null, ''])(
    'is plain text for %j [NET-12]',
    (href) => {
      const { container } = renderUi(<SafeLink href={href}>Replay</SafeLink>);
      expect(screen.queryByRole('link')).toBeNull();
      expect(container.textContent).toBe('Replay');
    },
  );
});
