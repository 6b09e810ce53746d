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
    ...(isFirst ? [{ card: 'laurel' as const, turn: isPerfect ? '-turn-2' : '-turn-4' }] : []),
    ...(isPerfect
      ? [{ card: 'trophy' as const, name: perfectWeekCopy.card, turn: isFirst ? 'turn-2' : '-turn-4' }]
      : []),
  ];
  return (
    <div className="flex items-end gap-1.5">
      {cards.map(({ turn, ...card }) => (
        <SpecialCard
          key={card.card}
          {...card}
          className={classNames(
            'lottery-card-compact desktop:w-27',
            cards.length > 1 ? 'w-17' : 'w-20.5',
            turn,
            APPEARANCES[appearance],
          )}
        />
      ))}
    </div>
  );
}
