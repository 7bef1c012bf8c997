import type { ChunkFailure } from '#http/chunks.ts';
import { useText } from '#i18n/useText.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { ChunkAlert } from '#ui/MissingPart.tsx';

/** Stands for the settlement bar, in its place, where that could not be had (NET-09). */
export function MissingBar({ failure }: { failure: ChunkFailure }) {
  const t = useText();
  return (
    <BottomBar label={t('trades.settlement.bar')}>
      <ChunkAlert failure={failure} />
    </BottomBar>
  );
}
