import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { useText } from '#i18n/useText.ts';
import type { GameSum } from '#resources/verdicts/gameSum.ts';
import { rupeesCell } from '#rules/money.ts';
import type { ExportColumn } from '#ui/exportRows.ts';

/** The sums of games as columns of a copy; none while no game was added up. */
export const sumColumns = (
  t: ReturnType<typeof useText>,
  sums: ReadonlyMap<string, GameSum>,
): ExportColumn<ResourceRecord>[] =>
  sums.size === 0
    ? []
    : (['staked', 'returned'] as const).map((one) => ({
        label: t(`why.user.${one}`),
        value: ({ id }) => rupeesCell(sums.get(String(id))?.[one]),
      }));
