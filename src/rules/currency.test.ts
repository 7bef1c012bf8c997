import { expect, it } from 'vitest';
import { decimalsOf, formatMoney, formatShare } from './currency.ts';

it.each([
  [1234567.5, {}, '₹12,34,567.50'],
  ['1.005', { currency: 'INR' }, '₹1.01'],
  [1234.5, { currency: 'USD' }, '$1,234.50'],
  [1234.5, { currency: 'JPY' }, 'JP¥1,235'],
  [0.1234567, { currency: 'EUR', decimals: 4 }, '€0.1235'],
  [-2.5, { currency: 'EUR', decimals: 0 }, '-€3'],
  ['9007199254740993.25', { currency: 'EUR' }, '€9,00,71,99,25,47,40,993.25'],
  ['12,5', { currency: 'EUR' }, '—'],
  [null, {}, '—'],
])('%j as money %j is %s [CFG-10]', (value, format, said) => {
  expect(formatMoney(value, format)).toBe(said);
});

it.each([
  [{}, 2],
  [{ currency: 'JPY' }, 0],
  [{ currency: 'KWD' }, 3],
  [{ currency: 'JPY', decimals: 2 }, 2],
])('%j has %i decimals [CFG-10]', (format, decimals) => {
  expect(decimalsOf(format)).toBe(decimals);
});

it.each([
  [12.5, {}, '12.5%'],
  [0.2, { fraction: true }, '20%'],
  [0.07, { fraction: true }, '7%'],
  ['33.33333', { decimals: 1 }, '33.3%'],
  ['a', {}, '—'],
])('%j as a percentage %j is %s [CFG-10]', (value, format, said) => {
  expect(formatShare(value, format)).toBe(said);
});
