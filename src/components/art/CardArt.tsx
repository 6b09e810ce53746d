import type { CardFace } from './card-face.ts';

interface CardArtProps {
  card: CardFace;
  className?: string;
}

/** The drawing of a card without its frame. */
export function CardArt({ card, className }: CardArtProps) {
  return (
    <svg className={className ? `art ${className}` : 'art'} viewBox="0 0 120 120" aria-hidden="true">
      {card.drawing}
    </svg>
  );
}
