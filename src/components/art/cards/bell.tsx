import type { CardFace } from '../card-face.ts';

/** Card 23 of the deck. */
export const bellCard: CardFace = {
  name: 'bell',
  number: 23,
  ground: 'verde',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFC421" d="M60 14c20 0 30 16 30 38v28H30V52c0-22 10-38 30-38z" />
        <path fill="#C9220C" d="M20 80h80v14H20z" />
        <path fill="#0F2FB4" d="M60 94a10 10 0 1 0 .01 0z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M60 20V8M30 80V52c0-22 10-36 30-36s30 14 30 36v28M20 80h80v14q-5 5-10 0t-10 0-10 0-10 0-10 0-10 0-10 0-10 0zM50 98a10 10 0 0 0 20 0" />
        <path d="M16 30q-8 10-6 24M104 30q8 10 6 24M44 52q0-16 10-20" />
      </g>
    </>
  ),
};
