import type { DataProvider } from 'ra-core';
import type { Role } from '#authProvider/roles.ts';
import { readAhead } from '#cache/readAhead.ts';
import { readKey } from '#cache/reads.ts';
import { splitFilter } from '#dataProvider/dialects/whole.ts';
import { call } from '#http/call.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { grantedFields } from '#resource-kit/granted.ts';
import { defaultsOf, pageAsked } from '#resource-kit/list/useList.ts';
import { paramsOf } from '#resource-kit/list/useListAddress.ts';
import { type Address, partsOf } from '#resource-kit/list/useListParts.ts';

/**
 * Asks for what the list of a resource reads at an address while the frame is still to be drawn. Only for who may open
 * the list; under the keys of `useWholeList` and `useGetList`.
 */
export function readListAhead(
  { getList }: Pick<DataProvider, 'getList'>,
  resource: Resource,
  role: Role,
  address: Address,
): void {
  const { name, data } = resource;
  const { asked, missing } = partsOf(resource, address);
  if (missing) return;
  if (data.dialect === 'whole') {
    const { input } = splitFilter(data, asked);
    readAhead(readKey(data.endpoint, input), ({ signal }) =>
      call(data.endpoint, input, { signal }),
    );
    return;
  }
  const seen = { ...resource, fields: grantedFields(resource.fields, role) };
  const params = paramsOf(`?${address.query}`, defaultsOf(resource));
  const { pagination, sort, filter } = pageAsked(seen, params, asked);
  readAhead([name, 'getList', { pagination, sort, filter }], ({ signal }) =>
    getList(name, { pagination, sort, filter, signal }),
  );
}
