import { type CheckResult, isServiceTrouble, isTrouble } from '#http/check/result.ts';
import { clockText, corsText, detailsOf, reachOf } from '#http/check/wording.ts';
import type { Text } from '#i18n/useText.ts';

/** The numbers of a check: reads that were to be tried, those that are through, and what needs a look. */
export function countsOf({ calls, services }: CheckResult) {
  const reads = readsOf(calls);
  return {
    reads: reads.length,
    done: reads.filter(({ finding }) => finding.kind !== 'waiting' && finding.kind !== 'asking')
      .length,
    calls: reads.filter(isTrouble).length,
    services: services.filter(isServiceTrouble).length,
    known: services.length,
  };
}

/** The calls that are tried, and those that never are. */
export const readsOf = (calls: CheckResult['calls']) => calls.filter((row) => !isLeft(row));
export const leftOf = (calls: CheckResult['calls']) => calls.filter(isLeft);

const isLeft = ({ finding }: CheckResult['calls'][number]): boolean =>
  finding.kind === 'notTried' && (finding.why === 'write' || finding.why === 'download');

/**
 * A check as plain text: a table of the services and one of the reads. It holds addresses, keys, kinds and counts;
 * no value of an answer, no id and no token (CHK-01, CHK-02).
 */
export function reportText(result: CheckResult, say: (text: Text) => string): string {
  const { at, state, services, calls } = result;
  const addressOf = (service: string) =>
    services.find((row) => row.service === service)?.address ?? service;
  const head = (name: Text['key']) => say({ key: name });
  const time = (ms: number | null) =>
    ms === null ? '' : say({ key: 'serviceCheck.ms', params: { ms } });
  const counts = countsOf(result);
  return [
    `${head('serviceCheck.title')} · ${new Date(at).toISOString()} · ${head(`serviceCheck.state.${state}`)}`,
    '',
    ...table([
      [
        head('serviceCheck.columns.service'),
        head('serviceCheck.columns.reach'),
        head('serviceCheck.columns.time'),
        head('serviceCheck.columns.cors'),
        head('serviceCheck.columns.clock'),
        head('serviceCheck.columns.address'),
      ],
      ...services.map((row) => [
        row.service,
        say(reachOf(row)),
        time(row.reach.kind === 'answers' ? row.reach.ms : null),
        say(corsText(row.cors)),
        say(clockText(row.clock)),
        row.address,
      ]),
    ]),
    '',
    ...table([
      [
        head('serviceCheck.columns.call'),
        head('serviceCheck.columns.result'),
        head('serviceCheck.columns.time'),
        head('serviceCheck.columns.details'),
      ],
      ...readsOf(calls).flatMap((row) => {
        const [first, ...more] = detailsOf(row, addressOf).map(say);
        return [
          [row.call, head(`serviceCheck.result.${row.finding.kind}`), time(row.ms), first ?? ''],
          ...more.map((line) => ['', '', '', line]),
        ];
      }),
    ]),
    '',
    say({ key: 'serviceCheck.left', params: { count: leftOf(calls).length } }),
    counts.calls + counts.services === 0
      ? head('serviceCheck.clean')
      : say({
          key: 'serviceCheck.troubled',
          params: {
            calls: counts.calls,
            all: counts.reads,
            services: counts.services,
            known: counts.known,
          },
        }),
    '',
  ].join('\n');
}

/** The same for programs. */
export const reportJson = (result: CheckResult): string =>
  `${JSON.stringify({ ...result, at: new Date(result.at).toISOString() }, null, 2)}\n`;

/** Columns of one width, the last as long as it is; without blanks at the ends of lines. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  const last = widths.length - 1;
  const rule = widths.map((width, column) =>
    '-'.repeat(column === last ? (head[column] ?? '').length : width),
  );
  return [head, rule, ...body].map(line);
}
