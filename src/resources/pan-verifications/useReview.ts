import { useListContext } from 'ra-core';
import { useRef, useState } from 'react';
import { openConfirmation, sayYes } from '#actions/confirmations.ts';
import { useAction } from '#actions/useAction.ts';
import type { PanDecision } from '#contract/assumptions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';
import { acceptPan, picturesOf, rejectPan } from '#resources/pan-verifications/actions.ts';
import { follow, type Held, hold, type Listed, move } from '#resources/pan-verifications/queue.ts';

/** How the reviewer stands to the images of a request: one was seen, or there is none to see. */
export type Evidence = 'seen' | 'unavailable' | undefined;

/** A request at the desk and what can be done with it. */
export interface Review {
  held: Held | null;
  rows: readonly ResourceRecord[];
  evidence: Evidence;
  /** Why the last decision on this request did not come about. */
  trouble: Text | string | null;
  busy: boolean;
  whyNot: (to: PanDecision) => Text | null;
  select: (index: number) => void;
  step: (by: 1 | -1) => void;
  /** Asks, and sends after 'Yes'. */
  decide: (to: PanDecision) => Promise<void>;
  /** The second press: answers the question of this decision, and no other one. */
  confirm: (to: PanDecision) => void;
  /** Does this decision's question stand open? */
  asks: (to: PanDecision) => boolean;
  saw: (request: ResourceRecord, evidence: Evidence) => void;
}

/** Of the pictures that it has now: others that come with a refetch were not seen. */
const evidenceKey = (request: ResourceRecord): string =>
  JSON.stringify([request.id, picturesOf(request)]);

/** The review of the requests that the list shows; see `follow` for which one is on the desk (PAN-02). */
export function useReview(): Review {
  const { data, isPlaceholderData, page, perPage, total, filterValues } =
    useListContext<ResourceRecord>();
  const [kept, keep] = useState<Held | null>(null);
  const [evidence, setEvidence] = useState<ReadonlyMap<string, Evidence>>(new Map());
  const [trouble, setTrouble] = useState<{ of: unknown; text: Text | string } | null>(null);
  const asked = useRef<{ to: PanDecision; dialog: number | undefined } | null>(null);
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
  const seen = held ? evidence.get(evidenceKey(held.record)) : undefined;
  const actionOf = (to: PanDecision) => (to === 'APPROVED' ? accept : reject);

  const whyNot = (to: PanDecision): Text | null => {
    if (!held || held.gone) return { key: 'pan.decided' };
    if (held.decided) return { key: 'reasons.panDecided', params: { status: held.decided } };
    const reason = actionOf(to).whyNot(held.record, undefined);
    if (reason || to === 'REJECTED' || seen) return reason;
    return { key: 'pan.unseen' };
  };

  const decide = async (to: PanDecision) => {
    if (!held || whyNot(to) || openConfirmation()) return;
    setTrouble(null);
    const running = actionOf(to).run(held.record, undefined);
    asked.current = { to, dialog: openConfirmation()?.id };
    const result = await running;
    if (result.kind === 'confirmed')
      keep((now) => (now && now.record.id === id ? { ...now, decided: to } : now));
    if (result.kind === 'refused') setTrouble({ of: id, text: failureText(result.failure) });
    if (result.kind === 'unknown') setTrouble({ of: id, text: { key: 'pan.unknownEnd' } });
  };
  const asks = (to: PanDecision) => {
    const open = openConfirmation();
    return open !== null && asked.current?.to === to && asked.current.dialog === open.id;
  };

  return {
    held,
    rows,
    evidence: seen,
    trouble: trouble && trouble.of === id ? trouble.text : null,
    busy: held !== null && (accept.running(held.record) || reject.running(held.record)),
    whyNot,
    select: (index) => keep(hold(listed, index)),
    step: (by) => held && keep(move(held, listed, by)),
    decide,
    asks,
    confirm: (to) => {
      if (asks(to)) sayYes();
    },
    saw: (request, how) => setEvidence((known) => new Map(known).set(evidenceKey(request), how)),
  };
}
