import { SpecialCard } from '../../../components/SpecialCard.tsx';
import { perfectWeekCopy } from '../../../copy/perfect-week.ts';
import { classNames } from '../../../ui/class-names.ts';
import { APPEARANCES, type Appearance } from './appearance.ts';

interface AwardCardsProps {
  isFirst: boolean;
  isPerfect: boolean;
  appearance: Appearance;
}

/** The laurel of the first place and the trophy of a perfect week, beside the title of the ticket. */
export function AwardCards({ isFirst, isPerfect, appearance }: AwardCardsProps) {
  const cards = [
    ...(isFirst ? [{ card: 'laurel' as const, turn: '-turn-4' }] : []),
    ...(isPerfect
      ? [{ card: 'trophy' as const, name: perfectWeekCopy.card, turn: isFirst ? 'turn-3' : '-turn-4' }]
      : []),
  ];
  return (
    <div className="flex shrink-0 items-end">
      {cards.map(({ turn, ...card }) => (
        <SpecialCard
          key={card.card}
          {...card}
          className={classNames(
            'lottery-card-compact not-first:-ml-2 tablet:w-27 first:z-1',
            cards.length > 1 ? 'w-17' : 'w-20.5',
            turn,
            APPEARANCES[appearance],
          )}
        />
      ))}
    </div>
  );
}
