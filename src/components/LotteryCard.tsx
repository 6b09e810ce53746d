import { type CardName, cards } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt, type CardBackground, DECK } from './art/CardArt.tsx';

interface LotteryCardProps {
  card: CardName;
  name?: string;
  background?: CardBackground;
  /** A text size here sets the size of the caption. */
  className?: string;
}

export function LotteryCard({ card, name, background = DECK[card].background, className }: LotteryCardProps) {
  return (
    <div className={classNames('lottery-card print:break-inside-avoid', className)}>
      <b className="lottery-card-number">{DECK[card].number}</b>
      <CardArt card={card} className={`lottery-card-art ${background}`} />
      <strong className="lottery-card-caption">{name ?? cards[card]}</strong>
    </div>
  );
}
