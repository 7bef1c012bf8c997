import { z } from 'zod';

/** For what a storage holds as a list: those of its entries that fit; none where it is no list. */
export const fittingList = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all): z.output<Entry>[] =>
      all.flatMap((value) => {
        const fit = entry.safeParse(value);
        return fit.success ? [fit.data] : [];
      }),
    );
