import { TIMEOUTS } from '#http/call.ts';
import type { Difference } from '#http/check/compare.ts';
import type { CallRow, Clock, Cors, ServiceRow, Silence } from '#http/check/result.ts';
import type { Text } from '#i18n/useText.ts';

/** Additions that are named; the others are counted. */
const NAMED = 12;

const plain = (key: Text['key']): Text => ({ key });

/** What was found of a call, a line each; none where its result says all. */
export function detailsOf(
  { finding, service }: CallRow,
  addressOf: (service: string) => string,
): Text[] {
  switch (finding.kind) {
    case 'fits':
      return finding.records === 0 ? [plain('serviceCheck.detail.empty')] : [];
    case 'additions':
      return [
        ...finding.unknown.map(unknownOf),
        ...additionsOf(finding.additions),
        ...(finding.records === 0 ? [plain('serviceCheck.detail.empty')] : []),
      ];
    case 'differs':
      return [
        ...finding.differences.map(differenceOf),
        ...finding.unknown.map(unknownOf),
        ...additionsOf(finding.additions),
      ];
    case 'refused':
      return [
        {
          key: finding.said ? 'serviceCheck.detail.said' : 'serviceCheck.detail.status',
          params: { status: finding.status },
        },
      ];
    case 'noAnswer':
      return [silenceOf(finding.why, addressOf(service))];
    case 'notTried':
      return [
        finding.why === 'needs'
          ? {
              key: 'serviceCheck.why.needs',
              params: { needs: plain(`serviceCheck.needs.${finding.needs}`) },
            }
          : plain(`serviceCheck.why.${finding.why}`),
      ];
    default:
      return [];
  }
}

function additionsOf(additions: readonly string[]): Text[] {
  if (additions.length === 0) return [];
  const keys = additions.slice(0, NAMED).join(', ');
  const more = additions.length - NAMED;
  return [
    {
      key: 'serviceCheck.detail.additions',
      params: {
        keys: more > 0 ? { key: 'serviceCheck.detail.more', params: { keys, count: more } } : keys,
      },
    },
  ];
}

const unknownOf = (params: { path: string; times: number; of: number }): Text => ({
  key: 'serviceCheck.detail.unknown',
  params,
});

function differenceOf({ path, expected, under, found, needed, times, of }: Difference): Text {
  const what: Text = plain(`serviceCheck.expected.${expected}`);
  const line: Text = {
    key: of > 1 ? 'serviceCheck.detail.times' : 'serviceCheck.detail.difference',
    params: {
      path: path === '' ? plain('serviceCheck.detail.whole') : path,
      expected:
        under.length > 0
          ? { key: 'serviceCheck.detail.under', params: { expected: what, keys: under.join(', ') } }
          : what,
      found: plain(`serviceCheck.found.${found}`),
      times,
      of,
    },
  };
  // A status is shown as it comes.
  return needed || found === 'otherStatus'
    ? line
    : { key: 'serviceCheck.detail.shown', params: { line } };
}

/** Why nothing came from an address. */
export function silenceOf(why: Silence, address: string): Text {
  return {
    key: `serviceCheck.silence.${why}`,
    params: {
      seconds: TIMEOUTS.read / 1000,
      origin: URL.canParse(address) ? new URL(address).origin : address,
    },
  };
}

/** Does a service answer, else why not. */
export const reachOf = ({ reach, address }: ServiceRow): Text =>
  reach.kind === 'silent'
    ? silenceOf(reach.why, address)
    : plain(`serviceCheck.reach.${reach.kind}`);

/** May a browser read it. */
export function corsText(cors: Cors): Text {
  if (cors.kind === 'allowed' && cors.hidden.length > 0)
    return { key: 'serviceCheck.cors.hidden', params: { headers: cors.hidden.join(', ') } };
  if (cors.kind === 'refused')
    return { key: 'serviceCheck.cors.refused', params: { what: cors.what } };
  return plain(`serviceCheck.cors.${cors.kind}`);
}

/** How its clock goes. */
export function clockText(clock: Clock): Text {
  if (clock.kind !== 'off') return plain(`serviceCheck.clock.${clock.kind}`);
  return {
    key: clock.seconds > 0 ? 'serviceCheck.clock.ahead' : 'serviceCheck.clock.behind',
    params: { seconds: Math.abs(clock.seconds) },
  };
}
