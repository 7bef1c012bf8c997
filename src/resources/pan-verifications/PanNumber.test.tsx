// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderUi, Wrapper } from '#testing/ui.tsx';
import { PanNumber } from './PanNumber.tsx';

afterEach(cleanup);

describe('a PAN', () => {
  const HINT = 'Not five letters, four digits, a letter';
  it.each<[unknown, string, boolean]>([
    ['ABCPE1234F', 'ABCPE1234F', true],
    ['abcpe1234f', 'abcpe1234f', true],
    ['ABCPE1234FX', 'ABCPE1234FX', false],
    ['XABCPE1234F', 'XABCPE1234F', false],
    ['ABCPE1234F ', 'ABCPE1234F␣', false],
    ['ABCPE1234F\u202E', 'ABCPE1234F⟨U+202E⟩', false],
    ['ABCD1234K', 'ABCD1234K', false],
    [null, '—', false],
    ['', '—', false],
    [{}, '—', false],
  ])('%j shows as %s, marked unless well formed [PAN-02]', (pan, shown, well) => {
    renderUi(<PanNumber pan={pan} large />);
    expect(document.querySelector('bdi')?.textContent).toBe(shown);
    expect(screen.queryByText(HINT) === null).toBe(well);
  });

  it('is marked in words in the list too, in either language [PAN-02, APP-17]', () => {
    render(
      <Wrapper locale="hi">
        <PanNumber pan="ABCD1234K" />
      </Wrapper>,
    );
    expect(screen.getByText('पाँच अक्षर, चार अंक, एक अक्षर नहीं है')).toBeTruthy();
  });
});
