// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { addBypass } from '#contract/bank.ts';
import { listGameTypes } from '#contract/rmg.ts';
import { call, send } from '#http/call.ts';
import { watchPolicy } from '#http/policy.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
beforeAll(() => {
  const { services } = testConfig();
  setConfig(testConfig({ services: { ...services, auth: 'https://auth.example/v1/' } }));
  watchPolicy();
});

const refuse = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
  );

it('an origin that the page’s policy forbids is told with the header to change; a write may yet be done [DEP-01, NET-06]', async () => {
  service.answers(() => HttpResponse.error());
  refuse('img-src', 'https://auth.example/v1/a.png');
  refuse('connect-src', 'https://mail.example/');
  refuse('connect-src', 'inline');
  await expect(call(listGameTypes, {})).rejects.toMatchObject({ kind: 'network' });
  refuse('connect-src', 'https://auth.example/v1/rmg/games');
  await expect(call(listGameTypes, {})).rejects.toMatchObject({
    kind: 'policy',
    message:
      'The page may not call auth: add https://auth.example to connect-src of Content-Security-Policy',
    retriable: false,
  });
  expect(await send(addBypass, { body: { user_id: 7 } })).toMatchObject({ kind: 'unknown' });
});
