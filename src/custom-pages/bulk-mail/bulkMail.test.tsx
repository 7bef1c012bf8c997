// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole();

// jsdom's files give their bytes to a FileReader only.
const read = <Result,>(file: Blob, how: 'readAsArrayBuffer' | 'readAsText') =>
  new Promise<Result>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader[how](file);
  });
Blob.prototype.arrayBuffer ??= function bytes() {
  return read<ArrayBuffer>(this, 'readAsArrayBuffer');
};
Blob.prototype.text ??= function text() {
  return read<string>(this, 'readAsText');
};

const PATH = '/mail/bulk';
const UPLOAD = 'POST mail mail/csv';
const SEND = 'POST mail mail/send/batch';
const TEMPLATES = 'GET mailTemplates ';
const LIST = 'email,name\nasha@example.com,Asha\nravi@example.com,Ravi\n';
const template = { id: 'd-1', name: 'Welcome' };

const open = async (templates: readonly unknown[] = [template]) => {
  services.fault({ call: TEMPLATES, status: 200, body: { result: templates } });
  await openConsole(issueToken({ role: 'admin', name: 'Asha Rao' }), PATH);
  await screen.findByRole('heading', { level: 1, name: 'Bulk mail' });
};
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const choose = (text: string, name = 'users.csv') => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('a place for files');
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/csv' })] } });
};
const preview = () => screen.findByRole('region', { name: 'Preview' });
const upload = async (text = LIST, name?: string) => {
  choose(text, name);
  await preview();
  await press('Upload');
  await screen.findByText('Upload Successful!');
};
const pick = async (name = 'Welcome (d-1)') => {
  await waitFor(() =>
    expect(document.body.textContent).not.toContain('The templates are being read.'),
  );
  fireEvent.change(screen.getByLabelText('Template'), { target: { value: name.slice(0, 7) } });
  const id = name.slice(name.indexOf('(') + 1, -1);
  const options = await screen.findAllByRole('option');
  const option = options.find((one) => one.textContent?.includes(id));
  if (!option) throw new Error(`the option ${name}`);
  fireEvent.click(option);
  expect(screen.getByDisplayValue(name)).toBeTruthy();
};
const fileName = (name: string) =>
  fireEvent.change(screen.getByLabelText('Filename'), { target: { value: name } });
const dialog = (name = 'Send Bulk Email') => screen.findByRole('alertdialog', { name });
const yes = async () =>
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Yes' }));
const accepts = () =>
  services.fault({ call: SEND, status: 200, body: { success: true, message: 'Accepted' } });
const sent = () => services.requests(SEND).map(({ body }) => body);

describe('the upload', () => {
  it('waits for a file, is one call with the file, and fills the filename [MAIL-01, MAIL-02, MAIL-05]', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((one) => one.textContent)).toEqual(['Upload CSV', 'Send Bulk Email']);
    expect((await button('Upload')).getAttribute('aria-disabled')).toBe('true');
    await upload();
    expect(services.requests(UPLOAD)).toHaveLength(1);
    expect(services.requests(UPLOAD)[0]?.body).toMatchObject({ file: { size: LIST.length } });
    expect(screen.getByDisplayValue('users.csv')).toBeTruthy();
    expect((await button('Upload')).getAttribute('aria-disabled')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('that fails says so with the reason, keeps the file and fills nothing [MAIL-02]', async () => {
    services.fault({ call: UPLOAD, status: 422, body: { message: 'Must be UTF-8' }, times: 1 });
    await open();
    choose(LIST);
    await preview();
    await press('Upload');
    expect(await screen.findByText('Error uploading file.')).toBeTruthy();
    expect(screen.getAllByText('Must be UTF-8').length).toBeGreaterThan(0);
    expect(screen.queryByDisplayValue('users.csv')).toBeNull();
    await press('Upload');
    expect(await screen.findByText('Upload Successful!')).toBeTruthy();
    expect(services.requests(UPLOAD)).toHaveLength(2);
  });

  it.each([
    ['', 'The file is empty.'],
    ['email,name\n', 'The file has no rows: there is no one to send to.'],
    ['PK\u0003\u0004x', 'The file is a workbook, not a text file. Save it as CSV UTF-8.'],
  ])('of %j is refused [MAIL-05]', async (text, why) => {
    await open();
    choose(text);
    expect(await screen.findByText(why)).toBeTruthy();
    fireEvent.click(await button('Upload'));
    expect(services.requests(UPLOAD)).toEqual([]);
  });
});

describe('the preview', () => {
  it('counts rows, addresses and columns and names what is wrong by its lines [MAIL-05]', async () => {
    await open();
    choose('email,name\na@x.in,Asha\nA@X.in,Asha\n,Ravi\nnobody,Om\nb@x.in\n');
    const region = await preview();
    expect(within(region).getByRole('status').textContent).toContain(
      '5 rows, 2 different addresses, 2 columns',
    );
    const items = within(region)
      .getAllByRole('listitem')
      .map((one) => one.textContent);
    expect(items).toEqual([
      'Line 4',
      'Line 5: nobody',
      'Line 3: A@X.in, first in line 2',
      'Line 6',
    ]);
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['email', 'name']);
    expect(within(region).getAllByRole('row')).toHaveLength(6);
  });

  it('says that every address is fine, and that none was found [MAIL-05]', async () => {
    await open();
    choose(LIST);
    expect(await screen.findByText('Every row has an address, none comes twice.')).toBeTruthy();
    choose('id,name\n1,Asha\n');
    expect(await screen.findByText('No column of addresses was found.')).toBeTruthy();
    expect(screen.queryByText('Every row has an address, none comes twice.')).toBeNull();
  });

  it('says that two columns fit, and checks the one that is chosen [MAIL-05]', async () => {
    await open();
    choose('manager,to\nm@x.in,a@x.in\nm@x.in,b@x.in\nm@x.in,c@x.in\n');
    const region = await preview();
    expect(
      within(region).getByText(/^More than one column holds addresses: /).textContent,
    ).toContain('manager (column 1), to (column 2). Choose the one to check');
    const status = () => within(region).getAllByRole('status')[0]?.textContent;
    expect(status()).toContain('3 rows, 1 address, 2 columns');
    fireEvent.mouseDown(within(region).getByRole('combobox', { name: 'Column of addresses' }));
    fireEvent.click(await screen.findByRole('option', { name: 'to (column 2)' }));
    await waitFor(() => expect(status()).toContain('3 different addresses'));
    await press('Upload');
    await screen.findByText('Upload Successful!');
    await pick();
    await press('Send');
    const asked = (await dialog()).textContent;
    expect(asked).toContain('The addresses were checked in to (column 2).');
    expect(asked).toContain('Another column holds addresses too: manager (column 1).');
  });

  it('checks the other column after the upload too, and the sending names that one [MAIL-05]', async () => {
    await open();
    await upload('manager,to\nm@x.in,a@x.in\nm@x.in,b@x.in\n');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Column of addresses' }));
    fireEvent.click(await screen.findByRole('option', { name: 'to (column 2)' }));
    await waitFor(async () => expect((await preview()).textContent).toContain('2 different addr'));
    await pick();
    await press('Send');
    expect((await dialog()).textContent).toContain('checked in to (column 2)');
  });

  it('tells the separator, and that a line of it is uploaded too [MAIL-05]', async () => {
    await open();
    choose('sep=;\nemail;name\na@x.in;Asha\n');
    const region = await preview();
    expect(within(region).getByRole('status').textContent).toContain('Separator: semicolon.');
    expect(within(region).getByText(/^The first line tells spreadsheets the sep/)).toBeTruthy();
  });
});

describe('the sending', () => {
  it('needs the templates, then a template, then a filename [MAIL-03, MAIL-04]', async () => {
    await open();
    const why = async () => {
      const send = await button('Send');
      const id = send.getAttribute('aria-describedby') ?? send.getAttribute('aria-labelledby');
      return `${document.getElementById(id?.split(' ')[0] ?? '')?.textContent}`;
    };
    await waitFor(async () => expect(await why()).toContain('Choose a template first.'));
    await pick();
    expect(await why()).toContain('Enter the name of an uploaded file first.');
    fileName(' \u200B');
    expect(await why()).toContain('Enter the name of an uploaded file first.');
    await press('Send');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const [asked] = services.requests(TEMPLATES);
    expect(asked?.query).toEqual({ page_size: '100', generations: 'dynamic' });
  });

  it('names template, file, rows, good addresses and what is wrong, and sends once [MAIL-03, MAIL-05, UI-01]', async () => {
    accepts();
    await open();
    await upload('email,name\na@x.in,A\nA@x.in,B\n,C\nnobody,D\nb@x.in,E\n');
    await pick();
    await press('Send');
    const asked = await dialog();
    expect(asked.textContent).toContain('Sends the template Welcome (d-1).');
    expect(asked.textContent).toContain('To every address of the file users.csv.');
    expect(asked.textContent).toContain('The addresses were checked in email (column 1).');
    expect(asked.textContent).toContain(
      'Found in the file: 1 row without an address, 1 malformed address, 1 repeated address.',
    );
    const figures = within(asked)
      .getAllByRole('definition')
      .map((one) => one.textContent);
    expect(figures).toEqual(['5', '2']);
    fireEvent.click(within(asked).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toEqual([]);
    await press('Send');
    await yes();
    await screen.findByText('Bulk Mail Successful!');
    // Whoever leaves now is reminded of it later.
    expect(localStorage.getItem('mail-sent')).toContain('digest');
    expect(sent()).toEqual([
      { filename: 'users.csv', sg_template_id: 'd-1', bucketName: 'bulk-mail' },
    ]);
  });

  it('says that nothing wrong was found, or that the file is not known here [MAIL-05]', async () => {
    await open();
    await upload();
    await pick();
    await press('Send');
    expect((await dialog()).textContent).toContain('Nothing wrong was found in the file.');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fileName('other.csv');
    await press('Send');
    const other = (await dialog()).textContent;
    expect(other).toContain('not available here: the file was not checked in full on this page');
    expect(other).not.toContain('Nothing wrong');
    expect(other).not.toContain('Different good addresses');
  });

  it('warns of a chosen file that is not the uploaded one [MAIL-05]', async () => {
    await open();
    await upload();
    choose(LIST, 'newer.csv');
    expect(await screen.findByText(/^The file chosen above is not uploaded/)).toBeTruthy();
  });

  it('that is refused says why and keeps template and filename [MAIL-03]', async () => {
    await open();
    services.fault({ call: SEND, status: 422, body: { message: 'No such file' } });
    await pick();
    fileName('missing.csv');
    await press('Send');
    await yes();
    expect(await screen.findByText('Bulk Mail unsuccessful!')).toBeTruthy();
    expect(screen.getAllByText('No such file').length).toBeGreaterThan(0);
    expect(screen.getByDisplayValue('missing.csv')).toBeTruthy();
    expect(screen.getByDisplayValue('Welcome (d-1)')).toBeTruthy();
    await press('Send');
    expect(await dialog()).toBeTruthy();
  });

  it('of the same template and file asks again, naming when, and only Yes goes on [MAIL-06]', async () => {
    accepts();
    await open();
    await pick();
    fileName('users.csv');
    await press('Send');
    await yes();
    await screen.findByText('Bulk Mail Successful!');
    await press('Send');
    const again = await dialog('Send again?');
    expect(again.textContent).toMatch(/before: \d+ \w+ \d{4}, \d\d:\d\d/);
    fireEvent.click(within(again).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toHaveLength(1);
    await press('Send');
    fireEvent.click(within(await dialog('Send again?')).getByRole('button', { name: 'Yes' }));
    await yes();
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});

it('templates of one name are told apart, and a list that fails can be read again [MAIL-04]', async () => {
  services.fault({ call: TEMPLATES, status: 403, body: { message: 'Not now' }, times: 1 });
  await open([template, { id: 'd-2', name: 'Welcome' }]);
  await screen.findAllByText('The templates could not be read.');
  expect(screen.getByText('Not now')).toBeTruthy();
  await act(async () => fireEvent.click(await button('Retry')));
  await waitFor(() =>
    expect(document.body.textContent).not.toContain('The templates could not be read.'),
  );
  fireEvent.mouseDown(screen.getByLabelText('Template'));
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual(['WelcomeId d-1', 'WelcomeId d-2']);
  fireEvent.click(options[1] as HTMLElement);
  expect(screen.getByDisplayValue('Welcome (d-2)')).toBeTruthy();
  expect(services.requests(TEMPLATES)).toHaveLength(2);
});
