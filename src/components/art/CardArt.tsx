import type { CardName } from '../../copy/cards.ts';
import deckUrl from './deck.svg?url';

export type CardBackground = `bg-${'azul' | 'queso' | 'elote' | 'chile' | 'papel' | 'verde'}`;

export function CardArt({ card, className }: { card: CardName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
      <use href={`${deckUrl}#${card}`} />
    </svg>
  );
}

interface DeckCard {
  /** Number in the deck. Null for the card of a place, which doesn't belong to it. */
  number: number | null;
  background: CardBackground;
}

export const DECK: Readonly<Record<CardName, DeckCard>> = {
  ticket: { number: 1, background: 'bg-queso' },
  scoreboard: { number: 2, background: 'bg-elote' },
  trophy: { number: 3, background: 'bg-azul' },
  screen: { number: 4, background: 'bg-elote' },
  jersey: { number: 5, background: 'bg-queso' },
  ball: { number: 6, background: 'bg-verde' },
  snack: { number: 7, background: 'bg-elote' },
  redCard: { number: 8, background: 'bg-elote' },
  whistle: { number: 9, background: 'bg-queso' },
  goal: { number: 10, background: 'bg-verde' },
  post: { number: 11, background: 'bg-azul' },
  chip: { number: 12, background: 'bg-chile' },
  mail: { number: 13, background: 'bg-elote' },
  key: { number: 14, background: 'bg-verde' },
  antenna: { number: 15, background: 'bg-elote' },
  stands: { number: 16, background: 'bg-elote' },
  stopwatch: { number: 17, background: 'bg-queso' },
  credential: { number: 18, background: 'bg-elote' },
  phone: { number: 19, background: 'bg-verde' },
  megaphone: { number: 20, background: 'bg-elote' },
  coupon: { number: 21, background: 'bg-azul' },
  tunnel: { number: 22, background: 'bg-azul' },
  bell: { number: 23, background: 'bg-verde' },
  offside: { number: 404, background: 'bg-elote' },
  laurel: { number: null, background: 'bg-elote' },
  trip: { number: 24, background: 'bg-azul' },
};

/**
 * Fetches the file of all drawings in advance, so that a dialog can show its drawing without a connection.
 */
export function prefetchDrawings() {
  new Image().src = deckUrl;
}
