import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import { formatPlace } from '../../copy/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { getPrize, type RankingScope } from './prizes.ts';

interface DayOnePrizesProps {
  scope: RankingScope;
  className: string | undefined;
}

/** The prizes of the first three places, in the order of the podium, before anybody has points. */
export function DayOnePrizes({ scope, className }: DayOnePrizesProps) {
  return (
    <ol aria-hidden="true" className={classNames('grid-cols-3 items-end', className)}>
      {[2, 1, 3].map((place) => {
        const prize = getPrize(scope, place);
        return prize ? (
          <li
            key={place}
            className="condensed grid justify-items-center gap-2.5 text-center text-base/compact"
          >
            <CardArt
              card={prize.art}
              className={classNames(
                'border-2 border-tinta p-1.5 shadow-tinta-s',
                place === 1 ? 'turn-3 size-26' : '-turn-3 size-20',
                DECK[prize.art].background,
              )}
            />
            <span>
              {formatPlace(place)}
              <br />
              {prize.name}
            </span>
          </li>
        ) : null;
      })}
    </ol>
  );
}
