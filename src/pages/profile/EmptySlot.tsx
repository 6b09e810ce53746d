import { CardArt } from '../../components/art/CardArt.tsx';
import { type CardName, cards } from '../../copy/cards.ts';

interface EmptySlotProps {
  /** The card to come. */
  card: CardName;
  week: number;
  text: string;
}

/** A place of the album without a card, for a week of which the player has sent no prediction. */
export function EmptySlot({ card, week, text }: EmptySlotProps) {
  return (
    <div className="lottery-card lottery-card-compact lottery-card-outline grid-rows-start-body-end phablet:text-base text-sm">
      <span className="sr-only">{text}</span>
      <CardArt card={card} className="lottery-card-art" />
      <span className="album-band" aria-hidden="true">
        <b className="album-number">{week}</b>
        <strong className="lottery-card-caption opacity-70">{cards[card]}</strong>
      </span>
    </div>
  );
}
