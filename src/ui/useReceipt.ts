import { useContext } from 'react';
import type { ActivityEntry } from '#actions/activity.ts';
import type { ReadSums, Receipt } from '#actions/receipt.ts';
import { useSay } from '#i18n/useSay.ts';
import { type Text, useLocale, useText } from '#i18n/useText.ts';
import { balanceOf, openOf, SUMS, withoutSign } from '#rules/books.ts';
import { formatDate } from '#rules/dates.ts';
import { withoutIsolates } from '#rules/direction.ts';
import { formatRupees } from '#rules/money.ts';
import type { StatusTone } from '#rules/status.ts';
import { MISSING } from '#rules/text.ts';
import { TimeZoneContext } from './TimeZone.ts';

/** A sentence of a receipt, and how it is meant. */
export interface Verdict {
  severity: 'success' | 'warning' | 'info';
  text: Text;
}

/** Whether the books of a receipt balance, or that the figures did not change yet (SET-02). */
export function verdictsOf({ state, before, after }: Receipt): Verdict[] {
  if (state === 'hidden') return [{ severity: 'info', text: { key: 'receipt.hidden' } }];
  if (state === 'reading') return [{ severity: 'info', text: { key: 'receipt.readOn' } }];
  if (state === 'unread' || !after)
    return [{ severity: 'warning', text: { key: 'receipt.unread' } }];
  const told: Verdict[] = [];
  if (state === 'same') told.push({ severity: 'warning', text: { key: 'receipt.same' } });
  if (!before) told.push({ severity: 'info', text: { key: 'receipt.beforeMissing' } });
  return [...told, balanceVerdict(after)];
}

/** Do these books balance, and by how much do they not? */
export function balanceVerdict({ sums }: Pick<ReadSums, 'sums'>): Verdict {
  const balance = balanceOf(sums);
  if (balance.kind === 'balanced')
    return { severity: 'success', text: { key: 'receipt.balanced' } };
  if (balance.kind === 'untold') return { severity: 'info', text: { key: 'receipt.untold' } };
  const key = balance.by.startsWith('-') ? 'receipt.offOver' : 'receipt.offOpen';
  return {
    severity: 'warning',
    text: { key, params: { amount: formatRupees(withoutSign(balance.by)) } },
  };
}

/** The same in two or three words, for a list. */
export function receiptBrief({ state, after }: Receipt): { tone: StatusTone; text: Text } | null {
  if (state === 'hidden') return null;
  if (state === 'reading') return { tone: 'info', text: { key: 'receipt.short.reading' } };
  if (state === 'same') return { tone: 'waiting', text: { key: 'receipt.short.same' } };
  if (!after) return { tone: 'waiting', text: { key: 'receipt.short.unread' } };
  const balance = balanceOf(after.sums);
  if (balance.kind === 'balanced')
    return { tone: 'positive', text: { key: 'receipt.short.balanced' } };
  if (balance.kind === 'untold') return { tone: 'neutral', text: { key: 'receipt.short.untold' } };
  const amount = formatRupees(withoutSign(balance.by));
  return { tone: 'negative', text: { key: 'receipt.short.off', params: { amount } } };
}

/** Everything on the receipt of a confirmed step, in words: facts, sums before and after, verdicts, all as one text. */
export function useReceipt(entry: ActivityEntry) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const time = (at: number, style: 'time' | 'dateTime') =>
    formatDate(at, { timeZone, style, locale });
  const { label, record, person, at, answeredAt = at, message, requestId, receipt } = entry;
  const title = t('receipt.title', { label: t(label) });
  const facts: [string, string][] = [
    [t('receipt.person'), person || MISSING],
    [t('receipt.at'), time(answeredAt, 'dateTime')],
    [t('receipt.what'), t(label)],
    [t('receipt.game'), record],
    [t('receipt.message'), say(message) || MISSING],
    [t('receipt.requestId'), requestId ?? MISSING],
  ];
  const { before = null, after = null } = receipt ?? {};
  const column = (read: ReadSums | null, name: 'before' | 'after') =>
    read
      ? `${t(`receipt.${name}`)} (${t('receipt.readAt', { time: time(read.at, 'time') })})`
      : t(`receipt.${name}`);
  const heads = [t('receipt.sum'), column(before, 'before'), column(after, 'after')];
  const sums = before || after ? SUMS.map((sum) => row(t(`trades.report.${sum}`), sum)) : [];
  function row(name: string, sum: (typeof SUMS)[number]): [string, string, string] {
    return [name, formatRupees(before?.sums[sum]), formatRupees(after?.sums[sum])];
  }
  if (sums.length > 0)
    sums.push([
      t('receipt.open'),
      formatRupees(before && openOf(before.sums)),
      formatRupees(after && openOf(after.sums)),
    ]);
  const verdicts = receipt ? verdictsOf(receipt) : [];
  const text = () =>
    withoutIsolates(
      [
        title,
        ...facts.map(([name, value]) => `${name}: ${value}`),
        ...(sums.length > 0 ? [heads, ...sums].map((cells) => cells.join('\t')) : []),
        ...verdicts.map((verdict) => t(verdict.text)),
      ].join('\n'),
    );
  return { title, facts, heads, sums, verdicts, text };
}
