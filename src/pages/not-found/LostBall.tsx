import { CardArt } from '../../components/art/CardArt.tsx';

/** A goal whose net shows 4 and 4: the 0 between them is the ball, which went over the bar. */
export function LostBall() {
  return (
    <div className="relative short:w-[min(38vw,62vh)] w-[min(86vw,400px)] justify-self-center">
      <svg className="h-auto w-full" viewBox="0 0 420 300" aria-hidden="true">
        {/* As on the lottery cards, the colours lie out of register under the lines. */}
        <g transform="translate(4 3.5)">
          <path className="fill-elote" d="M32 52h268v198H32z" />
          <path className="fill-papel" d="M20 40h292v210h-14V54H34v196H20z" />
          <path className="fill-tinta" d="M58 96h76v120H58zM198 96h76v120h-76z" />
          <path
            className="fill-verde"
            d="M0 252q7.500-9 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0v44H0z"
          />
        </g>
        <g className="fill-none stroke-tinta" strokeWidth="4" strokeLinejoin="round">
          <path
            strokeWidth="2.5"
            d="M34 92q70 12 132 2t132 2M34 150q40 8 66 2M232 152q34 6 66-2M34 206q68 10 132 2t132-2M84 54q-6 60 2 100t-4 94M250 54q6 60-2 100t4 94M144 54q4 22 0 44M190 54q-4 22 0 44M144 212q2 18-2 36M190 212q-2 18 2 36"
          />
          <path d="M0 296h420" />
          <path d="M20 252V40h292v212M34 252V54h264v198" />
          <path d="M58 96h76v120H58zM198 96h76v120h-76z" />
          <path strokeDasharray="7 7" d="M166 122a34 34 0 1 1-.01 0z" />
          <path d="M0 252q7.500-9 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0" />
          <path
            className="stroke-queso"
            strokeWidth="14"
            strokeLinejoin="miter"
            d="M104 112l-28 56h44M106 142v60M244 112l-28 56h44M246 142v60"
          />
        </g>
        <path
          className="fill-none stroke-queso"
          strokeWidth="6"
          strokeDasharray="14 12"
          d="M188 112Q238 6 318 12T372 118"
        />
      </svg>
      <CardArt card="ball" className="turn-8 absolute right-0 bottom-[6%] w-[28%]" />
    </div>
  );
}
