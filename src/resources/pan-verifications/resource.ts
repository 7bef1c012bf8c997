import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listPanRequests } from '#contract/pan.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { acceptPan, ROLES, rejectPan } from '#resources/pan-verifications/actions.ts';
import { later } from '#ui/later.ts';

type OfRecord = { record: ResourceRecord };
const PanCell = later<'PanCell', OfRecord>(
  () => import('#resources/pan-verifications/PanNumber.tsx'),
  'PanCell',
);

/** Requests to verify a PAN, reviewed at a desk of their own (PAN-01, PAN-02). */
export const panVerifications = defineResource({
  name: 'pan-verifications',
  route: '/pan-verification/manage',
  roles: ROLES,
  title: 'pan.title',
  one: 'pan.one',
  menu: { section: 'pan' },
  takes: 'userId',
  data: { dialect: 'paged', endpoint: listPanRequests, records: 'data' },
  perPage: PAGE_SIZE,
  fields: [
    { source: 'user_id', type: 'text', label: 'pan.userId', search: 'search', id: true },
    { source: 'pan', type: 'text', label: 'pan.number', id: true, cell: PanCell },
    { source: 'name_pan_card', type: 'text', label: 'pan.nameOnCard' },
    { source: 'name_at_bank', type: 'text', label: 'pan.nameAtBank' },
    { source: 'status', type: 'status', label: 'pan.status' },
  ],
  actions: { row: [acceptPan, rejectPan] },
  list: () =>
    import('#resources/pan-verifications/PanQueue.tsx').then((m) => ({ default: m.PanQueue })),
  empty: 'pan.empty',
  failed: 'pan.failed',
});
