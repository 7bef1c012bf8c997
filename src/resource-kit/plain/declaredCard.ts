import type { ListCard } from '#resource-kit/defineResource.ts';
import { later } from '#ui/later.ts';

const Card = later(() => import('#resource-kit/list/DeclaredCard.tsx'), 'DeclaredCard');

/** Cards that are made of what a declaration says: a picture, a title, lines (CFG-11). */
export const declaredCard = (parts: NonNullable<ListCard['parts']>): ListCard => ({
  Card: Card as ListCard['Card'],
  arranged: 'grid',
  parts,
});
