import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { formatNumber } from '../../../copy/format.ts';
import { resultsCopy } from '../../../copy/results.ts';
import type { MyPosition } from '../../../domain/types.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface ResultPlaceProps {
  position: number;
  movement: MyPosition['movement'];
}

/** The place in the week and its movement. */
export function ResultPlace({ position, movement }: ResultPlaceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <NumberBadge size="place">{formatNumber(position)}</NumberBadge>
      <p className="condensed grow-from-6 text-lg/compact">
        {resultsCopy.place}
        {movement === null ? null : <Movement places={movement} />}
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
