import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { formatNumber } from '../../../copy/format.ts';
import { resultsCopy } from '../../../copy/results.ts';
import type { MyPosition } from '../../../domain/types.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface ResultPlaceProps {
  /** The name of the week. */
  week: string;
  position: number;
  movement: MyPosition['movement'];
}

/** The place in the week, and how far the player has risen. Inicio greets nobody with a fall. */
export function ResultPlace({ week, position, movement }: ResultPlaceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <NumberBadge size="place">{formatNumber(position)}</NumberBadge>
      <p className="condensed grow-from-6 text-base/compact">
        {resultsCopy.place(week)}
        {movement !== null && movement > 0 ? (
          <span className="flex items-center gap-1 text-verde">
            <Icon name="up" size={16} />
            {resultsCopy.placeRisen(movement)}
          </span>
        ) : null}
      </p>
    </div>
  );
}
