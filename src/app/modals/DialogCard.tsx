import type { CardBackground } from '../../components/art/deck.ts';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import type { CardName } from '../../copy/cards.ts';
import { classNames } from '../../ui/class-names.ts';

interface DialogCardProps {
  card: CardName;
  background?: CardBackground;
  className: string;
  captionClass?: string;
}

export function DialogCard({ className, captionClass = 'text-16', ...card }: DialogCardProps) {
  return (
    <LotteryCard
      {...card}
      className={classNames('p-[.35rem]', className)}
      numberClass="top-[.35rem] left-[.35rem] text-15"
      captionClass={classNames('pt-[.35rem] pb-[.1rem]', captionClass)}
    />
  );
}
