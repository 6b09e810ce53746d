import type { CardFace } from '../card-face.ts';

/** Card 7 of the deck. */
export const snackCard: CardFace = {
  name: 'snack',
  number: 7,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#0F2FB4" d="M26 14h68v92H26z" />
        <path fill="#FFC421" d="M34 40h52l-6 26H40z" />
        <path fill="#C9220C" d="M26 14h68v10H26zM26 98h68v8H26z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M26 14l4-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 1 0-3 46 3 46-4 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-1 0 3-46zM26 24h68M26 98h68" />
        <path d="M34 44q4.300-6 8.700 0t8.700 0 8.700 0 8.700 0 8.700 0 8.5 0l-6 22H40z" />
      </g>
    </>
  ),
};
