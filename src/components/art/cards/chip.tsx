import type { CardFace } from '../card-face.ts';

/** Card 12 of the deck. */
export const chipCard: CardFace = {
  name: 'chip',
  number: 12,
  ground: 'chile',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path
          fill="#FFC421"
          d="M20 30q6-12 14-8t14-4 14 0 14 2 12 10 8 14 6 14-4 16-6 14-12 10-16 8-18 0-16-6-14-8-8-16-2-18 4-16z"
        />
        <path fill="#F2A007" d="M36 22l6 0v84l-6-3zM60 18h6v90h-6zM84 26l6 6v66l-6 5z" />
        <path fill="#FFE08A" d="M28 26h5v74l-5-5zM50 18h5v88h-5zM74 20h5v84h-5z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M20 30q6-12 14-8t14-4 14 0 14 2 12 10 8 14 6 14-4 16-6 14-12 10-16 8-18 0-16-6-14-8-8-16-2-18 4-16z" />
        <path d="M34 22q-4 20 0 42t2 40M58 18q-4 22 0 44t0 46M82 24q-4 20 0 40t0 40" strokeWidth="2.5" />
      </g>
    </>
  ),
};
