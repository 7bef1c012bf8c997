import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { holds } from '#fields/holds.ts';
import type { Resource } from '#resource-kit/defineResource.ts';

/** The look of a row or card whose record is in one of the states that the declaration marks, if it is (CFG-11). */
export function toneOf({ rowTones }: Resource, record: ResourceRecord): object | undefined {
  const tone = rowTones?.find(({ when }) => holds(when, record))?.tone;
  return tone
    ? {
        bgcolor: `status.${tone}.background`,
        '& > td:first-of-type, &.MuiCard-root': {
          boxShadow: (theme: { palette: { status: Record<string, { mark: string }> } }) =>
            `inset 3px 0 0 ${theme.palette.status[tone]?.mark}`,
        },
      }
    : undefined;
}
