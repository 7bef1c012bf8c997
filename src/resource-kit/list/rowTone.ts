import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { holds } from '#fields/holds.ts';
import type { Resource } from '#resource-kit/defineResource.ts';

/** The tone of a record that is in one of the states that the declaration marks, if it is (CFG-11). */
export const toneNameOf = ({ rowTones }: Resource, record: ResourceRecord) =>
  rowTones?.find(({ when }) => holds(when, record))?.tone;

/** The look of a row or card whose record is in one of the states that the declaration marks, if it is (CFG-11). */
export function toneOf(resource: Resource, record: ResourceRecord): object | undefined {
  const tone = toneNameOf(resource, record);
  return tone
    ? {
        bgcolor: `status.${tone}.background`,
        '&.MuiCard-root': {
          boxShadow: (theme: { palette: { status: Record<string, { mark: string }> } }) =>
            `inset 3px 0 0 ${theme.palette.status[tone]?.mark}`,
        },
      }
    : undefined;
}
