import type { CardFace } from '../card-face.ts';

/** Card 14 of the deck. */
export const keyCard: CardFace = {
  name: 'key',
  number: 14,
  ground: 'verde',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <g transform="rotate(-38 60 60)">
          <path fill="#FFC421" d="M28 34a26 26 0 1 0 .01 0z" />
          <path fill="#FFC421" d="M52 53h64v14H52z" />
          <path fill="#C9220C" d="M88 67h9v16h-9zM104 67h12v11h-12z" />
          <path fill="#0F2FB4" d="M24 50a10 10 0 1 0 .01 0z" />
        </g>
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <g transform="rotate(-38 60 60)">
          <path d="M53 53a26 26 0 1 0 0 14h35v16h9V67h7v11h12V53zM24 50a10 10 0 1 0 .01 0zM62 60h44" />
        </g>
        <path d="M20 22l8 8M12 38l11 3M38 12l3 11" />
      </g>
    </>
  ),
};
