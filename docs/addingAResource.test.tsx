// @vitest-environment jsdom
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { readPlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { openConsole, setupConsole, testConfig } from '#testing/screen.tsx';

const page = readFileSync('docs/adding-a-resource.md', 'utf8');

/** The first code block of that language. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
  if (found === undefined) throw new Error(`The page has no ${language}`);
  return found;
}

const FILE = resolve('test-results/followed/resource.ts');
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

/** The file that the page tells to write, loaded as the console would. */
let offers: Resource;

beforeAll(async () => {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, block('ts'));
  offers = (await import(/* @vite-ignore */ FILE)).offers;
});
afterAll(() => rmSync(dirname(FILE), { recursive: true, force: true }));

describe('docs/adding-a-resource.md, followed', () => {
  it('takes at most 40 lines, and the same object in JSON [CFG-01, CFG-03]', () => {
    expect(block('ts').trim().split('\n').length).toBeLessThanOrEqual(40);
    expect(block('json').trim().split('\n').length).toBeLessThanOrEqual(40);
    const { resource: fromJson } = readPlainResource(JSON.parse(block('json')), 0);
    const plain = (resource: Resource | null) => JSON.parse(JSON.stringify(resource));
    expect(plain(fromJson)).toEqual(plain(offers));
  });

  it('gives list, form, menu entry and a bulk action to its roles [CFG-01, CFG-02]', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openConsole(issueToken({ role: 'operations' }), '/offers', [offers]);
    await user.click(await screen.findByRole('link', { name: 'Add offer' }));
    await screen.findByRole('heading', { name: 'Add offer' });
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Diwali');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const row = await screen.findByRole('row', { name: /Diwali/ });
    expect(within(row).getByText('Inactive')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Offers' })).toBeTruthy();
    expect(services.requests('POST demo offers').map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: 'Diwali', status: 'inactive' }),
    ]);

    await user.click(within(row).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Activate (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => {
      expect(within(screen.getByRole('row', { name: /Diwali/ })).getByText('Active')).toBeTruthy();
    });
    const puts = services.requests('PUT demo offers');
    expect(puts.map(({ body }) => body)).toEqual([{ status: 'active' }]);
  }, 90_000);

  it('is not there for other roles [CFG-01]', async () => {
    await openConsole(issueToken({ role: 'support' }), '/offers', [offers]);
    expect(await screen.findByText(/may not open Offers/)).toBeTruthy();
    expect(services.requests('GET demo offers')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Offers' })).toBeNull();
  });
});
