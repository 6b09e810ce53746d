import type { CardFace } from '../card-face.ts';

/** Card 15 of the deck. */
export const antennaCard: CardFace = {
  name: 'antenna',
  number: 15,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#0F2FB4" d="M60 44 86 110H34z" />
        <path fill="#FFC421" d="M60 26a12 12 0 1 0 .01 0z" />
        <path fill="#C9220C" d="M84 27l7-7 8 8 8-8 7 7-8 8 8 8-7 7-8-8-8 8-7-7 8-8z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M60 50 34 110h52zM46 82h28M40 98h40M46 82l34 16M74 82 40 98M60 26a12 12 0 1 0 .01 0z" />
        <path d="M40 20q-12 18 0 36M27 10q-20 28 0 56" />
        <path d="M84 27l7-7 8 8 8-8 7 7-8 8 8 8-7 7-8-8-8 8-7-7 8-8z" />
      </g>
    </>
  ),
};
