/** What of a series decides on which scale it can be read. */
export interface ScaledSeries {
  /** Numbers as they are plotted; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Of another period: it stands on the scale of the series before it. */
  readonly compared?: boolean | undefined;
}

/** A series whose largest figure is less than this part of its neighbours' is flat beside them. */
const FLAT = 1 / 12;

const reach = ({ values }: ScaledSeries): number =>
  values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);

/**
 * Which series can be read on one scale: their places, in the order of the series, the scale of the first one first.
 * What is nothing throughout is flat on any scale, and stays on the first (PIC-07, TRD-06).
 */
export function chartScales(series: readonly ScaledSeries[]): number[][] {
  const parts = series.flatMap((one, place) => {
    if (one.compared && place > 0) return [];
    const beside = series.findIndex(({ compared }, next) => next > place && !compared);
    const end = beside < 0 ? series.length : beside;
    const places = Array.from({ length: end - place }, (_, nth) => place + nth);
    return [{ places, most: Math.max(...series.slice(place, end).map(reach)) }];
  });
  const scales: { top: number; places: number[] }[] = [];
  for (const { places, most } of parts
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => b.most - a.most)) {
    const scale = scales.find(({ top }) => most >= top * FLAT);
    if (scale) scale.places.push(...places);
    else scales.push({ top: most, places: [...places] });
  }
  const sorted = scales
    .map(({ places }) => places.toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b);
  const flat = parts.filter(({ most }) => most === 0).flatMap(({ places }) => places);
  const [first = [], ...rest] = sorted;
  const all = [[...first, ...flat].toSorted((a, b) => a - b), ...rest];
  return all.filter((places) => places.length > 0);
}
