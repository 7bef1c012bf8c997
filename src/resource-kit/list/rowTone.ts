import type { Palette } from '@mui/material/styles';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { holds } from '#fields/holds.ts';
import type { Resource } from '#resource-kit/defineResource.ts';

/** The tone of a record that is in one of the states that the declaration marks, if it is (CFG-11). */
export const toneNameOf = ({ rowTones }: Resource, record: ResourceRecord) =>
  rowTones?.find(({ when }) => holds(when, record))?.tone;

/** How rows and cards of each tone look that match a selector and bear it as `data-tone`. */
export const tinted = (palette: Palette, selector: string) =>
  Object.fromEntries(
    Object.entries(palette.status).map(([tone, { background, mark }]) => [
      `${selector}[data-tone="${tone}"]`,
      { backgroundColor: background, boxShadow: `inset 3px 0 0 ${mark}` },
    ]),
  );
