// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#cache/queryClient.ts';
import { Failure } from '#http/failure.ts';
import { renderUi } from '#testing/ui.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ReadPage } from './exportRows.ts';

interface Row {
  id: number;
  name: string;
}

const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) file = given;
    return 'blob:rows';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const refused = () =>
  new Failure('refused', { service: 'picks' }, { stage: 'answer', serverMessage: 'Not today' });
const row = (id: number, name = `Row ${id}`): Row => ({ id, name });
const pages: Record<number, Row[]> = { 1: [row(1), row(2)], 2: [row(2), row(3, '=1+1')] };
const show = (readPage: ReadPage<Row>, reason?: string) =>
  renderUi(
    <ExportButton
      file="rows"
      columns={[
        { label: 'Id', value: ({ id }) => id },
        { label: 'Name', value: ({ name }) => name },
      ]}
      readPage={readPage}
      keyOf={({ id }) => String(id)}
      reason={reason}
    />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = (file: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file ?? new Blob());
  });
const files = () => saved.map(({ name }) => name);

describe('ExportButton', () => {
  it('saves all pages as one file, each row once, no formula in it [UI-11, UI-16]', async () => {
    const asked: number[] = [];
    show(async (page) => {
      asked.push(page);
      return { rows: pages[page] ?? [], pages: 2 };
    });
    press('Export CSV');
    await screen.findByText('Saved 3 rows');
    expect(files()).toEqual(['rows.csv']);
    expect(await text(saved[0]?.file)).toBe("Id,Name\r\n1,Row 1\r\n2,Row 2\r\n3,'=1+1\r\n");
    expect(asked).toEqual([1, 2]);
  });

  it('without a count of pages ends at a page with nothing new [UI-16]', async () => {
    show(async (page) => ({ rows: page === 1 ? [row(1)] : [row(1)] }));
    press('Export CSV');
    await screen.findByText('Saved 1 row');
  });

  it('shows how far it is and can be cancelled: then nothing is saved [UI-16]', async () => {
    show((page, signal) =>
      page === 1
        ? Promise.resolve({ rows: [row(1)], pages: 4 })
        : new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
    );
    press('Export CSV');
    await screen.findByText('Reading page 2 of 4');
    screen.getByText(/^25\s?%$/);
    press('Cancel');
    await screen.findByText('Cancelled: nothing was saved.');
    expect(files()).toEqual([]);
  });

  it('says what is missing when a page fails, and goes on from there [UI-16]', async () => {
    let broken = true;
    const asked: number[] = [];
    show(async (page) => {
      asked.push(page);
      if (page === 2 && broken) throw refused();
      return { rows: pages[page] ?? [], pages: 2 };
    });
    press('Export CSV');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Read 2 rows; from page 2 of 2 on they are missing.');
    expect(alert.textContent).toContain('Not today');
    expect(files()).toEqual([]);
    broken = false;
    press('Retry');
    await screen.findByText('Saved 3 rows');
    expect(asked).toEqual([1, 2, 2]);
  });

  it('saves what was read on demand, and its name says that it is not all [UI-16]', async () => {
    show(async (page) => {
      if (page === 2) throw refused();
      return { rows: pages[page] ?? [], pages: 2 };
    });
    press('Export CSV');
    await screen.findByRole('alert');
    press('Save what was read');
    await screen.findByText('Saved 2 rows');
    expect(files()).toEqual(['rows-incomplete.csv']);
  });

  it('does not call a list whole that changed while it was read [UI-16]', async () => {
    show(async (page) => ({ rows: pages[page] ?? [], pages: 2, total: 4 }));
    press('Export CSV');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Read 3 of 4 rows: the list changed while it was read.',
    );
    expect(files()).toEqual([]);
  });

  it('says why there is nothing to export [UI-14]', () => {
    const readPage = vi.fn();
    show(readPage, 'Choose a game first');
    press('Export CSV');
    expect(readPage).not.toHaveBeenCalled();
    expect(screen.getAllByText('Choose a game first').length).toBeGreaterThan(0);
  });
});
