import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftResource } from './main.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-draft-'));
  writeFileSync(join(folder, 'token'), 'secret-token\n');
  writeFileSync(join(folder, 'prose'), 'the token is in the safe');
});
afterAll(() => rmSync(folder, { recursive: true }));

const URL_OF_LIST = 'https://api.example/v1/customers?page=1';

async function run(args: string[], answer: () => Response = () => Response.json([])) {
  const out: string[] = [];
  const errors: string[] = [];
  const ask = vi.fn<typeof fetch>(async () => answer());
  const code = await draftResource(args, {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    ask,
  });
  return { code, out: out.join('\n'), errors: errors.join('\n'), ask };
}

describe('npm run draft-resource', () => {
  it('prints a declaration of what the list answers, asked once with the token [CFG-14]', async () => {
    const token = join(folder, 'token');
    const rows = [{ id: 1, name: 'Asha', total: 12.5 }];
    const { code, out, errors, ask } = await run(
      ['--url', URL_OF_LIST, '--token-file', token, '--service', 'shop'],
      () => Response.json({ data: rows, total: 1 }),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: 'customers',
      service: 'shop',
      list: { records: 'data', total: 'total' },
      fields: [
        { source: 'id' },
        { source: 'name', type: 'text' },
        { source: 'total', type: 'money' },
      ],
    });
    expect(errors).toContain('Guessed from one page');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({
      headers: { Authorization: 'Bearer secret-token' },
      redirect: 'error',
    });
    expect(ask.mock.calls[0]?.[1]?.method).toBeUndefined();
  });

  it.each<[string, string[], () => Response, RegExp]>([
    ['no address', [], () => Response.json([]), /--url must be an address/],
    [
      'another kind of address',
      ['--url', 'file:///etc/passwd'],
      () => Response.json([]),
      /--url must/,
    ],
    ['an unknown option', ['--uri', 'x'], () => Response.json([]), /Unknown option '--uri'/],
    [
      'a refusal',
      ['--url', URL_OF_LIST],
      () => new Response('', { status: 403 }),
      /answered 403\.$/,
    ],
    ['a web page', ['--url', URL_OF_LIST], () => new Response('<p>'), /is not JSON\.$/],
    [
      'no list',
      ['--url', URL_OF_LIST],
      () => Response.json({ a: 1 }),
      /holds no list of records\.$/,
    ],
    [
      'no answer',
      ['--url', URL_OF_LIST],
      () => {
        throw new TypeError('x');
      },
      /did not answer\.$/,
    ],
  ])('ends with 2 and a plain line for %s [CFG-14]', async (_, args, answer, line) => {
    const { code, out, errors } = await run(args, answer);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toMatch(line);
  });

  it('never prints what a token file holds besides a token [CFG-14]', async () => {
    for (const name of ['prose', 'missing']) {
      const { code, errors, ask } = await run([
        '--url',
        URL_OF_LIST,
        '--token-file',
        join(folder, name),
      ]);
      expect(code).toBe(2);
      expect(errors).not.toContain('safe');
      expect(ask).not.toHaveBeenCalled();
    }
  });
});
