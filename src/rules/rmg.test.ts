import { describe, expect, it } from 'vitest';
import { capitalised, hasMedal, replayUrl, seats } from './rmg.ts';

describe('seats', () => {
  const asha = { unique_id: '77', winnings: 0 };
  const bela = { unique_id: 88, winnings: 90 };
  const chand = { unique_id: '99', winnings: 0 };

  it.each([
    [[asha, bela], '77', asha, [bela]],
    [[bela, asha], '77', asha, [bela]],
    [[asha, bela], '88', bela, [asha]],
    [[asha, bela, chand], 99, chand, [asha, bela]],
    [[asha, bela], '5', null, [asha, bela]],
    [[asha, bela], null, null, [asha, bela]],
    [[asha], '77', asha, []],
    [[], '77', null, []],
  ])(
    'of %j the user %j sits in the User column, and nobody in their place [RMG-05]',
    (players, userId, user, opponents) => {
      expect(seats(players, userId)).toEqual({ user, opponents });
    },
  );
});

it.each([
  [90, true],
  ['0.01', true],
  [0, false],
  [-5, false],
  [null, false],
  [undefined, false],
  ['abc', false],
])('a player with winnings %j has a medal: %s [RMG-02]', (winnings, medal) => {
  expect(hasMedal({ winnings })).toBe(medal);
});

it.each([
  ['ludo', 'Ludo'],
  ['snakes and ladders', 'Snakes and ladders'],
  ['éclair', 'Éclair'],
  ['𐐨x', '𐐀x'],
  ['लूडो', 'लूडो'],
  ['', ''],
])('the game type %j is shown as %j [RMG-01]', (name, shown) => {
  expect(capitalised(name)).toBe(shown);
});

describe('replayUrl', () => {
  const template = 'https://rooms.example{navigate}?room={game_id}&user={user_id}';
  const room = { navigate: '/ludo', game_id: 'g1', user_id: 77 };

  it.each([
    [room, 'https://rooms.example/ludo?room=g1&user=77'],
    [{ ...room, navigate: 'ludo/' }, 'https://rooms.example/ludo?room=g1&user=77'],
    [{ ...room, navigate: '/ludo/classic' }, 'https://rooms.example/ludo/classic?room=g1&user=77'],
    [
      { ...room, game_id: 'a&user=1#x' },
      'https://rooms.example/ludo?room=a%26user%3D1%23x&user=77',
    ],
    [{ ...room, navigate: '/lu do?x=1' }, 'https://rooms.example/lu%20do%3Fx%3D1?room=g1&user=77'],
    [{ ...room, game_id: '{user_id}' }, 'https://rooms.example/ludo?room=%7Buser_id%7D&user=77'],
    [{ ...room, game_id: '$&' }, 'https://rooms.example/ludo?room=%24%26&user=77'],
    [
      { ...room, navigate: '@evil.example' },
      'https://rooms.example/%40evil.example?room=g1&user=77',
    ],
    [{ ...room, navigate: '.evil.example' }, 'https://rooms.example/.evil.example?room=g1&user=77'],
  ])('of %j is %s [RMG-03, NET-12]', (data, url) => {
    expect(replayUrl(template, data)).toBe(url);
  });

  it.each([
    { ...room, navigate: '//evil.example' },
    { ...room, navigate: 'https://evil.example/x' },
    { ...room, navigate: '/../admin' },
    { ...room, navigate: '/./x' },
    { ...room, navigate: '' },
    { ...room, navigate: null },
    { ...room, navigate: 5 },
    { ...room, navigate: '/\uD800' },
    { ...room, game_id: '' },
    { ...room, game_id: null },
    { ...room, game_id: '..' },
    { ...room, user_id: undefined },
    { ...room, user_id: ' ' },
  ])('of %j is refused [RMG-03, NET-12]', (data) => {
    expect(replayUrl(template, data)).toBeNull();
  });

  it.each(['javascript:alert({game_id})', '//rooms.example{navigate}', 'rooms', ''])(
    'is refused with the template %j [RMG-03, NET-12]',
    (unsafe) => {
      expect(replayUrl(unsafe, room)).toBeNull();
    },
  );

  it('does not let the data choose the host [RMG-03, NET-12]', () => {
    const loose = 'https://{game_id}.example{navigate}?u={user_id}';
    expect(replayUrl(loose, room)).toBeNull();
  });

  it('takes a path of this origin [RMG-03]', () => {
    expect(replayUrl('/rooms{navigate}?room={game_id}', room)).toBe('/rooms/ludo?room=g1');
  });
});
