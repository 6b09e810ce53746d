import type { CardFace } from '../card-face.ts';

/** Card 22 of the deck. */
export const tunnelCard: CardFace = {
  name: 'tunnel',
  number: 22,
  ground: 'azul',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#FFC421" d="M8 14h104v96H8z" />
        <path fill="#17130E" d="M30 110V58a30 30 0 0 1 60 0v52z" />
        <path fill="#FFE08A" d="M48 110V66a12 12 0 0 1 24 0v44z" />
        <path fill="#0B7038" d="M8 96h22v14H8zM90 96h22v14H90z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M8 110V14q6.5-6 13 0t13 0 13 0 13 0 13 0 13 0 13 0 13 0v96zM30 110V58a30 30 0 0 1 60 0v52M8 96h22M90 96h22" />
        <path fill="#0F2FB4" d="M60 70a5 5 0 1 0 .01 0zM53 98V86q0-5 7-5t7 5v12l-3 12h-8z" />
        <path d="M18 34h10M92 34h10M16 58h8M96 58h8M20 78h6M94 78h6" />
      </g>
    </>
  ),
};
