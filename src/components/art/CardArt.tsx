import type { CardName } from '../../copy/cards.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Ground, getDrawingUrl } from './deck.ts';

interface CardArtProps {
  card: CardName;
  ground?: Ground;
  className?: string;
}

const GROUNDS: Readonly<Record<Ground, string>> = {
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

export function CardArt({ card, ground, className }: CardArtProps) {
  return (
    <svg
      className={classNames(ground && GROUNDS[ground], className)}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <use href={getDrawingUrl(card)} />
    </svg>
  );
}
