import type { ReactNode } from 'react';
import { type CardName, cards } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt, type CardBackground, DECK } from './art/CardArt.tsx';

interface LotteryCardProps {
  card: CardName;
  /** Another name than that of the deck. The card then has no number. */
  name?: ReactNode;
  background?: CardBackground;
  /** A text size here sets the size of the caption. */
  className?: string;
}

export function LotteryCard({ card, name, background, className }: LotteryCardProps) {
  const { number, background: ground } = DECK[card];
  return (
    <div className={classNames('lottery-card print:break-inside-avoid', className)}>
      {number === null || name !== undefined ? null : <b className="lottery-card-number">{number}</b>}
      <CardArt card={card} className={`lottery-card-art ${background ?? ground}`} />
      <strong className="lottery-card-caption">{name ?? cards[card]}</strong>
    </div>
  );
}
