import type { CardFace } from '../card-face.ts';

/** Card 404 of the deck. */
export const offsideCard: CardFace = {
  name: 'offside',
  number: 404,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#C9220C" d="M40 14h66v25H73v25H40z" />
        <path fill="#FFC421" d="M73 39h33v25H73zM73 14h0z" />
        <path fill="#FFC421" d="M40 14h33v25H40z" />
        <path fill="#C9220C" d="M73 14h33v25H73zM40 39h33v25H40z" />
        <path fill="#FFE08A" d="M22 76h28c8 0 8 26 0 28H22z" />
        <path fill="#0F2FB4" d="M8 72h16v38H8z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M40 8v104" />
        <path d="M40 14q5.5-5 11 0t11 0 11 0 11 0 11 0 11 0v50q-5.5 5-11 0t-11 0-11 0-11 0-11 0-11 0M73 14v50M40 39h66" />
        <path d="M24 78h24c7 0 7 8 0 8 7 0 7 8 0 8 6 0 6 8 0 8H24M8 72h16v38H8z" />
      </g>
    </>
  ),
};
