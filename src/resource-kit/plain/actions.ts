import type { Identifier } from 'ra-core';
import { type Action, action } from '#actions/action.ts';
import type { Role } from '#authProvider/roles.ts';
import { anyInput } from '#contract/endpoint.ts';
import { readRecord } from '#dataProvider/dataProvider.ts';
import { valueAt } from '#dataProvider/paths.ts';
import { asRead } from '#dataProvider/records.ts';
import type {
  FormAction,
  FormValues,
  RecordAction,
  ResourceData,
  ResourceRecord,
} from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { Failure } from '#http/failure.ts';
import { literal, wordsIn } from '#i18n/useText.ts';
import { editBody, newBody } from '#resource-kit/plain/bodies.ts';
import { writeOf } from '#resource-kit/plain/endpoints.ts';
import { sizesOf } from '#resource-kit/plain/fromPlain.ts';
import type { PlainAction, ReadPlainResource } from '#resource-kit/plain/schema.ts';
import { fillValue, fillWords, namesIn, textsIn } from '#resource-kit/plain/template.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import type { Fact } from '#rules/settlement.ts';
import { MISSING } from '#rules/text.ts';
import { writeJson } from '#rules/writeJson.ts';
import { plainText } from '#ui/plainText.ts';

/** The first shown field tells one record from another: a title, a name. */
const titleOf = ({ fields }: ReadPlainResource, values: FormValues): string | null =>
  fields[0] ? plainText(valueAt(values, fields[0].source)) : null;

/** What one record is called; a record's name is kept, and therefore in one language. */
const oneOf = ({ label, one = label }: ReadPlainResource): string => wordsIn('en', one);

/** A record's name in dialogs and in the activity list: its title, and its id. */
const nameOf = (plain: ReadPlainResource) => {
  const one = oneOf(plain);
  return (record: ResourceRecord): string => {
    const title = titleOf(plain, record);
    return title === null ? `${one} ${record.id}` : `${one} ${record.id} (${title})`;
  };
};

/** The row under its key as it came; a row that was delivered twice has another `id` here. */
const rowOf = (data: ResourceData, record: ResourceRecord): ResourceRecord => {
  const key = data.dialect === 'simple-rest' ? 'id' : (data.key ?? '_id');
  return { ...record, id: (asRead(data, record)[key] ?? record.id) as Identifier };
};

/** A value in words; of a list or an object its JSON, because two of them read alike as text. */
const saidOf = (value: unknown): string =>
  value === null || value === undefined
    ? MISSING
    : typeof value === 'object'
      ? writeJson(value)
      : String(value);

/** What a money action rests on in a record, read again before it is sent: all that its declaration names. */
function stateBy({ path, body, confirm, when }: PlainAction) {
  const texts = [path, ...textsIn(body), ...textsIn(confirm)];
  const named = new Set([...Object.keys(when ?? {}), ...texts.flatMap(namesIn)]);
  named.delete('id');
  const facts = (record: ResourceRecord): Fact[] =>
    [...named].map((source) => {
      const value = valueAt(record, source);
      const state = writeJson(value ?? null);
      return { key: source, kind: 'field', label: source, state, shown: saidOf(value) };
    });
  return {
    stateOf: facts,
    stateText: (record: ResourceRecord): string =>
      facts(record)
        .map(({ label, shown }) => `${label}: ${shown}`)
        .join(', '),
  };
}

/** A value as a part of a path; '' for what is none, which is refused before it is sent. */
const partOf = (value: unknown): string =>
  value instanceof ExactNumber || typeof value !== 'object' ? String(value ?? '') : '';

/** A record's key as the path of its own call. */
const keyIn = (data: ResourceData, record: ResourceRecord) => ({
  id: partOf(rowOf(data, record).id),
});

/** A row or bulk action of a plain resource, its templates filled from the record. */
export function recordAction(
  plain: ReadPlainResource,
  data: ResourceData,
  declared: PlainAction,
): RecordAction {
  const { name, label, roles, method, path, body, confirm, when, money } = declared;
  const parts = namesIn(path);
  const [perPage = 25] = sizesOf(plain);
  const source = { resource: plain.name, data, perPage };
  return action<ResourceRecord>({
    name: `${plain.name}.${name}`,
    label: literal(label),
    endpoint: writeOf(data, plain.service, method, path, { money, body: body !== undefined }),
    roles: roles ?? plain.roles,
    record: nameOf(plain),
    when: (record) => {
      const refused = Object.entries(when ?? {}).find(
        ([source, wanted]) => ![wanted].flat().includes(valueAt(record, source) as string),
      );
      if (!refused) return true;
      const [source, wanted] = refused;
      return {
        key: 'resources.notNow',
        params: { source, wanted: [wanted].flat().join(', ') },
      };
    },
    input: (record) => {
      const row = rowOf(data, record);
      return anyInput({
        path: Object.fromEntries(parts.map((part) => [part, partOf(valueAt(row, part))])),
        ...(body !== undefined && { body: fillValue(body, row) }),
      });
    },
    ...(money && {
      reread: ({ id }: ResourceRecord) =>
        readRecord(source, id).catch((error: unknown) => {
          if (error instanceof Failure && error.kind === 'notFound') return undefined;
          throw error;
        }),
      ...stateBy(declared),
    }),
    ...(confirm && {
      confirm: (record: ResourceRecord) => ({
        title: literal(fillWords(confirm.title, record)),
        lines: [literal(fillWords(confirm.text, record))],
      }),
    }),
    notices: 'plain',
  });
}

/** Who may do what is granted to some of the resource's roles, or to all of them. */
const rolesOf = (grant: boolean | { roles: Role[] }, all: readonly Role[]): readonly Role[] =>
  typeof grant === 'object' ? grant.roles : all;

/** Create, edit and delete of a plain resource, by the addresses of ra-data-simple-rest. */
export function formActions(
  plain: ReadPlainResource,
  data: ResourceData,
  fields: readonly Field[],
) {
  const { name, path = name, service, roles, label, one = label } = plain;
  const record = nameOf(plain);
  const newName = (_: ResourceRecord, values: FormValues): string | null => {
    const title = titleOf(plain, values);
    return title === null ? null : `${oneOf(plain)} (${title})`;
  };
  const form = (
    what: 'create' | 'edit',
    title: Action<ResourceRecord>['label'],
    method: 'POST' | 'PUT' | 'PATCH',
    address: string,
  ): FormAction =>
    action<ResourceRecord, FormValues>({
      name: `${name}.${what}`,
      label: title,
      endpoint: writeOf(data, service, method, address),
      roles: rolesOf(plain[what], roles),
      record: what === 'create' ? () => oneOf(plain) : record,
      ...(what === 'create' && { named: newName }),
      input: (subject, values) =>
        anyInput(
          what === 'create'
            ? { body: newBody(fields, values) }
            : {
                path: keyIn(data, subject),
                body: editBody(fields, data, subject, values, plain.send),
              },
        ),
      notices: 'plain',
      succeeded: () => ({ text: { key: 'resources.saved' } }),
    });
  return {
    ...(plain.create && {
      create: form('create', { key: 'resources.addNew', params: { one } }, 'POST', path),
    }),
    ...(plain.edit && {
      edit: form(
        'edit',
        { key: 'resources.editOne', params: { one } },
        plain.send === 'changed' ? 'PATCH' : 'PUT',
        `${path}/{id}`,
      ),
    }),
    ...(plain.delete && {
      remove: action<ResourceRecord>({
        name: `${name}.remove`,
        label: 'resources.remove',
        endpoint: writeOf(data, service, 'DELETE', `${path}/{id}`, { body: false }),
        roles: rolesOf(plain.delete, roles),
        record,
        input: (subject) => anyInput({ path: keyIn(data, subject) }),
        confirm: (subject) => ({
          title: { key: 'resources.removeTitle', params: { one } },
          lines: [{ key: 'resources.removeLine', params: { record: record(subject) } }],
        }),
        notices: 'plain',
        succeeded: () => ({ text: { key: 'resources.removed' } }),
      }),
    }),
  };
}
