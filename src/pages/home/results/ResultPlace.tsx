import { LotteryCard } from '../../../components/LotteryCard.tsx';
import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { formatNumber, formatPlace } from '../../../copy/format.ts';
import { resultsCopy } from '../../../copy/results.ts';
import type { MyPosition } from '../../../domain/types.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface ResultPlaceProps {
  position: number;
  movement: MyPosition['movement'];
  weekName: string;
}

/** The place in the week and its movement. The first of the week gets the card of the trophy instead. */
export function ResultPlace({ position, movement, weekName }: ResultPlaceProps) {
  const isFirst = position === 1;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isFirst ? (
        <LotteryCard card="trophy" name={formatPlace(1)} className="-turn-3 w-24 text-small-card" />
      ) : (
        <NumberBadge size="place">{formatNumber(position)}</NumberBadge>
      )}
      <p className="condensed grow-from-6 text-lg/compact">
        {isFirst ? (
          <span className="block font-normal font-rotulo text-azul text-display-2/none">
            {resultsCopy.first}
          </span>
        ) : (
          resultsCopy.place
        )}
        {isFirst ? (
          <span className="mt-1.5 block font-normal font-texto text-base/medium">
            {resultsCopy.firstText(weekName)}
          </span>
        ) : movement === null ? null : (
          <Movement places={movement} />
        )}
      </p>
    </div>
  );
}

function Movement({ places }: { places: number }) {
  return (
    <span
      className={classNames(
        'flex items-center gap-1 text-base/compact',
        places > 0 ? 'text-verde' : 'text-humo',
      )}
    >
      <Icon name={places > 0 ? 'up' : places < 0 ? 'fall' : 'same'} size={16} />
      {places === 0 ? resultsCopy.placeSame : resultsCopy.placeMoved(places)}
    </span>
  );
}
