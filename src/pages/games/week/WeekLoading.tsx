import { StillLoading } from '../../../components/StillLoading.tsx';
import { gamesCopy } from '../../../copy/games.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { useStores } from '../../../use-stores.ts';
import { CARD_GRID, CardFrame } from '../card/CardFrame.tsx';
import { readOpenGames } from './open-games.ts';

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
        {Array.from({ length: readOpenGames(storage) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames have no identity.
          <CardFrame key={place} />
        ))}
      </div>
    </div>
  );
}
