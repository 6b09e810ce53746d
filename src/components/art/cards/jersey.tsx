import type { CardFace } from '../card-face.ts';

/** Card 5 of the deck. */
export const jerseyCard: CardFace = {
  name: 'jersey',
  number: 5,
  ground: 'queso',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#0F2FB4" d="M38 16h44l28 18-12 24-14-6v56H36V52l-14 6-12-24z" />
        <path fill="#FFC421" d="M36 60h48v20H36z" />
        <path fill="#C9220C" d="M46 16h28q-4 14-14 14T46 16z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M46 16h-8L10 34l12 24 14-6v56q4-4 8 0t8 0 8 0 8 0 8 0 8 0V52l14 6 12-24-28-18h-8q-4 14-14 14T46 16zM36 60h48M36 80h48M36 52V40M84 52V40" />
      </g>
    </>
  ),
};
