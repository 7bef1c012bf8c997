import { describe, expect, it } from 'vitest';
import { readPlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { plainLeaderboard } from '#resources/street/leaderboard/plain.ts';
import { streetLeaderboard } from '#resources/street/leaderboard/resource.ts';
import { plainPrizes } from '#resources/street/prizes/plain.ts';
import { streetPrizes } from '#resources/street/prizes/resource.ts';

describe.each([
  [plainLeaderboard, streetLeaderboard],
  [plainPrizes, streetPrizes],
])('$name, which is built in', (plain, builtIn) => {
  it('might as well stand in /config.json: it passes the checks and is the same there [CFG-01, CFG-03]', () => {
    const { card: _card, actions: _actions, data, ...rest } = builtIn;
    const { resource: made } = readPlainResource(JSON.parse(JSON.stringify(plain)), 0);
    if (made === null) throw new Error('no resource');
    const { actions: _none, data: configured, ...read } = made;
    expect(read).toEqual(rest);
    if (data.dialect === 'simple-rest' || configured.dialect === 'simple-rest')
      throw new Error('no list of its own');
    const { service, method, path } = data.endpoint;
    expect({ ...configured, endpoint: null }).toEqual({ ...data, endpoint: null });
    expect(configured.endpoint).toMatchObject({ service, method, path });
  });
});
