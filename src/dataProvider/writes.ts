import type { CreateParams, DataProvider, DeleteParams, Identifier, UpdateParams } from 'ra-core';
import type { AnyAction } from '#actions/action.ts';
import { type Performed, perform } from '#actions/perform.ts';
import { performBulk } from '#actions/performBulk.ts';
import { noteTold } from '#actions/toldByAction.ts';
import { bulkConfirmation } from '#dataProvider/bulkConfirmation.ts';
import { NotDone } from '#dataProvider/notDone.ts';
import type {
  ResourceActions,
  ResourceRecord,
  ResourceSource,
} from '#dataProvider/resourceData.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';

/** A resource as its writes are found: by its name and what it declares. */
export interface Writable {
  resource: string;
  actions?: ResourceActions | undefined;
  newRecord?: ResourceSource['newRecord'];
}

type Say = (text: Text | string) => string;
type Kind = 'create' | 'edit' | 'remove';

/**
 * react-admin's writes, each the declared action of its resource run by `perform`: asked, locked, sent once, told.
 * One that was not confirmed rejects with its sentence; a resource without such a call says which it lacks (CFG-01).
 */
export function createWrites(
  find: (resource: string) => Promise<Writable>,
  read: (resource: string, id: Identifier) => Promise<ResourceRecord>,
  say: Say,
): Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'> {
  const actionOf = async <K extends Kind>(
    resource: string,
    kind: K,
  ): Promise<NonNullable<ResourceActions[K]>> => {
    const action = (await find(resource)).actions?.[kind];
    if (action) return action as NonNullable<ResourceActions[K]>;
    throw new NotDone(say({ key: `actions.lacks.${kind}`, params: { resource } }));
  };

  const confirmed = (done: Performed): unknown => {
    if (done.kind === 'confirmed') return done.answer;
    const text: Text | string =
      'failure' in done ? failureText(done.failure) : { key: `actions.notDone.${done.kind}` };
    const message = say(text);
    // The action told it already: react-admin's own notice would be the second.
    noteTold(message);
    throw new NotDone(message);
  };

  const subjectOf = (resource: string, id: Identifier, previous: unknown) =>
    holds(previous, id) ? Promise.resolve(previous) : read(resource, id);

  const bulk = async (
    resource: string,
    kind: 'edit' | 'remove',
    ids: Identifier[],
    extra?: object,
  ) => {
    const action = (await actionOf(resource, kind)) as AnyAction;
    const records = await Promise.all(ids.map((id) => read(resource, id)));
    const { done, failed, cancelled } = await performBulk(
      action,
      records,
      extra,
      bulkConfirmation(action, records, [], 0, extra),
    );
    if (cancelled) confirmed({ kind: 'cancelled' });
    if (failed.length > 0) {
      const message = say({
        key: 'actions.notDone.some',
        params: { failed: failed.length, count: ids.length },
      });
      noteTold(message);
      throw new NotDone(message);
    }
    return { data: (done as ResourceRecord[]).map(({ id }) => id) };
  };

  return {
    create: async (resource: string, { data }: CreateParams) => {
      const action = await actionOf(resource, 'create');
      const subject = (await (await find(resource)).newRecord?.(data)) ?? { id: '' };
      const answer = confirmed(await perform(action, subject, data));
      return { data: { ...data, id: idIn(answer) } };
    },
    update: async (resource: string, { id, data, previousData }: UpdateParams) => {
      const action = await actionOf(resource, 'edit');
      const subject = await subjectOf(resource, id, previousData);
      confirmed(await perform(action, subject, { ...subject, ...data }));
      return { data: { ...subject, ...data, id } };
    },
    delete: async (resource: string, { id, previousData }: DeleteParams) => {
      const action = await actionOf(resource, 'remove');
      const subject = await subjectOf(resource, id, previousData);
      confirmed(await perform(action, subject, undefined));
      return { data: subject };
    },
    updateMany: (resource: string, { ids, data }: { ids: Identifier[]; data: object }) =>
      bulk(resource, 'edit', ids, data),
    deleteMany: (resource: string, { ids }: { ids: Identifier[] }) => bulk(resource, 'remove', ids),
  } as unknown as DataProvider;
}

const holds = (record: unknown, id: Identifier): record is ResourceRecord =>
  typeof record === 'object' && record !== null && 'id' in record && record.id === id;

/**
 * The id of what was made, '' where the service does not tell it, as few do: react-admin takes a record without any
 * for a failure, although it is there; with an empty one it goes to the list.
 */
export const idIn = (answer: unknown): Identifier => {
  if (typeof answer !== 'object' || answer === null) return '';
  const { id, _id } = answer as { id?: Identifier; _id?: Identifier };
  return id ?? _id ?? '';
};
