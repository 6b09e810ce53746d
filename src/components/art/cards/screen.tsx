import type { CardFace } from '../card-face.ts';

/** Card 4 of the deck. */
export const screenCard: CardFace = {
  name: 'screen',
  number: 4,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#17130E" d="M8 20h104v66H8z" />
        <path fill="#0B7038" d="M16 28h88v50H16z" />
        <path fill="#C9220C" d="M40 98h40v8H40z" />
        <path fill="#FFC421" d="M60 46a8 8 0 1 0 .01 0z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M8 20h104v66H8zM16 28h88v50H16zM60 86v12M40 98h40v8H40z" />
        <path
          stroke="#FFF7E6"
          strokeWidth="2.5"
          d="M60 28v50M60 40a13 13 0 1 0 .01 0zM16 40h14v26H16M104 40H90v26h14"
        />
      </g>
    </>
  ),
};
