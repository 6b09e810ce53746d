import type { CardName } from '../../copy/cards.ts';
import { classNames } from '../../ui/class-names.ts';
import deckUrl from './deck.svg?url';

const BACKGROUNDS = {
  azul: 'bg-azul',
  queso: 'bg-queso',
  elote: 'bg-elote',
  chile: 'bg-chile',
  papel: 'bg-papel',
  verde: 'bg-verde',
};

export type CardBackground = keyof typeof BACKGROUNDS;

interface CardArtProps {
  card: CardName;
  background?: CardBackground;
  className?: string;
}

export function CardArt({ card, background, className }: CardArtProps) {
  return (
    <svg
      className={classNames(background && BACKGROUNDS[background], className)}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <use href={`${deckUrl}#${card}`} />
    </svg>
  );
}

export const DECK: Readonly<Record<CardName, { number: number; background: CardBackground }>> = {
  ticket: { number: 1, background: 'queso' },
  scoreboard: { number: 2, background: 'elote' },
  trophy: { number: 3, background: 'azul' },
  screen: { number: 4, background: 'elote' },
  jersey: { number: 5, background: 'queso' },
  ball: { number: 6, background: 'verde' },
  snack: { number: 7, background: 'elote' },
  redCard: { number: 8, background: 'elote' },
  whistle: { number: 9, background: 'queso' },
  goal: { number: 10, background: 'verde' },
  post: { number: 11, background: 'azul' },
  chip: { number: 12, background: 'chile' },
  mail: { number: 13, background: 'elote' },
  key: { number: 14, background: 'verde' },
  antenna: { number: 15, background: 'elote' },
  stands: { number: 16, background: 'elote' },
  stopwatch: { number: 17, background: 'queso' },
  credential: { number: 18, background: 'elote' },
  phone: { number: 19, background: 'verde' },
  megaphone: { number: 20, background: 'elote' },
  coupon: { number: 21, background: 'azul' },
  tunnel: { number: 22, background: 'azul' },
  bell: { number: 23, background: 'verde' },
  offside: { number: 404, background: 'elote' },
};

/**
 * Fetches the file of all drawings in advance, so that a dialog can show its drawing without a connection.
 */
export function prefetchDrawings() {
  new Image().src = deckUrl;
}
