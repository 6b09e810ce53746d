import type { CardFace } from '../card-face.ts';

/** Card 21 of the deck. */
export const couponCard: CardFace = {
  name: 'coupon',
  number: 21,
  ground: 'azul',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFC421" d="M10 34h100v54H10z" />
        <path fill="#C9220C" d="M42 34h68v54H42z" />
        <path fill="#FFF7E6" d="M76 44l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M10 34h100q-6 4.5 0 9t0 9 0 9 0 9 0 9 0 9H10q6-4.5 0-9t0-9 0-9 0-9 0-9 0-9z" />
        <path strokeDasharray="6 5" d="M42 36v52" />
        <path d="M76 44l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM22 52v18M31 52v18" />
      </g>
    </>
  ),
};
