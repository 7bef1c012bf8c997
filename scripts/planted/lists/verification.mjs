// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source that hold templates
import { within } from '../within.mjs';

const PAN = [
  'src/resources/pan-verifications/PanQueue.test.tsx',
  'src/resources/pan-verifications/queue.test.ts',
];
const BANK = ['src/resources/bank-verifications/bankVerifications.test.tsx'];

// PAN and bank requests, user ids, coupons.
export default [
  ...within('src/resources/pan-verifications/actions.ts', PAN, [
    [`...decision('APPROVED'),`, `...decision('REJECTED'),`],
    [`...decision('REJECTED'),`, `...decision('APPROVED'),`],
    ['pan: plainText(request.pan) ?? MISSING', 'pan: MISSING'],
    [`of: ({ pan }: ResourceRecord) => plainText(pan)`, `of: (_: ResourceRecord) => ''`],
    [
      `JSON.stringify([plainText(name_pan_card), plainText(name_at_bank)])`,
      `JSON.stringify([plainText(name_pan_card), name_at_bank === 0])`,
    ],
    [`[urls ?? []].flat().map(pictureOf)`, `[urls ?? []].flat().map(() => '')`],
    [
      `{ path: { _id: String(request._id), decision: to } }`,
      `{ path: { _id: userOf(request), decision: to } }`,
    ],
    [`return { ...request, status: DECIDED };`, `return undefined;`],
  ]),
  ...within('src/resources/bank-verifications/actions.ts', BANK, [
    [`({ body: { user_id: userOf(record) } })`, `({ body: { user_id: String(record.id) } })`],
    [`({ body: { user_id: userId } })`, `({ body: { user_id: userId + '0' } })`],
    [`account: readBankDetails(record.json).account_number ?? MISSING,`, `account: MISSING,`],
    [`return { ...record, status: null };`, `return record;`],
    [`sameId(row?.user_id, user_id)`, `true`],
    [`['status', plainText(record.status)] as const,`, ``],
    [`.filter((field) => then[field] !== fresh[field])`, `.filter(() => false)`],
  ]),
  ...within(
    'src/rules/userId.ts',
    ['src/rules/userId.test.ts'],
    [
      [`Number.isSafeInteger(number) && number > 0`, `number > 0`],
      [`&& number > 0 ? number : null`, `? number : null`],
      [`/^\\.{1,2}$/.test(id) || !id.isWellFormed() ? '' : id`, `!id.isWellFormed() ? '' : id`],
      [`/^[0-9]+$/.test(digits) && `, ``],
    ],
  ),
  ...within(
    'src/rules/coupons.ts',
    ['src/rules/coupons.test.ts'],
    [
      [`discount.value > 100`, `discount.value > 1000`],
      [`{ integer: true, min: 1 }`, `{ integer: true, min: 0 }`],
      [`{ min: 0, decimals: DISCOUNT_DECIMALS }`, `{ decimals: DISCOUNT_DECIMALS }`],
      [`lengthOf(code) > COUPON_CODE_LENGTH`, `lengthOf(code) >= COUPON_CODE_LENGTH`],
      [`refuseIf(hasInvisible(code), reason('codeInvisible')),`, ``],
      [
        `if (type === 'league') return 'league_id';`,
        `if (type === 'league') return 'league_template_id';`,
      ],
      [`user_id === '' ? {} : { user_id }`, `{ user_id }`],
      [`usage_limit: usage.value,`, `usage_limit: 1,`],
      [`if (target !== null) checks.push([target, missing(target)]);`, ``],
    ],
  ),
  ...within(
    'src/rules/pan.ts',
    ['src/rules/pan.test.ts'],
    [
      ["request.status !== 'pending'", "request.status === 'APPROVED'"],
      ['[0-9]{4}[A-Za-z]$/', '[0-9]{4}[A-Za-z]/'],
    ],
  ),
  ...within(
    'src/rules/names.ts',
    ['src/rules/names.test.ts'],
    [
      [`free.set(folded, left - 1);`, ``],
      [`spareLeft.length + spareRight.length === 0 &&`, ``],
      [
        `text: characters.slice(from, to).join(''), same: false`,
        `text: characters.slice(from, to).join(''), same: true`,
      ],
    ],
  ),
  ...within(
    'src/rules/status.ts',
    ['src/rules/status.test.ts'],
    [
      [`  cancelled: 'negative',`, `  cancelled: 'positive',`],
      [`if (status === '') return reason('statusMissing');`, ``],
      [`known: known !== undefined`, `known: true`],
      [`status === 'verified' || status === 'rejected' ? look`, `status === 'verified' ? look`],
    ],
  ),
];
