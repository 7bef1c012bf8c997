import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('shapes are checked without making code at run time, which the headers forbid [NET-12]', async () => {
  const made = vi.fn();
  vi.stubGlobal(
    'Function',
    class {
      constructor(...args: unknown[]) {
        made(...args);
      }
    },
  );
  await import('./withoutEval.ts');
  const { z } = await import('zod');
  const shape = z.object({ id: z.number(), name: z.string() });
  expect(shape.parse({ id: 1, name: 'Mega' })).toEqual({ id: 1, name: 'Mega' });
  expect(made).not.toHaveBeenCalled();
});
