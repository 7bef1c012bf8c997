// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { ImageViewer } from './ImageViewer.tsx';

const urls = ['https://kyc.example/1.png', 'https://kyc.example/2.png', '', 'javascript:x'];
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        fetched.push(url);
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const viewer = (images: unknown, onShown = vi.fn()) => (
  <ImageViewer images={images} label="PAN of user 77" onShown={onShown} />
);
const picture = () => document.querySelector('img');
const stage = () => screen.getByRole('group', { name: 'Image viewer' });
const key = (name: string) => fireEvent.keyDown(stage(), { key: name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const position = () => screen.getByRole('status').textContent;

describe('ImageViewer', () => {
  it('goes forth and back with buttons, no further than the ends [PAN-01]', () => {
    renderUi(viewer(urls));
    expect(position()).toBe('1 / 4');
    expect(picture()?.alt).toBe('PAN of user 77, 1 / 4');
    expect(button('Previous image').disabled).toBe(true);
    fireEvent.click(button('Next image'));
    expect(position()).toBe('2 / 4');
    expect(picture()?.getAttribute('src')).toBe(urls[1]);
    key('ArrowRight');
    key('ArrowRight');
    expect(button('Next image').disabled).toBe(true);
    key('ArrowRight');
    expect(position()).toBe('4 / 4');
    key('ArrowLeft');
    expect(position()).toBe('3 / 4');
  });

  it('counts addresses that cannot be shown, and asks nobody for them [PAN-01, NET-12]', () => {
    renderUi(viewer(urls));
    key('ArrowRight');
    key('ArrowRight');
    expect(picture()).toBeNull();
    expect(screen.getByText('No image')).toBeTruthy();
    key('ArrowRight');
    expect(picture()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The image could not be shown');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([[[]], [null], ['https://kyc.example/1.png'], [{}]])(
    '%j is no image [PAN-01]',
    (images) => {
      renderUi(viewer(images));
      expect(screen.getByText('No image')).toBeTruthy();
      expect(picture()).toBeNull();
    },
  );

  it('turns by quarters, and straight again with the next image [PAN-02]', () => {
    renderUi(viewer(urls));
    fireEvent.click(button('Rotate right'));
    key(']');
    expect(picture()?.style.transform).toBe('rotate(180deg)');
    key('[');
    fireEvent.click(button('Rotate left'));
    key('[');
    expect(picture()?.style.transform).toBe('rotate(-90deg)');
    key('ArrowRight');
    expect(picture()?.style.transform).toBe('rotate(0deg)');
  });

  it('leaves keys of the page and of the browser alone [PAN-02]', () => {
    const onKey = vi.fn();
    renderUi(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a page with keys of its own.
      <div onKeyDown={(event) => onKey(event.key)}>{viewer(urls)}</div>,
    );
    key('r');
    key('a');
    fireEvent.keyDown(stage(), { key: 'ArrowRight', altKey: true });
    key(']');
    expect(onKey.mock.calls).toEqual([['r'], ['a'], ['ArrowRight']]);
    expect(position()).toBe('1 / 4');
  });

  it('fetches the next image once this one is there, and says that one was shown [PAN-02]', () => {
    const onShown = vi.fn();
    renderUi(viewer(urls, onShown));
    expect(fetched).toEqual([]);
    expect(onShown).not.toHaveBeenCalled();
    fireEvent.load(picture() as Element);
    expect(fetched).toEqual([urls[1]]);
    expect(onShown).toHaveBeenCalledOnce();
  });

  it('tells which image failed and tries that one again [PAN-02]', () => {
    renderUi(viewer(urls));
    fireEvent.error(picture() as Element);
    expect(screen.getByRole('alert').textContent).toContain('The image could not be shown');
    expect(position()).toBe('1 / 4');
    fireEvent.click(button('Retry'));
    expect(picture()?.getAttribute('src')).toBe(urls[0]);
    key('ArrowRight');
    expect(picture()?.getAttribute('src')).toBe(urls[1]);
  });
});
