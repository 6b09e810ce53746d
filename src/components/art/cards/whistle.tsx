import type { CardFace } from '../card-face.ts';

/** Card 9 of the deck. */
export const whistleCard: CardFace = {
  name: 'whistle',
  number: 9,
  ground: 'queso',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFC421" d="M14 40h54l40-4v22l-26 4c2 30-18 46-38 46-22 0-34-18-34-36 0-16 4-26 4-32z" />
        <path fill="#C9220C" d="M44 58a17 17 0 1 0 .01 0z" />
        <path fill="#0F2FB4" d="M52 12h14v24H52z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M10 72c0-18 14-32 34-32h24l40-4v22l-28 4c2 26-14 46-36 46-20 0-34-16-34-36zM44 58a17 17 0 1 0 .01 0zM68 40v20M52 40V24a8 8 0 1 1 14 0v16" />
        <path d="M88 16l4-10M102 22l8-8M106 74l10 4" />
      </g>
    </>
  ),
};
