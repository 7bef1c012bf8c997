// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source that hold templates
import { within } from '../within.mjs';

// Rupees, counts, percent, exact numbers, what is typed as a number, sums of reports.
export default [
  ...within(
    'src/rules/money.ts',
    ['src/rules/money.test.ts'],
    [
      [
        `end -= 2) groups.push(head.slice(Math.max(end - 2, 0), end))`,
        `end -= 3) groups.push(head.slice(Math.max(end - 3, 0), end))`,
      ],
      [`const sign = text.startsWith('-') ? '-' : '';`, `const sign = '';`],
      [`signed(decimalText(amount, 2), '₹')`, `signed(decimalText(amount), '₹')`],
      [
        `amount === null ? value : decimalText(roundDecimal(amount, 2))`,
        `amount === null ? 0 : decimalText(roundDecimal(amount, 2))`,
      ],
      [
        `if (amount === null) return null;\n    sum = addDecimals(sum, amount);`,
        `if (amount === null) continue;\n    sum = addDecimals(sum, amount);`,
      ],
      [`decimalText(subtractDecimals(from, less))`, `decimalText(subtractDecimals(less, from))`],
      [`const { units } = roundDecimal(amount, 2);`, `const { units } = amount;`],
      [`amount !== null && amount.units !== 0n`, `amount !== null && amount.units > 0n`],
      [`value ?? 0`, `value || 0`],
      ["`${signed(decimalText(percent, 2), '')}%`", "`${signed(decimalText(percent), '')}%`"],
    ],
  ),
  ...within(
    'src/rules/decimal.ts',
    ['src/rules/decimal.test.ts', 'src/rules/money.test.ts'],
    [
      [`const scale = Math.max(a.scale, b.scale);`, `const scale = Math.min(a.scale, b.scale);`],
      [`scale: a.scale + b.scale,`, `scale: Math.max(a.scale, b.scale),`],
      [`if (b.units === 0n) return null;`, `if (b.units === 0n) return a;`],
      [`return dividend < 0n === divisor < 0n ? whole : -whole;`, `return whole;`],
      [
        `(size(dividend) * 2n + size(divisor)) / (size(divisor) * 2n)`,
        `size(dividend) / size(divisor)`,
      ],
      [`places === undefined ? withoutEndZeros(fraction) : fraction`, `fraction`],
      [
        `left !== null && right !== null && compareDecimals(left, right) === 0`,
        `String(a) === String(b)`,
      ],
      [`Math.min(Math.max(value, min), max)`, `Math.max(value, min)`],
      [`multiplyDecimals(by, fromText(String(times)))`, `by`],
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
      [`const key = by === 'game' ? game : day;`, `const key = by === 'game' ? day : game;`],
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
      [
        `const gain = subtractDecimals(last, average);`,
        `const gain = subtractDecimals(average, last);`,
      ],
      [`units: 100n, scale: 0`, `units: 1n, scale: 0`],
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
