import { useListContext } from 'ra-core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openConfirmation, sayNo, sayYes, subscribeConfirmations } from '#actions/confirmations.ts';
import { ACTION_TOAST, toast } from '#actions/toasts.ts';
import { useAction } from '#actions/useAction.ts';
import type { PanDecision } from '#contract/assumptions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';
import {
  acceptPan,
  DESK,
  isDecided,
  lookUp,
  picturesOf,
  recordOf,
  rejectPan,
} from '#resources/pan-verifications/actions.ts';
import {
  follow,
  type Held,
  hold,
  type Listed,
  move,
  takeUp,
} from '#resources/pan-verifications/queue.ts';
import { type Skipped, skip, unskip } from '#resources/pan-verifications/skipped.ts';

/** How the reviewer stands to the images of a request: one was seen, or there is none to see. */
export type Evidence = 'seen' | 'unavailable' | undefined;

/** A request at the desk and what can be done with it. */
export interface Review {
  held: Held | null;
  rows: readonly ResourceRecord[];
  evidence: Evidence;
  /** How many of its images were seen. */
  seen: number;
  /** Its question stands open: nothing else is decided meanwhile. */
  asking: boolean;
  /** Why the last decision on this request did not come about. */
  trouble: Text | string | null;
  busy: boolean;
  whyNot: (to: PanDecision) => Text | null;
  select: (index: number) => void;
  step: (by: 1 | -1) => void;
  /** Puts it off, and goes on to the next one. */
  skip: () => void;
  /** Brings one back that was put off, as it is now. */
  takeBack: (one: Skipped) => Promise<void>;
  /** Asks, and sends after 'Yes'. */
  decide: (to: PanDecision) => Promise<void>;
  /** The second press, and when it was made: answers the question of this decision, and no other one. */
  confirm: (to: PanDecision, pressedAt: number) => void;
  /** Does this decision's question stand open? */
  asks: (to: PanDecision) => boolean;
  /** An image loaded, by its place; or the reviewer says that none can be seen, or takes that back. */
  saw: (request: ResourceRecord, image: number) => void;
  claim: (request: ResourceRecord, unavailable: boolean) => void;
}

/** Of the pictures that it has now: others that come with a refetch were not seen. */
const evidenceKey = (request: ResourceRecord): string =>
  JSON.stringify([request.id, picturesOf(request)]);

/** The review of the requests that the list shows; see `follow` for which one is on the desk (PAN-02). */
export function useReview(): Review {
  const { data, isPlaceholderData, page, perPage, total, filterValues } =
    useListContext<ResourceRecord>();
  const [kept, keep] = useState<Held | null>(null);
  const [seen, setSeen] = useState<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  const [claims, setClaims] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<{ of: unknown; text: Text | string } | null>(null);
  const asked = useRef<{ to: PanDecision; of: unknown; dialog: number | undefined } | null>(null);
  const question = useSyncExternalStore(subscribeConfirmations, openConfirmation);
  const accept = useAction(acceptPan);
  const reject = useAction(rejectPan);

  const rows = data ?? [];
  // Only a list that went back a page by itself has a total: that of the page that it went to.
  const stepped = total !== undefined;
  const at = stepped ? Math.min(page, Math.ceil(total / perPage)) : page;
  const listed: Listed = { rows, view: JSON.stringify([at, filterValues]), stepped };
  const held = data && !isPlaceholderData ? follow(kept, listed) : kept;
  if (held !== kept) keep(held);

  const id = held?.record.id;
  const images = held ? (seen.get(evidenceKey(held.record))?.size ?? 0) : 0;
  const claimed = held !== null && claims.has(evidenceKey(held.record));
  const evidence: Evidence = images > 0 ? 'seen' : claimed ? 'unavailable' : undefined;
  const actionOf = (to: PanDecision) => (to === 'APPROVED' ? accept : reject);

  const whyNot = (to: PanDecision): Text | null => {
    if (!held || held.gone) return { key: 'pan.decided' };
    if (held.decided) return { key: 'reasons.panDecided', params: { status: held.decided } };
    const reason = actionOf(to).whyNot(held.record, undefined);
    if (reason || to === 'REJECTED' || evidence) return reason;
    return { key: 'pan.unseen' };
  };

  const decide = async (to: PanDecision) => {
    if (!held || whyNot(to) || openConfirmation()) return;
    setTrouble(null);
    const running = actionOf(to).run(held.record, undefined);
    asked.current = { to, of: id, dialog: openConfirmation()?.id };
    const result = await running;
    if (result.kind === 'confirmed') {
      // The list that was read anew is drawn a moment later; who follows one that it never had is found in that.
      if (held.aside) await new Promise((drawn) => setTimeout(drawn));
      keep((now) => (now && now.record.id === id ? { ...now, decided: to } : now));
      unskip(held.record.id);
    }
    if (result.kind === 'refused') setTrouble({ of: id, text: failureText(result.failure) });
    if (result.kind === 'unknown') setTrouble({ of: id, text: { key: 'pan.unknownEnd' } });
  };
  const asks = (to: PanDecision) => {
    const open = openConfirmation();
    return open !== null && asked.current?.to === to && asked.current.dialog === open.id;
  };

  const asking = question?.at === DESK;
  // Another request has come to the desk by another page or search: the question was not about that one (UI-01).
  useEffect(() => {
    if (openConfirmation()?.at === DESK && asked.current?.of !== id) sayNo();
  }, [id]);
  /** Another request on the desk is a 'No' to what is asked about this one; while that works none comes. */
  const bring = (next: Held | null) => {
    if (openConfirmation()?.at === DESK && next?.record.id !== id) sayNo();
    if (openConfirmation()?.at !== DESK) keep(next);
  };
  const takeBack = async (one: Skipped) => {
    const place = rows.findIndex((row) => row.id === one.id);
    if (place >= 0) return bring(hold(listed, place));
    const user = recordOf(one);
    try {
      const found = await lookUp(one);
      if (openConfirmation()) return;
      if (found && !isDecided(found)) return keep((now) => takeUp(now, found, listed));
      if (found) unskip(one.id);
      const key = found ? 'pan.skippedDecided' : 'pan.skippedLost';
      toast({ tone: 'info', text: { key, params: { user } }, duration: ACTION_TOAST });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const title = { key: 'pan.failed' } as const;
      toast({ tone: 'error', title, text: failureText(error), duration: ACTION_TOAST });
    }
  };

  return {
    held,
    rows,
    evidence,
    seen: images,
    asking,
    trouble: trouble && trouble.of === id ? trouble.text : null,
    busy: held !== null && (accept.running(held.record) || reject.running(held.record)),
    whyNot,
    select: (index) => bring(hold(listed, index)),
    step: (by) => held && bring(move(held, listed, by)),
    skip: () => {
      if (!held || openConfirmation()) return;
      if (!held.gone && !held.decided) skip(held.record);
      bring(move(held, listed, 1));
    },
    takeBack,
    decide,
    asks,
    confirm: (to, pressedAt) => {
      if (asks(to)) sayYes(pressedAt);
    },
    saw: (request, image) =>
      setSeen((known) => {
        const key = evidenceKey(request);
        return new Map(known).set(key, new Set(known.get(key)).add(image));
      }),
    claim: (request, unavailable) =>
      setClaims((known) => {
        const next = new Set(known);
        next[unavailable ? 'add' : 'delete'](evidenceKey(request));
        return next;
      }),
  };
}
