import type { CardFace } from '../card-face.ts';

/** Card 2 of the deck. */
export const scoreboardCard: CardFace = {
  name: 'scoreboard',
  number: 2,
  ground: 'elote',
  drawing: (
    <>
      <g transform="translate(3 2.5)">
        <path fill="#0F2FB4" d="M10 30h100v56H10z" />
        <path fill="#17130E" d="M18 42h34v36H18zM68 42h34v36H68z" />
        <path fill="#C9220C" d="M10 30h100v8H10z" />
      </g>
      <g fill="none" stroke="#17130E" strokeWidth="3" strokeLinejoin="round">
        <path d="M10 30h100v56H10zM26 86v22M94 86v22M18 42h34v36H18zM68 42h34v36H68zM56 54h8M56 66h8" />
        <path
          stroke="#FFC421"
          strokeWidth="6"
          strokeLinejoin="miter"
          d="M27 50h16v10H27v11h16M77 50l8-3v26"
        />
        <path d="M60 30V12M60 14l26 6-26 8" />
      </g>
    </>
  ),
};
