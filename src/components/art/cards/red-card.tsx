import type { CardFace } from '../card-face.ts';

/** Card 8 of the deck. */
export const redCardCard: CardFace = {
  name: 'redCard',
  number: 8,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#C9220C" d="M52 8l40 6-9 60-40-6z" />
        <path fill="#FFE08A" d="M34 62h34c10 0 12 8 6 12l4 10c2 8-4 12-8 14v22H38V94C28 88 28 66 34 62z" />
        <path fill="#0F2FB4" d="M34 104h42v16H34z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M52 8l40 6-9 60-12-2M46 56 52 8" />
        <path d="M36 62h30c10 0 12 10 4 12H54M70 74c10 0 10 12 2 13H56M70 87c8 2 6 12 0 13H56M36 62c-8 8-8 26 2 34v8M70 100v4M34 104h42v16M34 104v16" />
      </g>
    </>
  ),
};
