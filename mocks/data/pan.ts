import { Collection } from '@msw/data';
import { z } from 'zod';
import { type User, userAt } from '#mocks/data/people.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';
import type { Side } from '#mocks/media/panCard.ts';

const card = (user: User, name: string, pan: string, side: Side) =>
  `/services/media/pan/${user.index}/${side}.png?${new URLSearchParams({ name, pan })}`;

/** Pictures of a card as people send them, and as they go wrong. */
function pictures({ index }: User, of: (side: Side) => string): unknown {
  switch (index % 17) {
    case 3:
      return [of('sideways'), of('back')];
    case 5:
      return [of('large')];
    case 6:
      return ['/services/media/missing/pan-card.png', of('back')];
    case 8:
      return [];
    case 9:
      return null;
    case 11:
      return ['/services/media/web-page.png', '', null, 'javascript:window.__pwn=1', of('front')];
    case 13:
      return 'not a list';
    case 14:
      return Array.from({ length: 12 }, (_, n) => of(n % 2 === 0 ? 'front' : 'back'));
    default:
      return [of('front'), of('back')];
  }
}

/** How the bank knows somebody: mostly the same name, else shortened, turned round or another one. */
function nameAtBank({ name, index }: User): string | null {
  const words = name.split(' ');
  switch (index % 7) {
    case 2:
      return [words[0]?.at(0), ...words.slice(1)].join(' ').toUpperCase();
    case 4:
      return words.toReversed().join(' ').toUpperCase();
    case 5:
      return index % 2 === 0 ? null : userAt(index + 1000).name.toUpperCase();
    default:
      return name.toUpperCase();
  }
}

const MALFORMED = ['ABCD1234K', 'abcpd1234k', 'ABCPD12345', ''];

/** Requests to verify a PAN: 47 pending at scale 1, oldest first, and a few that were decided before. */
export const pan = area({
  name: 'pan',
  collections: () => ({
    panVerifications: new Collection({
      schema: z.looseObject({ _id: wireId, user_id: wireId, status: stored.status }),
    }),
  }),
  seed: async ({ panVerifications }, { random, rows }) => {
    const pending = rows(47);
    for (let index = 0; index < pending + 6; index++) {
      const user = userAt(index);
      const number = index % 12 === 7 ? (MALFORMED[Math.floor(index / 12) % 4] ?? '') : user.pan;
      const onCard = index % 11 === 10 ? userAt(index + 500).name : user.name;
      await panVerifications.create({
        _id: index % 5 === 4 ? 900_000 + index : random.hexId(),
        user_id: user.id,
        pan: number,
        name_pan_card: onCard.toUpperCase(),
        name_at_bank: nameAtBank(user),
        status: index < pending ? 'pending' : random.pick(['APPROVED', 'REJECTED']),
        urls: pictures(user, (side) => card(user, onCard, number, side)),
      });
    }
  },
});
