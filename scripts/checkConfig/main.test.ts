import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfig } from './main.ts';

let folder: string;
const config = JSON.parse(readFileSync('public/config.json', 'utf8'));
const offer = {
  name: 'offers',
  label: 'Offers',
  service: 'auth',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(content: string | object | null): { code: number; lines: string[] } {
  const path = join(folder, 'config.json');
  if (content === null) rmSync(path, { force: true });
  else writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const lines: string[] = [];
  const put = (text: string) => lines.push(text.replace(path, 'FILE'));
  return { code: checkConfig([path], { out: put, error: put }), lines };
}

describe('npm run check-config', () => {
  it('says that a file can be used [CFG-13]', () => {
    expect(run({ ...config, resources: [offer] })).toEqual({
      code: 0,
      lines: ['FILE can be used: 1 resource of its own.'],
    });
  });

  it('says all mistakes in the words of the console, and ends with 1 [CFG-13]', () => {
    const wrong = { ...offer, lable: 'x', perPage: 0 };
    expect(run({ ...config, resources: [wrong, { ...offer, name: 'games' }] })).toMatchObject({
      code: 1,
      lines: expect.arrayContaining([
        'FILE: offers: lable is not a key of a resource (Did you mean “label”?)',
        'FILE: offers: perPage must be at least 1 (found 0)',
      ]),
    });
  });

  it('names the line where the file stops being JSON [CFG-13]', () => {
    expect(run('{\n  "brand": "B",\n}')).toEqual({
      code: 1,
      lines: ['FILE: config.json is not valid JSON: line 3, column 1: unexpected "}"'],
    });
  });

  it('ends with 2 where there is no such file, or none is named [CFG-13]', () => {
    expect(run(null)).toEqual({ code: 2, lines: ['FILE cannot be read.'] });
    const lines: string[] = [];
    expect(checkConfig([], { out: () => {}, error: (text) => lines.push(text) })).toBe(2);
    expect(lines).toEqual(['npm run check-config -- FILE']);
  });
});
