import { Collection } from '@msw/data';
import { z } from 'zod';
import { userAt } from '#mocks/data/people.ts';
import type { Random } from '#mocks/data/random.ts';
import { wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

const SUBJECTS = [
  {
    sentiment: 'negative',
    summary: 'Withdrawal of ₹500 is still pending',
    lines: [
      'My withdrawal of five hundred rupees has not come since Tuesday.',
      'I can see the request here. The bank account is not verified yet.',
      'I sent the passbook photo twice already.',
      'I will pass it on to the verification team. It takes up to two working days.',
    ],
    details: 'The caller waits for a withdrawal$Bank verification is open$Call back was promised',
  },
  {
    sentiment: 'positive',
    summary: 'Thanks for the quick refund',
    lines: [
      'I only wanted to say that the refund for the washed-out match came in an hour.',
      'Glad to hear that. Anything else today?',
      'No, all good. Thank you very much.',
    ],
    details: 'The caller is content with a refund',
  },
  {
    sentiment: 'neutral',
    summary: 'How to change the registered phone number',
    lines: [
      'How do I change my phone number in the app?',
      'In Profile, then Security. You get a code on both numbers.',
      'मुझे पुराने नंबर पर कोड नहीं मिलता।',
      'Then please write to us from the registered mail address.',
    ],
    details: 'The caller lost the old number$Pointed to mail support',
  },
  {
    sentiment: 'negative',
    summary: 'Question was answered wrongly',
    lines: [
      'The question on the powerplay score was settled as below fifty. It was fifty-two!',
      'I understand. The operations team is looking at that question.',
      'I have lost 300 rupees on it.',
    ],
    details: 'The caller said $5 is missing from the winnings$Operations to check the question',
  },
  {
    sentiment: 'positive',
    summary: 'PAN was approved',
    lines: ['Is my PAN approved now?', 'Yes, since this morning.', 'Super, thanks.'],
    details: 'PAN approval confirmed',
  },
] as const;

/** Analyses that are not label$summary$details. */
const ODD_SENTIMENTS: unknown[] = [
  '',
  null,
  'positive',
  '$$$',
  'POSITIVE$Shouting, but content$',
  ' neutral $Blanks around$the label',
  '<b>negative</b>$<img src=x onerror="window.__pwn=1">$details',
  'angry$A label that nobody knows$more',
  42,
];

const RECORDINGS: unknown[] = [
  '/services/media/missing/call.wav',
  '/services/media/empty.wav',
  null,
  'javascript:window.__pwn=1',
  '/services/media/never.wav',
];

/** Support calls, newest first; 84 at scale 1. Users 0 to 27 called three times each. */
export const callLogs = area({
  name: 'callLogs',
  collections: () => ({ callLogs: new Collection({ schema: z.looseObject({ _id: wireId }) }) }),
  seed: async ({ callLogs }, { random, now, rows }) => {
    const count = rows(84);
    for (let n = 0; n < count; n++) {
      const odd = n % 8 === 6;
      const subject = random.pick(SUBJECTS);
      await callLogs.create({
        _id: n % 6 === 5 ? 500_000 + n : random.hexId(),
        customer_number: userAt(n % Math.ceil(count / 3)).phone,
        agent_number: `+9122${40_010_001 + (n % 7)}`,
        createdAt: new Date(now - n * 47 * 60_000).toISOString(),
        transcription: transcription(random, subject.lines),
        sentiment_analysis: odd
          ? ODD_SENTIMENTS[Math.floor(n / 8) % ODD_SENTIMENTS.length]
          : `${subject.sentiment}$${subject.summary}$${subject.details}`,
        call_recording:
          n % 10 === 9
            ? RECORDINGS[Math.floor(n / 10) % RECORDINGS.length]
            : `/services/media/recording/${n}.wav`,
      });
    }
  },
});

function transcription(random: Random, lines: readonly string[]): string | null {
  if (random.chance(0.05)) return null;
  const repeats = random.chance(0.05) ? 60 : 1;
  return Array.from({ length: repeats }, () =>
    lines.map((line, turn) => `${turn % 2 === 0 ? 'Customer' : 'Agent'}: ${line}`).join('\n'),
  ).join('\n');
}
