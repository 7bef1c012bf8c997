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
import { namesIn } from '#dataProvider/template.ts';
import type { Field } from '#fields/field.ts';
import { ownName, shortName } from '#fields/names.ts';
import { Failure } from '#http/failure.ts';
import { literal, wordsIn } from '#i18n/useText.ts';
import { askedLines } from '#resource-kit/ask/askedLines.ts';
import { editBody, newBody } from '#resource-kit/plain/bodies.ts';
import { writeOf } from '#resource-kit/plain/endpoints.ts';
import { sizesOf, toField } from '#resource-kit/plain/fromPlain.ts';
import type { PlainAction, ReadPlainResource } from '#resource-kit/plain/schema.ts';
import { fillValue, fillWords, textsIn } from '#resource-kit/plain/template.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import type { Fact } from '#rules/settlement.ts';
import { MISSING } from '#rules/text.ts';
import { writeJson } from '#rules/writeJson.ts';

/** What one record is called; a record's name is kept, and therefore in one language. */
const oneOf = ({ label, one = label }: ReadPlainResource): string => wordsIn('en', one);

/** A record's name in dialogs and in the activity list: its id, which tells it apart, and its name (CFG-05). */
const nameOf = (plain: ReadPlainResource) => {
  const one = oneOf(plain);
  return (record: ResourceRecord): string => {
    const name = ownName(record, plain.title);
    return name === null ? `${one} ${record.id}` : `${one} ${record.id} (${shortName(name)})`;
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
  for (const name of named) if (name === 'id' || name.startsWith(ASKED)) named.delete(name);
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

/** What stands before the name of what was asked for, in templates: {ask.status}. */
const ASKED = 'ask.';

/** The record with what was asked for, as templates are filled. */
const asking = (record: ResourceRecord, typed: FormValues | undefined) =>
  typed ? { ...record, ask: typed } : record;

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
  const { name, label, roles, method, path, body, confirm, when, money, ask = [] } = declared;
  const asked = ask.map(toField);
  const parts = namesIn(path);
  const [perPage = 25] = sizesOf(plain);
  const source = { resource: plain.name, data, perPage };
  const made = action<ResourceRecord, FormValues | undefined>({
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
    input: (record, typed) => {
      const row = asking(rowOf(data, record), typed);
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
      confirm: (record: ResourceRecord, typed: FormValues | undefined) => ({
        title: literal(fillWords(confirm.title, asking(record, typed))),
        lines: [
          literal(fillWords(confirm.text, asking(record, typed))),
          ...askedLines(asked, typed),
        ],
      }),
    }),
    notices: 'plain',
  });
  return made as RecordAction;
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
    const named = ownName(values, plain.title);
    return named === null ? null : `${oneOf(plain)} (${shortName(named)})`;
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
