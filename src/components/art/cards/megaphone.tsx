import type { CardFace } from '../card-face.ts';

/** Card 20 of the deck. */
export const megaphoneCard: CardFace = {
  name: 'megaphone',
  number: 20,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#C9220C" d="M12 46h26v28H12z" />
        <path fill="#FFC421" d="M38 46 84 20v80L38 74z" />
        <path fill="#0F2FB4" d="M20 74h16l6 30H26z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M12 46h26l46-26v80L38 74H12zM38 46v28M20 74l6 30h16l-4-30M84 20q8 40 0 80" />
        <path d="M96 38q10 22 0 44M106 28q16 32 0 64" />
      </g>
    </>
  ),
};
