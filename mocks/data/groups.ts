import { Collection } from '@msw/data';
import { z } from 'zod';
import { userAt } from '#mocks/data/people.ts';
import type { Random } from '#mocks/data/random.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { CLUB_TEAMS, NATIONAL_TEAMS, UNUSUAL_TEAMS } from '#mocks/data/teams.ts';
import { area } from '#mocks/database.ts';

const DAY = 86_400_000;
const KINDS = ['Fan Club', 'Fantasy Adda', 'Super Over', 'Captain’s Corner', 'चौपाल', 'Night Owls'];
const TALK = [
  'Who is your captain today?',
  'Pitch report says spin 🏏',
  'आज का मैच कौन जीतेगा?',
  'I joined with 3 teams',
  'வாழ்த்துக்கள்!',
  'Anyone up for the evening match?',
  '<img src=x onerror="window.__pwn=1">',
  'https://example.com/line-up',
  'x'.repeat(400),
];

/** The group whose messages the service fails to give. */
export const FAILING_GROUP = 'group-without-messages';

/** Chat groups, 172 at scale 1, and the messages of the first thirty. */
export const groups = area({
  name: 'groups',
  collections: () => ({
    groups: new Collection({ schema: z.looseObject({ _id: wireId, status: stored.status }) }),
    groupMessages: new Collection({ schema: z.looseObject({ groupId: wireId }) }),
  }),
  seed: async ({ groups, groupMessages }, { random, now, rows }) => {
    const teams = [...CLUB_TEAMS, ...NATIONAL_TEAMS, ...UNUSUAL_TEAMS];
    for (let n = 0; n < rows(172); n++) {
      const _id = n === 3 ? FAILING_GROUP : n % 7 === 6 ? 30_000 + n : random.hexId();
      await groups.create({
        _id,
        name: `${random.pick(teams).name} ${random.pick(KINDS)}`,
        participantCount: n === 5 ? null : random.chance(0.1) ? 0 : random.int(2, 2_400),
        createdAt: new Date(now - random.int(1, 900) * DAY).toISOString(),
        status: random.chance(0.75) ? 'active' : 'inactive',
      });
      const messages = n < 30 && n !== 4 ? random.int(3, n === 0 ? 120 : 25) : 0;
      for (let m = 0; m < messages; m++) await groupMessages.create(message(random, _id, now, m));
    }
  },
});

/** Text mostly; else an object that holds a text, or none, or nothing at all. */
function message(random: Random, groupId: string | number, now: number, m: number) {
  const talk = random.pick(TALK);
  const data = [talk, { text: talk }, { type: 'poll', options: ['Yes', 'No'] }, null, 7];
  return {
    _id: random.hexId(),
    groupId,
    sender: userAt(random.int(0, 60)).name,
    createdAt: new Date(now - (200 - m) * 60_000).toISOString(),
    data: random.chance(0.8) ? talk : random.pick(data),
  };
}
