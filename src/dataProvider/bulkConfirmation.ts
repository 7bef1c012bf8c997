import type {
  AnyAction,
  Confirmation,
  ConfirmationFigure,
  OpenPoint,
  Reason,
} from '#actions/action.ts';
import { confirmationOf } from '#actions/confirmationOf.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { asText, literal, type Text } from '#i18n/useText.ts';
import { NAMED } from '#rules/named.ts';

/** A ticked record that is not acted on, and why. */
export interface LeftOut {
  record: ResourceRecord;
  not: Reason;
}

interface Asked {
  record: string;
  question: Partial<Confirmation>;
}

/**
 * Each record by its name and what is asked of it alone, with its figures and open points; then what is asked of all,
 * and what is left out. What has to be typed for one of them has to be typed for all (PRD-18, UI-16).
 */
export function bulkConfirmation(
  action: AnyAction,
  acted: readonly ResourceRecord[],
  leftOut: readonly LeftOut[] = [],
  outOfSight = 0,
  extra?: unknown,
): Confirmation {
  const asked: Asked[] = acted.map((record) => ({
    record: action.record(record),
    question: confirmationOf(action, record, extra) ?? {},
  }));
  const named = asked.slice(0, NAMED);
  const shared = sharedBy(asked, ({ lines }) => lines);
  const [first] = leftOut;
  const figures = figuresOf(asked);
  const open = perRecord(asked, (question) => question.open);
  const notKnown = perRecord(asked, (question) => question.notKnown);
  const typed = typedOf(asked);
  return {
    title: asked[0]?.question.title ?? asText(action.label),
    lines: [
      { key: 'resources.bulkLine', params: { smart_count: acted.length } },
      ...named.flatMap(({ record, question }) => [
        literal(record),
        ...(question.lines ?? []).filter((line) => !holds(shared, line)),
      ]),
      ...andMore(asked.length - named.length),
      ...shared,
      ...(first
        ? [
            {
              key: 'resources.bulkLeftOut' as const,
              params: { smart_count: leftOut.length, reason: first.not },
            },
          ]
        : []),
      ...(outOfSight > 0
        ? [{ key: 'resources.outOfSight' as const, params: { count: outOfSight } }]
        : []),
    ],
    ...(figures.length > 0 && { figures }),
    ...(open.length > 0 && { open }),
    ...(notKnown.length > 0 && { notKnown }),
    ...(typed && { typed }),
  };
}

const holds = (texts: readonly Text[], text: Text): boolean =>
  texts.some((other) => JSON.stringify(other) === JSON.stringify(text));

type PickOf<T extends Text> = (question: Partial<Confirmation>) => readonly T[] | undefined;

/** What is asked of every record alike. */
function sharedBy<T extends Text>([first, ...others]: readonly Asked[], pick: PickOf<T>): T[] {
  return ((first && pick(first.question)) ?? []).filter((text) =>
    others.every(({ question }) => holds(pick(question) ?? [], text)),
  );
}

/** What is the same for all once, the rest under the name of its record. */
function perRecord(asked: readonly Asked[], pick: PickOf<OpenPoint>): OpenPoint[] {
  const shared = sharedBy(asked, pick);
  const own = asked
    .map(({ record, question }) => ({
      record,
      points: (pick(question) ?? []).filter((point) => !holds(shared, point)),
    }))
    .filter(({ points }) => points.length > 0);
  const named = own.slice(0, NAMED).flatMap(({ record, points }) =>
    points.map(({ items, ...message }) => ({
      key: 'actions.bulkLine' as const,
      params: { record, message },
      ...(items && { items }),
    })),
  );
  return [...shared, ...named, ...andMore(own.length - NAMED)];
}

/** Each figure under the name of its record: equal ones are not one. */
const figuresOf = (asked: readonly Asked[]): ConfirmationFigure[] =>
  asked
    .filter(({ question }) => (question.figures ?? []).length > 0)
    .slice(0, NAMED)
    .flatMap(({ record, question: { figures = [] } }) =>
      figures.map(({ label, value }) => ({
        label: { key: 'actions.bulkLine', params: { record, message: label } },
        value,
      })),
    );

/** All that has to be typed, in the order of the records. */
function typedOf(asked: readonly Asked[]): Confirmation['typed'] {
  const typed = asked.flatMap(({ question }) => question.typed ?? []);
  const [first] = typed;
  const values = [...new Set(typed.map(({ value }) => value))];
  return first && { label: first.label, value: values.join(', ') };
}

const andMore = (count: number): Text[] =>
  count > 0 ? [{ key: 'actions.bulkMore', params: { count } }] : [];
