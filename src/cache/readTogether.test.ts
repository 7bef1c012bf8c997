import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#http/failure.ts';
import { readTogether } from './readTogether.ts';

const failed = new Failure('server', { service: 'auth' }, { stage: 'answer', status: 500 });
const read = (more: object = {}) => ({
  data: 'questions',
  error: null,
  isFetching: false,
  dataUpdatedAt: 200,
  refetch: vi.fn(async () => {}),
  ...more,
});

describe('two reads shown as one', () => {
  it('are as old as the older, failed when either is, and refreshed both [UI-15]', async () => {
    const [main, beside] = [read(), read({ dataUpdatedAt: 100, error: failed, isFetching: true })];
    const both = readTogether(main, beside);
    expect(both).toMatchObject({
      data: 'questions',
      dataUpdatedAt: 100,
      error: failed,
      isFetching: true,
    });
    await both.refetch();
    expect(main.refetch).toHaveBeenCalledOnce();
    expect(beside.refetch).toHaveBeenCalledOnce();
    expect(readTogether(read({ error: failed }), read()).error).toBe(failed);
  });

  it('of which one never came tell of the other alone [UI-15]', () => {
    const both = readTogether(read(), read({ dataUpdatedAt: 0, error: failed }));
    expect(both).toMatchObject({ dataUpdatedAt: 200, error: null });
  });
});
