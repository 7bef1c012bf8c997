import type { Id } from './ids.ts';
import { multiplyRupees } from './money.ts';
import { choiceText } from './prediction.ts';

/** A choice that a user made in a league. */
export interface ChoiceMade {
  readonly choiceId: string;
  /** Its text, with the id where another choice looks alike; null when the question has no such choice. */
  readonly choice: string | null;
  readonly slots: unknown;
  /** Rupees, slots × entry, as decimal text; null when either is not a number. */
  readonly investment: string | null;
}

interface UserLeague {
  readonly entry?: unknown;
  readonly question?:
    | {
        readonly choices: readonly {
          readonly _id: Id;
          readonly choice?: string | null | undefined;
        }[];
      }
    | null
    | undefined;
  readonly userChoices: ReadonlyMap<string, { readonly slots_booked?: unknown } | null | undefined>;
}

/** The choices made in a league, in the order of the question's choices, unknown ones last (PRD-16). */
export function choicesMade(league: UserLeague): ChoiceMade[] {
  const choices = league.question?.choices ?? [];
  const order = choices.map((choice) => String(choice._id));
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...league.userChoices]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([choiceId, booked]) => ({
      choiceId,
      choice: choiceText(choices, choiceId),
      slots: booked?.slots_booked,
      investment: multiplyRupees(league.entry, booked?.slots_booked),
    }));
}
