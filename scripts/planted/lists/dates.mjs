import { within } from '../within.mjs';

// Moments, zones, ages, months, waits.
export default [
  ...within(
    'src/rules/dates.ts',
    ['src/rules/dates.test.ts'],
    [
      [
        'momentOf(count) ?? momentOf(count * 1000)',
        'momentOf(count * 1000) ?? momentOf(count)',
        'within the years read, seconds and milliseconds never overlap: the order says nothing',
      ],
      [`(text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)`, `(hours * 60 + minutes)`],
      [`momentOf(asUtc - offset)`, `momentOf(asUtc + offset)`],
      [`hour > 23 || minute > 59`, `hour > 24 || minute > 60`],
      [`if (style === 'time') return MISSING;`, ``],
      [`timeZone: 'UTC' }).format`, `timeZone }).format`],
      [`hourCycle: 'h23'`, `hourCycle: 'h12'`],
      [`const OLD_AFTER_MINUTES = 10;`, `const OLD_AFTER_MINUTES = 11;`],
      [`Math.max(0, Math.floor((now - readAt) / 60_000))`, `Math.floor((now - readAt) / 60_000)`],
    ],
  ),
  ...within(
    'src/rules/reportMonths.ts',
    ['src/rules/reportMonths.test.ts'],
    [
      [`((nth + 3) % 12) + 1`, `((nth + 2) % 12) + 1`],
      [`nth < 9 ? 2021 : 2022`, `nth < 8 ? 2021 : 2022`],
      [`Math.ceil(ms / 1000)`, `Math.floor(ms / 1000)`],
      [`String(seconds % 60).padStart(2, '0')`, `String(seconds % 60)`],
    ],
  ),
  ...within(
    'src/http/retryAfter.ts',
    ['src/http/retryAfter.test.ts'],
    [
      [`Number(given) * 1000`, `Number(given)`],
      [`const LONGEST = 120_000;`, `const LONGEST = 1_200_000;`],
      [`left > LONGEST ? 0 : Math.max`, `Math.max`],
      [`Date.parse(given) - now`, `Date.parse(given)`],
    ],
  ),
  ...within(
    'src/authProvider/clock.ts',
    ['src/authProvider/clock.test.ts'],
    [
      [`Math.abs(off) > TOLERATED ? off : 0`, `off > TOLERATED ? off : 0`],
      [
        `if (done) return;`,
        ``,
        'every timer and listener is taken away when it is cancelled: nothing is left to come',
      ],
    ],
  ),
  ...within(
    'src/custom-pages/financial-report/wait.ts',
    ['src/custom-pages/financial-report/wait.test.ts'],
    [
      [`if (isOnItsWay(state)) return;`, ``],
      [
        `wait(month, now() + config().financialReportWaitMs, now())`,
        `wait(month, config().financialReportWaitMs, now())`,
      ],
      [`tabStorage.set(KEY, JSON.stringify({ month, due, since }));`, ``],
      [`onPersonLeaves(cancelReport);`, ``],
    ],
  ),
];
