import { action, type Confirmation } from '#actions/action.ts';
import { A, O, S, SA, T } from '#authProvider/roles.ts';
import { PAGE_SIZE, type PanDecision } from '#contract/assumptions.ts';
import { decidePanRequest, listPanRequests } from '#contract/pan.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';
import type { Text, TextKey } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { isWellFormedPan, mayDecidePan } from '#rules/pan.ts';
import type { Fact } from '#rules/settlement.ts';
import { statusWord } from '#rules/statusWord.ts';
import { isBlank, MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

export const ROLES = [A, T, O, SA, S] as const;

/** Where both decisions ask: beside what is compared (PAN-02). */
export const DESK = 'pan-desk';

/** State of a request that has left the list: which decision it was, no call tells. */
const DECIDED = 'decided';
/** Pages looked through for one request; user ids that begin alike are fewer. */
const PAGES = 50;

const statusOf = (request: ResourceRecord): string => plainText(request.status) ?? '';

/** Has the request left the list of those that wait? See `lookUp`. */
export const isDecided = (request: ResourceRecord): boolean => statusOf(request) === DECIDED;

/** The user of a request in words; the request's own id is another thing and never stands for it. */
export const userOf = (request: ResourceRecord): string => plainText(request.user_id) ?? MISSING;

/** How a request is named where many are listed: by its user, without one as the request that it is. */
export const recordOf = (request: ResourceRecord): string =>
  plainText(request.user_id) ?? `${MISSING} (${plainText(request._id) ?? MISSING})`;

/** Reads a request again. There is no call for one: it is looked up by its user, and gone means decided. */
export async function lookUp(request: ResourceRecord): Promise<ResourceRecord | undefined> {
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

function question(request: ResourceRecord, title: TextKey, line: TextKey, key: string) {
  const { name_pan_card: card, name_at_bank: bank } = request;
  return {
    title: { key: title },
    lines: [
      {
        key: line,
        params: {
          id: String(request._id),
          user: userOf(request),
          pan: plainText(request.pan) ?? MISSING,
        },
      },
      {
        key: 'pan.namesLine',
        params: { card: plainText(card) ?? MISSING, bank: plainText(bank) ?? MISSING },
      },
      { key: 'pan.again', params: { key } },
    ],
  } satisfies Confirmation;
}

/** Parameters by which the usual stores of files sign an address; any other may name the file. */
const SIGNING =
  /^(x-(amz|goog|oss|cos)-.+|awsaccesskeyid|googleaccessid|key-pair-id|policy|sign|signature|sig|expires|s[etprv]|token)$/i;

/** A picture's address without what signs it anew with every read. */
function pictureOf(address: unknown): string {
  const text = plainText(address) ?? '';
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (SIGNING.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** The pictures of a request, the same for as long as they are the same pictures. */
export const picturesOf = ({ urls }: ResourceRecord): string =>
  JSON.stringify([urls ?? []].flat().map(pictureOf));

/** What the reviewer compared: name, number and pictures, of one person, in one status (PAN-02). */
const FACTS = {
  status: { tell: null, of: statusOf },
  user: { tell: 'pan.userChanged', of: ({ user_id }: ResourceRecord) => plainText(user_id) },
  pan: { tell: 'pan.panChanged', of: ({ pan }: ResourceRecord) => plainText(pan) },
  names: {
    tell: 'pan.namesChanged',
    of: ({ name_pan_card, name_at_bank }: ResourceRecord) =>
      JSON.stringify([plainText(name_pan_card), plainText(name_at_bank)]),
  },
  pictures: {
    tell: 'pan.picturesChanged',
    of: picturesOf,
  },
} as const;

const factsOf = (request: ResourceRecord): Fact[] =>
  Object.entries(FACTS).map(([key, { of }]) => {
    const state = of(request) ?? '';
    return { key, kind: 'field', label: key, state, shown: state };
  });

/** What of it is another now, in words that show nobody's number to whoever looks on. */
function changesOf(before: ResourceRecord, now: ResourceRecord): Text[] {
  return Object.values(FACTS).flatMap(({ tell, of }) =>
    tell === null || of(before) === of(now) ? [] : [{ key: tell }],
  );
}

/** What Accept and Reject have in common: one request, one lock; the state is read again (PAN-01, NET-06). */
const decision = (to: PanDecision) => ({
  endpoint: decidePanRequest,
  asksAt: DESK,
  mark: 'final' as const,
  roles: ROLES,
  record: recordOf,
  lock: (request: ResourceRecord) => `pan:${request._id}`,
  when: (request: ResourceRecord) =>
    isDecided(request)
      ? ({ key: 'pan.decided' } as const)
      : mayDecidePan({ status: statusOf(request) }),
  input: (request: ResourceRecord) => ({ path: { _id: String(request._id), decision: to } }),
  reread: lookUp,
  stateOf: factsOf,
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
