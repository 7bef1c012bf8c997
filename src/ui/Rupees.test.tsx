// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { Count } from './Count.tsx';
import { Rupees } from './Rupees.tsx';

afterEach(cleanup);

it.each([
  [123456.5, '₹1,23,456.50'],
  ['12.50', '₹12.50'],
  [-0.001, '₹0.00'],
  [null, '—'],
  ['NaN', '—'],
  [1e21, '₹1,00,00,00,00,00,00,00,00,00,000.00'],
])('%s shows as %s [UI-05]', (value, shown) => {
  const { container } = renderUi(<Rupees value={value} />);
  expect(container.textContent).toBe(shown);
});

it.each([
  [100, '+₹100.00'],
  [-120.5, '-₹120.50'],
  [0, '₹0.00'],
  [-0.004, '₹0.00'],
  [undefined, '—'],
])('a profit of %s reads %s: a sign besides the colour [UI-07]', (value, shown) => {
  const { container } = renderUi(<Rupees value={value} profit />);
  expect(container.textContent).toBe(shown);
});

it('counts are grouped, and — when there is none', () => {
  const { container } = renderUi(
    <>
      <Count value={128345} /> <Count value={{}} />
    </>,
  );
  expect(container.textContent).toBe('1,28,345 —');
});
