import { SpecialCard } from '../../../components/SpecialCard.tsx';
import { perfectWeekCopy } from '../../../copy/perfect-week.ts';
import { classNames } from '../../../ui/class-names.ts';

interface AwardCardsProps {
  isFirst: boolean;
  isPerfect: boolean;
  /** The player sees the results for the first time. */
  isNew: boolean;
}

/** The laurel of the first place and the trophy of a perfect week, above the ticket. */
export function AwardCards({ isFirst, isPerfect, isNew }: AwardCardsProps) {
  const cards = [
    ...(isFirst ? [{ card: 'laurel' as const, turn: '-turn-4' }] : []),
    ...(isPerfect
      ? [{ card: 'trophy' as const, name: perfectWeekCopy.card, turn: isFirst ? 'turn-3' : '-turn-4' }]
      : []),
  ];
  return (
    <div className="relative z-1 -mb-10 flex items-end justify-center">
      {cards.map(({ turn, ...card }) => (
        <SpecialCard
          key={card.card}
          {...card}
          className={classNames(
            'not-first:-ml-4 first:z-1',
            turn,
            cards.length > 1 ? 'w-42' : 'w-52.5',
            isNew && 'animate-stamp',
          )}
        />
      ))}
    </div>
  );
}
