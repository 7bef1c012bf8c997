// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activity } from '#actions/activity.ts';
import { openConfirmation, sayNo, sayYes, subscribeConfirmations } from '#actions/confirmations.ts';
import { signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { setConfig } from '#config/current.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { resources } from '#resources/index.ts';
import { drawQuestions, signInBy } from '#testing/actions.ts';
import { testConfig } from '#testing/testConfig.ts';

drawQuestions();
const services = setupServices();
const provider = createDataProvider(resources, (text) => JSON.stringify(text));
const listed = async (name: string) =>
  (await provider.getList(name, { pagination: { page: 1, perPage: 50 }, filter: {} })).data;
const POST = 'POST prediction super-predictor/';
const sent = (path: string) =>
  services.requests(`${POST}${path}`).map(({ body, query }) => ({ body, query }));

/** Answers every question so. */
let answer = sayYes;
let stop: () => void;
beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
  answer = sayYes;
  stop = subscribeConfirmations(() => {
    const open = openConfirmation();
    if (open && !open.busy) queueMicrotask(answer);
  });
});
afterEach(() => {
  stop();
  signOut();
  queryClient.clear();
  sessionStorage.clear();
});

describe.each([
  [
    'league-templates',
    { entry: '7', max_entries: 77 },
    'add-league-template',
    { entry: 7, max_entries: 77 },
    { entry: 12.9, max_entries: 5 },
  ],
  [
    'question-templates',
    { question: ' Who wins? ', choices: [{ choice: 'Yes' }, { choice: 'No' }, { choice: ' ' }] },
    'add/question-template',
    {
      question: 'Who wins?',
      choices: [
        { id: '1', choice: 'Yes' },
        { id: '2', choice: 'No' },
      ],
    },
    { question: 'Who wins?', choices: [{ choice: 'Yes' }] },
  ],
] as const)('%s', (name, typed, path, body, refused) => {
  it('are made by react-admin’s create as by the picker, or refused by the same rules [PRD-06, PRD-08]', async () => {
    await expect(provider.create(name, { data: refused })).rejects.toThrow('notAllowed');
    await expect(provider.create(name, { data: {} })).rejects.toThrow('notAllowed');
    expect(sent(path)).toEqual([]);
    const before = await listed(name);
    await provider.create(name, { data: typed });
    expect(sent(path)).toMatchObject([{ body }]);
    expect(await listed(name)).toHaveLength(before.length + 1);
    expect(activity()[0]).toMatchObject({ outcome: 'confirmed' });
  });

  it('are deleted by react-admin’s delete once it is confirmed [PRD-07, PRD-08]', async () => {
    const removal =
      name === 'league-templates' ? 'remove/league-template' : 'remove/question-template';
    const [first] = await listed(name);
    if (!first) throw new Error('no template');
    answer = sayNo;
    await expect(provider.delete(name, { id: first.id })).rejects.toThrow('cancelled');
    expect(sent(removal)).toEqual([]);
    answer = sayYes;
    await provider.delete(name, { id: first.id });
    expect(sent(removal).map(({ query }) => Object.values(query))).toEqual([[String(first._id)]]);
    expect((await listed(name)).map(({ id }) => id)).not.toContain(first.id);
  });
});
