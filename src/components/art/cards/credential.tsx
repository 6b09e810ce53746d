import type { CardFace } from '../card-face.ts';

/** Card 18 of the deck. */
export const credentialCard: CardFace = {
  name: 'credential',
  number: 18,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#C9220C" d="M34 4h14l16 28H52zM86 4H72L56 32h12z" />
        <path fill="#FFF7E6" d="M20 34h80v76H20z" />
        <path fill="#0F2FB4" d="M20 34h80v18H20z" />
        <path fill="#FFC421" d="M30 62h30v32H30z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M34 4l18 30M86 4 68 34M48 4l6 10M72 4l-6 10M20 34h80v72q-5 6-10 0t-10 0-10 0-10 0-10 0-10 0-10 0-10 0zM20 52h80M52 43h16M30 62h30v32H30z" />
        <path d="M45 68a7 7 0 1 0 .01 0zM33 94q2-11 12-11t12 11" />
        <path d="M68 66h22M68 77h22M68 88h14" />
      </g>
    </>
  ),
};
