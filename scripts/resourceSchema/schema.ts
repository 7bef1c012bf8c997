import { z } from 'zod';
import { configSchema } from '#config/schema.ts';
import { plainResourceSchema } from '#resource-kit/plain/schema.ts';
import { DESCRIPTIONS, TYPES } from './descriptions.ts';

interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string | string[];
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
  not?: object;
  enum?: string[];
  [key: string]: unknown;
}

const made = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'ref' }) as Node;

/** The JSON Schema of a declaration in /config.json, for completion in an editor (CFG-13). */
export const resourceSchema = (): Node => ({
  title: 'A resource of the console',
  ...described(made(plainResourceSchema), 'resource'),
});

const texts = z.record(z.string(), z.string());

/** What the console reads apart is here a part of the whole. */
const whole = z.object({
  $schema: z.string().optional(),
  ...configSchema.shape,
  resources: z.array(plainResourceSchema).default([]),
  assumptions: z
    .strictObject({
      keys: z.record(z.string(), texts).optional(),
      dates: texts.optional(),
      statuses: z.record(z.string(), texts).optional(),
    })
    .optional(),
});

/** The JSON Schema of the whole of /config.json, resources and all (CFG-13). */
export const wholeSchema = (): Node => ({
  title: 'The configuration of the console',
  ...described(made(whole), 'config'),
});

/** What stands at a key, where that is not what the key is called. */
const WITHIN: Readonly<Record<string, string>> = {
  'config.resources': 'resource',
  'list.sort': 'listSort',
  'resource.fields': 'field',
  'resource.filters': 'field',
  'field.fields': 'field',
  'action.ask': 'field',
  'field.choices': 'choice',
  'resource.tabs': 'tab',
  'tab.filter': 'condition',
  'resource.sections': 'section',
  'resource.tones': 'tone',
  'resource.create': 'granted',
  'resource.edit': 'granted',
  'resource.delete': 'granted',
  'resource.rowActions': 'action',
  'resource.bulkActions': 'action',
};

/** The same with what each key is, and without keys that nothing may stand at. Throws where a key has no words. */
function described(root: Node, place: string): Node {
  const seen = new Set<Node>();
  const named = ({ $ref = '' }: Node) => root.$defs?.[$ref.split('/').at(-1) ?? ''];
  const visit = (node: Node, at: string): void => {
    const target = named(node);
    if (target) visit(target, at);
    if (seen.has(node)) return;
    seen.add(node);
    for (const inner of [node.items, node.additionalProperties, ...(node.anyOf ?? [])])
      if (typeof inner === 'object') visit(inner, at);
    const { properties } = node;
    if (!properties) return;
    const here = 'en' in properties ? 'label' : at;
    for (const [key, part] of Object.entries(properties)) {
      if ((named(part) ?? part).not) {
        delete properties[key];
        continue;
      }
      const description = DESCRIPTIONS[`${here}.${key}`];
      if (description === undefined) throw new Error(`${here}.${key} is not described`);
      properties[key] = { description, ...part };
      visit(properties[key], WITHIN[`${here}.${key}`] ?? key);
    }
  };
  visit(root, place);
  for (const node of seen)
    if (node.enum?.includes('longText'))
      node.enumDescriptions = node.enum.map((type) => TYPES[type] ?? '');
  return root;
}
