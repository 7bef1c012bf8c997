// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { later } from './later.ts';

afterEach(cleanup);

const Part = ({ name = 'part' }: { name?: string }) => <p>{name}</p>;
const shown = (One: typeof Part) =>
  render(
    <Suspense fallback="waiting">
      <One name="here" />
    </Suspense>,
  );

describe('a part that comes later [NET-09]', () => {
  it('comes when it is drawn, and once', async () => {
    const load = vi.fn(async () => ({ Part }));
    const One = later<'Part', { name?: string }>(load, 'Part');
    shown(One as typeof Part);
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('here')).toBeTruthy();
    cleanup();
    shown(One as typeof Part);
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('draws at once where it was brought before, also after it could not be had', async () => {
    const load = vi
      .fn<() => Promise<{ Part: typeof Part }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ Part });
    const One = later<'Part', { name?: string }>(load, 'Part');
    await expect(One.bring()).rejects.toThrow('offline');
    await One.bring();
    shown(One as typeof Part);
    expect(screen.getByText('here')).toBeTruthy();
  });
});
