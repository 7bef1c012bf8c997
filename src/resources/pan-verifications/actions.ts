import { action, type Confirmation } from '#actions/action.ts';
import { A, O, S, SA, T } from '#authProvider/roles.ts';
import { PAGE_SIZE, type PanDecision } from '#contract/assumptions.ts';
import { decidePanRequest, listPanRequests } from '#contract/pan.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';
import type { Text, TextKey } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { isWellFormedPan, mayDecidePan } from '#rules/pan.ts';
import { statusWord } from '#rules/statusWord.ts';
import { isBlank, MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

export const ROLES = [A, T, O, SA, S] as const;

/** State of a request that has left the list: which decision it was, no call tells. */
const DECIDED = 'decided';
/** Pages looked through for one request; user ids that begin alike are fewer. */
const PAGES = 50;

const statusOf = (request: ResourceRecord): string => plainText(request.status) ?? '';

/** The user of a request in words; the request's own id is another thing and never stands for it. */
export const userOf = (request: ResourceRecord): string => plainText(request.user_id) ?? MISSING;

/** How a request is named where many are listed: by its user, without one as the request that it is. */
export const recordOf = (request: ResourceRecord): string =>
  plainText(request.user_id) ?? `${MISSING} (${plainText(request._id) ?? MISSING})`;

/** Reads a request again. There is no call for one: it is looked up by its user, and gone means decided. */
async function lookUp(request: ResourceRecord): Promise<ResourceRecord | undefined> {
  const user = plainText(request.user_id);
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { page, limit: PAGE_SIZE, ...(user !== null && { search: user }) };
    const { data } = await call(listPanRequests, { query });
    const found = data.find((row) => sameId(row?._id, request._id));
    if (found) return { ...found, id: request.id };
    if (data.length < PAGE_SIZE) return { ...request, status: DECIDED };
  }
  return undefined;
}

/** The last four signs only: dialogs are seen by whoever stands behind the reviewer. */
function shortPan(pan: unknown): string {
  const text = plainText(pan);
  return text === null ? MISSING : `…${text.slice(-4)}`;
}

function question(request: ResourceRecord, title: TextKey, line: TextKey, key: string) {
  const { name_pan_card: card, name_at_bank: bank } = request;
  return {
    title: { key: title },
    lines: [
      {
        key: line,
        params: { id: String(request._id), user: userOf(request), pan: shortPan(request.pan) },
      },
      {
        key: 'pan.namesLine',
        params: { card: plainText(card) ?? MISSING, bank: plainText(bank) ?? MISSING },
      },
      { key: 'pan.again', params: { key } },
    ],
  } satisfies Confirmation;
}

/** What the reviewer compared and is another now; images may get a new address with every read. */
function changesOf(before: ResourceRecord, now: ResourceRecord): Text[] {
  const differs = (field: string) => plainText(before[field]) !== plainText(now[field]);
  return [
    ...(differs('pan') ? [{ key: 'pan.panChanged' as const }] : []),
    ...(differs('name_pan_card') || differs('name_at_bank')
      ? [{ key: 'pan.namesChanged' as const }]
      : []),
  ];
}

/** What Accept and Reject have in common: one request, one lock; the state is read again (PAN-01, NET-06). */
const decision = (to: PanDecision) => ({
  endpoint: decidePanRequest,
  mark: 'final' as const,
  roles: ROLES,
  record: recordOf,
  lock: (request: ResourceRecord) => `pan:${request._id}`,
  when: (request: ResourceRecord) =>
    statusOf(request) === DECIDED
      ? ({ key: 'pan.decided' } as const)
      : mayDecidePan({ status: statusOf(request) }),
  input: (request: ResourceRecord) => ({ path: { _id: String(request._id), decision: to } }),
  reread: lookUp,
  stateOf: statusOf,
  stateText: (request: ResourceRecord) => statusWord(statusOf(request)),
  changes: changesOf,
  notices: 'plain' as const,
  failed: (message: string | undefined) => ({
    title: { key: 'pan.updateFailed' as const },
    text: message ?? { key: 'pan.tryAgain' as const },
  }),
});

/** Sets a request to APPROVED. Whether its image was seen is for the desk to ask. */
export const acceptPan = action({
  ...decision('APPROVED'),
  name: 'pan.accept',
  label: 'pan.accept',
  confirm: (request) => {
    const asked = question(request, 'pan.acceptTitle', 'pan.acceptLine', 'a');
    const open = [
      ...(isWellFormedPan(request.pan) ? [] : [{ key: 'pan.malformed' as const }]),
      ...(isBlank(request.name_pan_card) || isBlank(request.name_at_bank)
        ? [{ key: 'pan.namesMissing' as const }]
        : []),
    ];
    return { ...asked, open };
  },
  succeeded: (message) => ({ text: message ?? { key: 'pan.approved' } }),
});

/** Sets a request to REJECTED. */
export const rejectPan = action({
  ...decision('REJECTED'),
  name: 'pan.reject',
  label: 'pan.reject',
  confirm: (request) => question(request, 'pan.rejectTitle', 'pan.rejectLine', 'r'),
  succeeded: (message) => ({ text: message ?? { key: 'pan.rejected' } }),
});
