import type { CardFace } from '../card-face.ts';

/** Card 17 of the deck. */
export const stopwatchCard: CardFace = {
  name: 'stopwatch',
  number: 17,
  ground: 'queso',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFF7E6" d="M60 28a40 40 0 1 0 .01 0z" />
        <path fill="#C9220C" d="M60 68V36a32 32 0 0 1 28 17z" />
        <path fill="#FFC421" d="M50 6h20v12H50z" />
        <path fill="#0F2FB4" d="M60 62a6 6 0 1 0 .01 0z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M60 28a40 40 0 1 0 .01 0zM50 6h20v12H50zM60 18v10M92 36l8-8M28 36l-8-8" />
        <path d="M60 68V40M60 68l22-12M60 98v6M30 68h-6M96 68h-6M60 62a6 6 0 1 0 .01 0z" />
      </g>
    </>
  ),
};
