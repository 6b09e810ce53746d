import { StillLoading } from '../../../components/StillLoading.tsx';
import { gamesCopy } from '../../../copy/games.ts';
import { findStoredToSend } from '../../../stores/games/stored-week.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { useStores } from '../../../use-stores.ts';
import { CardFrame } from '../card/CardFrame.tsx';
import { CARD_GRID } from '../card/card-grid.ts';

export function WeekLoading() {
  const { storage } = useStores();
  return (
    // The placeholder is at least as tall as the window, so the loaded content causes no visible layout shift.
    <div className="mt-8 min-h-screen">
      <p className="mb-3" role="status">
        {gamesCopy.loading}
      </p>
      <Progress label={gamesCopy.loading} />
      <StillLoading />
      <div className={classNames(CARD_GRID, 'mt-7')} aria-hidden="true">
        {Array.from({ length: findStoredToSend(storage) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames have no identity.
          <CardFrame key={place} />
        ))}
      </div>
    </div>
  );
}
