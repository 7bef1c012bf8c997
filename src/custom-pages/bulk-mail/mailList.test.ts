import { describe, expect, it } from 'vitest';
import { readMailList } from './mailList.ts';

const lines = (found: { lines: readonly { line: number }[] }) =>
  found.lines.map(({ line }) => line);

describe('line ends', () => {
  it.each([
    ['CR LF', 'email\r\na@x.in\r\nb@x.in\r\nc@x.in\r\n'],
    ['empty lines at the end', 'email\na@x.in\nb@x.in\nc@x.in\n\n\n'],
    ['no end of the last line', 'email\na@x.in\nb@x.in\nc@x.in'],
    ['a lone CR', 'email\ra@x.in\rb@x.in\rc@x.in\r'],
    ['all mixed', 'email\r\na@x.in\nb@x.in\rc@x.in\r\n'],
  ])('counts 3 rows with %s [MAIL-05]', (_, text) => {
    const list = readMailList(text);
    expect(list).toMatchObject({ rows: 3, distinct: 3, columns: ['email'], addressColumn: 0 });
    expect(list.first).toEqual([['a@x.in'], ['b@x.in'], ['c@x.in']]);
  });

  it('has no rows where there is only a head [MAIL-05]', () => {
    expect(readMailList('email,name\r\n')).toMatchObject({ rows: 0, columns: ['email', 'name'] });
  });
});

it('keeps the mark of UTF-8 out of the first column [MAIL-05]', () => {
  const list = readMailList('\uFEFFemail,name\r\nasha@example.com,आशा\r\n');
  expect(list.columns).toEqual(['email', 'name']);
  expect(list.first).toEqual([['asha@example.com', 'आशा']]);
});

it('takes a line end and a quote inside a field for what they are [MAIL-05]', () => {
  const list = readMailList(
    'email,note\n"a@example.com","line 1\nline 2, ""quoted"""\nb@x.in,ok\n?,x',
  );
  expect(list.rows).toBe(3);
  expect(list.first[0]).toEqual(['a@example.com', 'line 1\nline 2, "quoted"']);
  expect(list.found.malformed).toEqual({ count: 1, lines: [{ line: 5, value: '?' }] });
});

it('names the line of a quote that is never closed [MAIL-05]', () => {
  const list = readMailList(
    'email,name\r\na@x.in,"Rao, ""Bobby"""\r\nb@x.in,"two\r\nlines"\nc@x.in,plain\rd@x.in,"unterminated\r\n',
  );
  expect(list.openQuote).toBe(6);
  expect(list.first[0]).toEqual(['a@x.in', 'Rao, "Bobby"']);
  expect(list.first[1]).toEqual(['b@x.in', 'two\nlines']);
});

it('shows formulas as the text that they are [MAIL-05]', () => {
  const list = readMailList('email,name\r\nb@x.in,=cmd|\' /C calc\'!A0\r\ng@x.in,"\r=1+1"\r\n');
  expect(list.first).toEqual([
    ['b@x.in', "=cmd|' /C calc'!A0"],
    ['g@x.in', '\n=1+1'],
  ]);
});

it('finds missing, malformed and repeated addresses with their lines [MAIL-05]', () => {
  const list = readMailList(
    'name,Email\nA,A@Example.com\nB,\nC,a@example.com\nD,not an address\nE,a@example.com\n,\n',
  );
  expect(list).toMatchObject({ rows: 6, distinct: 1, addressColumn: 1 });
  expect(lines(list.found.missing)).toEqual([3, 7]);
  expect(lines(list.found.malformed)).toEqual([5]);
  expect(list.found.repeated.lines).toEqual([
    { line: 4, value: 'a@example.com', first: 2 },
    { line: 6, value: 'a@example.com', first: 2 },
  ]);
});

it('speaks of 3 rows and 1 address where only capitals differ [MAIL-05]', () => {
  const list = readMailList('email\nA@Example.com\na@example.com\na@example.com\n');
  expect(list).toMatchObject({ rows: 3, distinct: 1 });
});

it('reads semicolons, and marks rows of another length and letters of another encoding [MAIL-05]', () => {
  const list = readMailList(
    'email;name\r\nJos\uFFFD@x.in;Jos\0e\r\nonly-one-field\r\na@x.in;b;c;d;e\r\n',
  );
  expect(list.delimiter).toBe(';');
  expect(lines(list.found.ragged)).toEqual([3, 4]);
  expect(lines(list.found.unreadable)).toEqual([2]);
});

describe('the column of the addresses', () => {
  it('is found without a head, whose line then counts as a row [MAIL-05]', () => {
    expect(readMailList('Asha,a@x.in\nRavi,b@x.in\n')).toMatchObject({
      headed: false,
      addressColumn: 1,
      rows: 2,
      distinct: 2,
    });
  });

  it('is null where no column is one, and nothing is called missing then [MAIL-05]', () => {
    const list = readMailList('id,name\n1,Asha\n');
    expect(list.addressColumn).toBeNull();
    expect(list.found.missing.count).toBe(0);
  });
});

it('reads 200,000 rows, names the first 100 of a kind and tells how far it is [MAIL-05]', () => {
  let text = 'email,name\r\n';
  for (let n = 0; n < 200_000; n += 1) text += `user${n % 100_000}@example.com,Person ${n}\r\n`;
  const shares: number[] = [];
  const list = readMailList(text, (share) => shares.push(share));
  expect(list).toMatchObject({ rows: 200_000, distinct: 100_000 });
  expect(list.found.repeated.count).toBe(100_000);
  expect(list.found.repeated.lines).toHaveLength(100);
  expect(list.first).toHaveLength(10);
  expect(shares.length).toBeGreaterThan(10);
}, 60_000);

describe('the column of the addresses, by what its cells hold', () => {
  it.each(['email_id', 'customer_email', 'Recipient', 'Mail ID', 'E-mail (work)', 'पता', 'x'])(
    'is found under the heading %j [MAIL-05]',
    (heading) => {
      const list = readMailList(`id,${heading}\n1,a@x.in\n2,not one\n3,b@x.in\n`);
      expect(list).toMatchObject({ headed: true, addressColumn: 1, fits: [1], distinct: 2 });
      expect(lines(list.found.malformed)).toEqual([3]);
    },
  );

  it('is the one with addresses where another bears the name [MAIL-05]', () => {
    const list = readMailList('email,recipient\n,a@x.in\nsee right,b@x.in\n');
    expect(list).toMatchObject({ addressColumn: 1, fits: [1], distinct: 2 });
  });

  it('is the one that bears the name where no cell holds an address [MAIL-05]', () => {
    const list = readMailList('id,work_mail\n1,nobody\n2,\n');
    expect(list).toMatchObject({ addressColumn: 1, fits: [], distinct: 0 });
    expect(lines(list.found.missing)).toEqual([3]);
  });

  it('fits twice: the named one is checked first, the other when it is chosen [MAIL-05]', () => {
    const text = 'manager,email\nm@x.in,a@x.in\nm@x.in,b@x.in\n';
    expect(readMailList(text)).toMatchObject({ addressColumn: 1, fits: [1, 0], distinct: 2 });
    const chosen = readMailList(text, undefined, 0);
    expect(chosen).toMatchObject({ addressColumn: 0, fits: [1, 0], distinct: 1 });
    expect(chosen.found.repeated.count).toBe(1);
  });

  it('is the named one of two, also where it holds fewer addresses [MAIL-05]', () => {
    const text = 'manager,email\nm@x.in,a@x.in\nm@x.in,not one\nm@x.in,b@x.in\n';
    expect(readMailList(text)).toMatchObject({ addressColumn: 1, fits: [1, 0] });
  });

  it('is no column that holds an address here and there [MAIL-05]', () => {
    const list = readMailList('id,to,note\n1,a@x.in,old: b@x.in\n2,b@x.in,x@x.in\n3,c@x.in,-\n');
    expect(list).toMatchObject({ addressColumn: 1, fits: [1] });
  });

  it('is found far below as well [MAIL-05]', () => {
    const text = `to,name\n${',nobody\n'.repeat(1500)}a@x.in,Asha\n`;
    expect(readMailList(text)).toMatchObject({ addressColumn: 0, rows: 1501, distinct: 1 });
  });
});

describe('the separator', () => {
  it.each([
    ['a first line sep=;', 'sep=;\r\nemail;name\r\na@x.in;Rao, Anita\r\nbad;x\r\n', ';', 4],
    ['a quoted one', '"sep=|"\nemail|name\na@x.in|x\nbad|x\n', '|', 4],
    ['|', 'email_id|name, first\na@x.in|Rao, Anita\nbad|Iyer, B\n', '|', 3],
    [';', 'to;name, first\na@x.in;Rao, Anita\nbad;Iyer, B\n', ';', 3],
    ['a tab', 'to\tname; first\na@x.in\tRao; Anita\nbad\tIyer; B\n', '\t', 3],
  ])('is told by %s [MAIL-05]', (_, text, delimiter, malformed) => {
    const list = readMailList(text);
    expect(list).toMatchObject({ delimiter, rows: 2, distinct: 1, addressColumn: 0 });
    expect(list.columns).toHaveLength(2);
    expect(list.separatorLine).toBe(text.includes('sep='));
    expect(lines(list.found.malformed)).toEqual([malformed]);
  });

  it('is the one that the first line names, whatever the rows look like [MAIL-05]', () => {
    const list = readMailList('sep=;\na,b,c;d\n1,2,3;4\n5,6,7;8\n');
    expect(list).toMatchObject({ delimiter: ';', columns: ['a,b,c', 'd'], rows: 2 });
  });

  it('stays a comma where one column is all there is [MAIL-05]', () => {
    expect(readMailList('to\na@x.in\nb@x.in\n')).toMatchObject({ delimiter: ',', rows: 2 });
  });
});
