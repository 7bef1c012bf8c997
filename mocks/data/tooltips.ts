import { Collection } from '@msw/data';
import { z } from 'zod';
import { wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

const TOOLTIPS: [id: string, activity: string | null, message: string | null][] = [
  ['wallet_balance', 'WalletActivity', 'Your balance. Winnings can be withdrawn, bonus cannot.'],
  ['join_contest', 'ContestActivity', 'Tap to join. The entry is taken from your balance.'],
  ['captain_badge', 'TeamActivity', 'A captain earns double points.'],
  ['vice_captain_badge', 'TeamActivity', 'A vice captain earns one and a half times the points.'],
  ['refer_friend', 'HomeActivity', 'दोस्तों को बुलाएँ और बोनस पाएँ'],
  ['pan_upload', 'KycActivity', 'All four corners of the card must be in the picture.'],
  ['bank_ifsc', 'KycActivity', '11 characters, printed on the cheque book'],
  ['picks_line', 'PicksActivity', 'Will the player score more or less than this line?'],
  ['trade_slot', 'TradeActivity', ''],
  ['street_ltp', null, 'LTP is the last traded price'],
  ['coupon_code', 'PaymentActivity', null],
  ['%{count} |||| %{other}', 'HomeActivity', '<img src=x onerror="window.__pwn=1">'],
];

/** Tooltips of the native app; 12 at scale 1. */
export const tooltips = area({
  name: 'tooltips',
  collections: () => ({
    tooltips: new Collection({ schema: z.looseObject({ _id: wireId, id: wireId }) }),
  }),
  seed: async ({ tooltips }, { random, rows }) => {
    for (let n = 0; n < rows(TOOLTIPS.length); n++) {
      const [id, activity_name, message] = TOOLTIPS[n % TOOLTIPS.length] ?? ['', null, null];
      const round = Math.floor(n / TOOLTIPS.length);
      await tooltips.create({
        _id: n % 4 === 3 ? 4_000 + n : random.hexId(),
        id: round === 0 ? id : `${id}_${round}`,
        activity_name,
        message,
      });
    }
  },
});
