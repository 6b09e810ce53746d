import { cards } from '../copy/cards.ts';
import { CardArt } from './art/CardArt.tsx';
import type { CardFace, Ground } from './art/card-face.ts';

interface LotteryCardProps {
  card: CardFace;
  /** Another caption, where the card stands for one thing in particular. */
  name?: string;
  /** Another ground than the card's own. */
  ground?: Ground;
  className?: string;
}

/** A lotería card: something that happens. Number and drawing belong together for ever. */
export function LotteryCard({ card, name, ground, className }: LotteryCardProps) {
  const look = `card ground-${ground ?? card.ground}`;
  return (
    <div className={className ? `${look} ${className}` : look}>
      <b className="number">{card.number}</b>
      <CardArt card={card} />
      <strong>{name ?? cards[card.name]}</strong>
    </div>
  );
}
