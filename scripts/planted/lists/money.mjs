// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source that hold templates
import { within } from '../within.mjs';

// Rupees, counts, percent, exact numbers, what is typed as a number, sums of reports.
export default [
  ...within(
    'src/rules/money.ts',
    ['src/rules/money.test.ts'],
    [
      [
        `new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })`,
        `new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'INR' })`,
      ],
      [`{ maximumFractionDigits: 2 }`, `{ maximumFractionDigits: 3 }`],
      [`format.format(text as Intl.StringNumericLiteral)`, `format.format(Number(text))`],
      [`grouped(RUPEES, decimalText(amount, 2))`, `grouped(RUPEES, decimalText(amount))`],
      [
        `amount === null ? value : decimalText(amount.round(2))`,
        `amount === null ? 0 : decimalText(amount.round(2))`,
      ],
      [
        `if (amount === null) return null;\n    sum = sum.plus(amount);`,
        `if (amount === null) continue;\n    sum = sum.plus(amount);`,
      ],
      [`decimalText(from.minus(less))`, `decimalText(less.minus(from))`],
      [`amount?.round(2).cmp(0) ?? null`, `amount?.cmp(0) ?? null`],
      [`amount !== null && !amount.eq(0)`, `amount?.gt(0) ?? false`],
      [`value ?? 0`, `value || 0`],
      ['{ minimumFractionDigits: 2 }', '{ minimumFractionDigits: 1 }'],
    ],
  ),
  ...within(
    'src/rules/decimal.ts',
    ['src/rules/decimal.test.ts', 'src/rules/money.test.ts'],
    [
      [`if (b.eq(0)) return null;`, `if (b.eq(0)) return a;`],
      [`  made.DP = places;\n`, ``],
      [`value.round(places).toFixed(places)`, `value.toFixed(places)`],
      [`Number.isFinite(value) ? new Big(value) : null`, `new Big(value)`],
      [`const text = String(value).trim();`, `const text = String(value);`],
      [`left !== null && right !== null && left.eq(right)`, `String(a) === String(b)`],
      [`Math.min(Math.max(value, min), max)`, `Math.max(value, min)`],
      [`new Big(step).times(times)`, `new Big(step)`],
    ],
  ),
  ...within(
    'src/rules/typedNumber.ts',
    ['src/rules/typedNumber.test.ts'],
    [
      [`if (rules.integer && text.includes('.'))`, `if (rules.integer && text.includes(','))`],
      [
        `if (!exact || Math.abs(value) > Number.MAX_SAFE_INTEGER)`,
        `if (!exact && Math.abs(value) > Number.MAX_SAFE_INTEGER)`,
      ],
      [`min !== undefined && value < min`, `min !== undefined && value <= min`],
      [`max !== undefined && value > max`, `max !== undefined && value >= max`],
      [`const text = trimInvisible(typed);`, `const text = typed;`],
    ],
  ),
  ...within(
    'src/rules/picksReport.ts',
    ['src/rules/picksReport.test.ts'],
    [
      [
        `earnings: subtractRupees(fees, winnings) ?? '0',`,
        `earnings: subtractRupees(winnings, fees) ?? '0',`,
      ],
      [`leftOut += 1;`, `leftOut = 1;`],
      [
        `(a.day ?? '9999').localeCompare(b.day ?? '9999')`,
        `(b.day ?? '9999').localeCompare(a.day ?? '9999')`,
      ],
      [`const key = by === 'game' ? game :`, `const key = by !== 'game' ? game :`],
      [`teams: sum.teams + 1`, `teams: 1`],
    ],
  ),
  ...within(
    'src/rules/street.ts',
    ['src/rules/street.test.ts'],
    [
      [
        `order_state === 'open' ? subtractRupees(quantity, processed_quantity) : processed_quantity`,
        `processed_quantity`,
      ],
      [`const gain = last.minus(average);`, `const gain = average.minus(last);`],
      [`gain.times(100)`, `gain`],
    ],
  ),
  ...within(
    'src/rules/predictionStats.ts',
    ['src/rules/predictionStats.test.ts'],
    [
      [`multiplyRupees(league.entry, booked?.slots_booked)`, `multiplyRupees(league.entry, 1)`],
      [`.sort(([a], [b]) => place(a) - place(b))`, `.sort(([a], [b]) => place(b) - place(a))`],
    ],
  ),
];
