import type { CardFace } from '../card-face.ts';

/** Card 11 of the deck. */
export const postCard: CardFace = {
  name: 'post',
  number: 11,
  ground: 'azul',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFF7E6" d="M62 4h18v112H62z" />
        <path fill="#FFC421" d="M32 46a25 25 0 1 0 .01 0z" />
        <path fill="#C9220C" d="M58 40l4 12 14-6-8 13 14 6-14 5 7 13-13-5-3 12-5-12z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M62 116V4h18v112M4 116h112" />
        <path d="M32 46a25 25 0 1 0 .01 0zM32 60l11 8-4 12H25l-4-12zM32 60V46M21 68l-13-3M25 80l-8 12M39 80l7 11M43 68l12-3" />
        <path d="M92 30l14-10M94 60h18M92 86l14 10M70 20v10M70 100v8" />
      </g>
    </>
  ),
};
