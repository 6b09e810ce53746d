import type { CardFace } from '../card-face.ts';

/** Card 10 of the deck. */
export const goalCard: CardFace = {
  name: 'goal',
  number: 10,
  ground: 'verde',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFF7E6" d="M4 8h112v96H4z" />
        <path fill="#FFC421" d="M72 40a30 30 0 1 0 .01 0z" />
        <path fill="#0F2FB4" d="M72 58l12 9-5 14H65l-5-14z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M4 112V8h112v104M4 30q14 8 28 4t28 2 28-4 28 2M4 54q14 10 28 8M4 80q14 8 26 10M104 54l12-4M102 84l14-2M26 8q-4 30 2 52t-4 52M54 8q4 16 0 28M84 8q-4 16 2 28M58 104l-2 8M90 102l2 10"
          strokeWidth="2"
        />
        <path d="M72 40a30 30 0 1 0 .01 0zM72 58l12 9-5 14H65l-5-14zM72 58V40M84 67l17-5M79 81l10 15M65 81 54 95M60 67l-17-5" />
      </g>
    </>
  ),
};
