import { now } from '#authProvider/clock.ts';
import { wasSentToLogin } from '#authProvider/login.ts';
import { askTabs, type Offer } from '#authProvider/tabs.ts';
import { isSamePerson, readToken, type Session } from '#authProvider/token.ts';

/** The name of a window in which somebody signed out: it outlives a reload, and says nothing of the person. */
const LEFT = 'signed-out';

/** From now on this tab is not a new one, though its storage is as empty. */
export const markLeft = (): void => {
  if (typeof window !== 'undefined') window.name = LEFT;
};

/** A tab in which nobody has worked yet, and which nobody sent to the login page. */
function isNewTab(): boolean {
  if ((typeof window !== 'undefined' && window.name === LEFT) || wasSentToLogin()) return false;
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const type = entry && 'type' in entry ? entry.type : undefined;
  return type !== 'reload' && type !== 'back_forward';
}

/**
 * The session that a tab without a token may take over from another: of the person whose tab it was, or, in a
 * new tab, of the tab that opened it. A new tab that none opened gets it where only one person works in this
 * browser. Null otherwise: nobody becomes a colleague by a reload (APP-05, APP-09).
 */
export async function takeOver(owner: string | null): Promise<Session | null> {
  if (owner === null && !isNewTab()) return null;
  const offered = await offers(owner);
  if (owner !== null) return latest(offered.filter(({ session }) => session.userId === owner));
  const opener = latestBy(offered, ({ openedAt }) => openedAt ?? 0);
  if (opener?.openedAt) return opener.session;
  const people = new Set(offered.map(({ session }) => session.draftsOf));
  if (people.size > 1) return null;
  return latestBy(offered, ({ usedAt }) => usedAt)?.session ?? null;
}

/** A session of the same person in another tab by a token that has not served here, or null. */
export async function anotherOf(
  ended: Session,
  worn: ReadonlySet<string>,
): Promise<Session | null> {
  const offered = await offers(ended.userId);
  return latest(
    offered.filter(({ session }) => isSamePerson(session, ended) && !worn.has(session.token)),
  );
}

type Held = Offer & { session: Session };

async function offers(person: string | null): Promise<Held[]> {
  const given = await askTabs({ person, address: location.href });
  return given.flatMap((offer) => {
    const session = readToken(offer.token, now());
    const isNobodys = session && person !== null && !isSamePerson(session, session);
    return session && !isNobodys ? [{ ...offer, session }] : [];
  });
}

const latest = (offered: readonly Held[]): Session | null =>
  latestBy(offered, ({ session }) => session.expiresAt)?.session ?? null;

const latestBy = (offered: readonly Held[], of: (offer: Held) => number): Held | undefined =>
  offered.toSorted((one, other) => of(other) - of(one))[0];
