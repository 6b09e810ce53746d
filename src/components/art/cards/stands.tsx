import type { CardFace } from '../card-face.ts';

/** Card 16 of the deck. */
export const standsCard: CardFace = {
  name: 'stands',
  number: 16,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFC421" d="M40 26a10 10 0 1 0 .01 0z" />
        <path fill="#FFE08A" d="M80 26a10 10 0 1 0 .01 0z" />
        <path fill="#0B7038" d="M24 68q0-18 16-18t16 18zM64 68q0-18 16-18t16 18z" />
        <path fill="#FFF7E6" d="M22 56a10 10 0 1 0 .01 0z" />
        <path fill="#FFC421" d="M60 56a10 10 0 1 0 .01 0z" />
        <path fill="#FFF7E6" d="M98 56a10 10 0 1 0 .01 0z" />
        <path fill="#C9220C" d="M4 100q0-20 18-20t18 20zM80 100q0-20 18-20t18 20z" />
        <path fill="#0F2FB4" d="M42 100q0-20 18-20t18 20z" />
        <path fill="#17130E" d="M2 98h116v14H2z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M40 26a10 10 0 1 0 .01 0zM80 26a10 10 0 1 0 .01 0zM22 56a10 10 0 1 0 .01 0zM60 56a10 10 0 1 0 .01 0zM98 56a10 10 0 1 0 .01 0z" />
        <path d="M30 54 24 22M50 54l4-32M70 54 66 22M90 54l6-32" />
        <path d="M6 98q2-18 16-18t16 18M44 98q2-18 16-18t16 18M82 98q2-18 16-18t16 18M2 98h116v14H2z" />
        <path d="M44 90 40 50M76 90l4-40" />
        <path stroke="#FFC421" d="M8 105q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0" />
      </g>
    </>
  ),
};
