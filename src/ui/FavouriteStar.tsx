import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useText } from '#i18n/useText.ts';
import { type Favourite, useFavourites } from './favourites.ts';
import { Tip } from './Tip.tsx';

/** Marks a page or a view as a favourite, or takes the mark away; `of` names what, where several stars are in sight. */
export function FavouriteStar({ favourite, of }: { favourite: Favourite; of?: string }) {
  const t = useText();
  const { list, toggle } = useFavourites();
  const marked = list.some(({ to }) => to === favourite.to);
  const label = of === undefined ? t('work.favourite') : t('work.favouriteOf', { name: of });
  return (
    <Tip title={t(marked ? 'work.unmark' : 'work.mark')} describeChild>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={marked}
        onClick={() => toggle(favourite)}
        sx={{ color: marked ? 'status.waiting.mark' : 'text.secondary' }}
      >
        {marked ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Tip>
  );
}
