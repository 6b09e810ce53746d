import { type CardName, cards } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt } from './art/CardArt.tsx';
import { type CardBackground, DECK } from './art/deck.ts';

export interface LotteryCardProps {
  card: CardName;
  name?: string;
  background?: CardBackground;
  className?: string;
  numberClass?: string;
  captionClass?: string;
}

export function LotteryCard({
  card,
  name,
  background = DECK[card].background,
  className,
  numberClass,
  captionClass = 'text-24',
}: LotteryCardProps) {
  return (
    <div className={classNames('lottery-card print:break-inside-avoid', className)}>
      <b className={classNames('lottery-card-number', numberClass)}>{DECK[card].number}</b>
      <CardArt card={card} background={background} className="lottery-card-art" />
      <strong className={classNames('lottery-card-caption', captionClass)}>{name ?? cards[card]}</strong>
    </div>
  );
}
