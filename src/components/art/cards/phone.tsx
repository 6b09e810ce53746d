import type { CardFace } from '../card-face.ts';

/** Card 19 of the deck. */
export const phoneCard: CardFace = {
  name: 'phone',
  number: 19,
  ground: 'verde',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#0F2FB4" d="M32 8h52v104H32z" />
        <path fill="#FFC421" d="M38 20h40v76H38z" />
        <path fill="#FFF7E6" d="M44 30h28v34H44z" />
        <path fill="#C9220C" d="M44 72h28v12H44z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M32 8h52v104H32zM38 20h40v76H38zM52 104h12" />
        <path d="M44 32q3.5-5 7 0t7 0 7 0 7 0v30q-3.5 5-7 0t-7 0-7 0-7 0zM50 42h16M50 52h10M44 72h28v12H44z" />
        <path d="M94 40l14-9M96 58h16M94 76l14 9" />
      </g>
    </>
  ),
};
