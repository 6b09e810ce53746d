import type { CardFace } from '../card-face.ts';

/** Card 3 of the deck. */
export const trophyCard: CardFace = {
  name: 'trophy',
  number: 3,
  ground: 'azul',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFC421" d="M34 16h52v26c0 18-10 30-26 30S34 60 34 42zM54 72h12v16H54z" />
        <path fill="#C9220C" d="M34 88h52v18H34z" />
        <path fill="#FFE08A" d="M44 16h10v46q-10-8-10-22z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M34 16q4.300-5 8.700 0t8.700 0 8.700 0 8.700 0 8.700 0 8.5 0v26c0 18-10 30-26 30S34 60 34 42zM34 24H18c0 20 6 28 18 30M86 24h16c0 20-6 28-18 30M54 72v16M66 72v16M34 88h52v18H34z" />
        <path d="M48 97h24" />
      </g>
    </>
  ),
};
