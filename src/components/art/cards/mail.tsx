import type { CardFace } from '../card-face.ts';

/** Card 13 of the deck. */
export const mailCard: CardFace = {
  name: 'mail',
  number: 13,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFF7E6" d="M28 16h64v50H28z" />
        <path fill="#FFC421" d="M12 48h96v54H12z" />
        <path fill="#C9220C" d="M60 64l10 8-10 8-10-8z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M28 58V18q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0v40" />
        <path d="M28 36 12 48v54h96V48L92 36M12 48l48 33 48-33M12 102l36-30M108 102 72 72" />
        <path d="M40 31h28M40 42h40" />
      </g>
    </>
  ),
};
