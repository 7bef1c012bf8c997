import Button from '@mui/material/Button';
import { useListContext, useRecordContext } from 'ra-core';
import { Link } from 'react-router';
import type { Game } from '#contract/games.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { COUPONS } from '#resources/coupons/addresses.ts';
import { gameName, gameToName } from '#resources/coupons/gameName.ts';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { addressOfPage } from '#ui/page.ts';
import { useGameLabels } from '#ui/useGameLabels.ts';

type GameRecord = Game & ResourceRecord;

/** An upcoming game with 'Add Coupon', which tells it from others of the same teams (CPN-01, UI-01). */
export function CouponGameCard() {
  const t = useText();
  const game = useRecordContext<GameRecord>();
  const { meta } = useListContext<ResourceRecord>();
  const names = useGameLabels();
  if (!game) return null;
  const versus = t('ui.vs');
  const name = gameName(game, versus);
  const all = ((meta as WholeMeta | undefined)?.all ?? [game]) as readonly GameRecord[];
  const alike = all.filter((other) => gameName(other, versus) === name);
  const label = names(alike.map((one) => gameToName(one, versus)))[alike.indexOf(game)] ?? name;
  return (
    <RecordGameCard
      actions={
        <Button
          component={Link}
          to={addressOfPage(COUPONS.add, { gameId: idAsRead(game) })}
          variant="outlined"
          size="small"
          aria-label={t('coupons.addTo', { game: label })}
        >
          {t('coupons.add')}
        </Button>
      }
    />
  );
}
