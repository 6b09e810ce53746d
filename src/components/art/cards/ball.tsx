import type { CardFace } from '../card-face.ts';

/** Card 6 of the deck. */
export const ballCard: CardFace = {
  name: 'ball',
  number: 6,
  ground: 'verde',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFF7E6" d="M60 22a38 38 0 1 0 .01 0z" />
        <path
          fill="#0F2FB4"
          d="M60 44l15 11-6 17H51l-6-17zM30 36l10-8 4 12-9 8zM90 36 80 28l-4 12 9 8zM44 94l-4-14 12 4 2 12zM76 94l4-14-12 4-2 12z"
        />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M60 22a38 38 0 1 0 .01 0z" />
        <path d="M60 44l15 11-6 17H51l-6-17zM60 44V22M75 55l22-4M69 72l13 19M51 72 38 91M45 55l-22-4" />
      </g>
    </>
  ),
};
