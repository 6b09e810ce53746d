import type { CardName } from '../../copy/cards.ts';
import { classNames } from '../../ui/class-names.ts';
import { type CardBackground, getDrawingUrl } from './deck.ts';

interface CardArtProps {
  card: CardName;
  background?: CardBackground;
  className?: string;
}

const BACKGROUNDS: Readonly<Record<CardBackground, string>> = {
  azul: 'bg-azul',
  noche: 'bg-noche',
  queso: 'bg-queso',
  elote: 'bg-elote',
  chile: 'bg-chile',
  papel: 'bg-papel',
  kraft: 'bg-kraft',
  verde: 'bg-verde',
  blanco: 'bg-blanco',
};

export function CardArt({ card, background, className }: CardArtProps) {
  return (
    <svg
      className={classNames(background && BACKGROUNDS[background], className)}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <use href={getDrawingUrl(card)} />
    </svg>
  );
}
