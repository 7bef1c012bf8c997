import { z } from 'zod';
import { plainResourceSchema } from '#resource-kit/plain/schema.ts';

/** The JSON Schema of a declaration in /config.json, for completion in an editor (CFG-13). */
export const resourceSchema = (): object => ({
  title: 'A resource of the console',
  ...z.toJSONSchema(plainResourceSchema, { io: 'input', unrepresentable: 'any' }),
});
