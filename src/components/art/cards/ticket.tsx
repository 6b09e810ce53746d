import type { CardFace } from '../card-face.ts';

/** Card 1 of the deck. */
export const ticketCard: CardFace = {
  name: 'ticket',
  number: 1,
  ground: 'queso',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFF7E6" d="M22 24 86 12l14 82-64 12z" />
        <path fill="#FFC421" d="M26 40l61-11 2 12-61 11z" />
        <path fill="#C9220C" d="M86 62l22-30 8 6-22 30-11 6z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M22 24q5-5 10-2t11-2 10-2 11-2 11-2 11-2l14 82q-6 4-11 2t-11 2-10 2-11 2-11 2-11 2z" />
        <path d="M27 46l61-11M40 64l22-4M42 76l22-4M44 88l22-4M33 66l1 1M35 78l1 1M37 90l1 1" />
        <path d="M83 74l2-13 23-30 9 7-23 30zM104 37l9 7" />
      </g>
    </>
  ),
};
