import { MARKS, type StepMark } from './step-marks.ts';

/** The columns of a step: its sign, its words, its picture. */
export const STEP = 'grid grid-flow-col grid-cols-[22px_1fr] gap-2.25 py-2 pr-2 pl-0';
/** The list beside the app. A wide screen has room for text that an audience can read. */
export const GUIDE = 'guide min-[1800px]:[&_:is(b,small,i)]:text-lg';
const SIGN = 'grid size-5.5 place-items-center border font-mono text-sm leading-none font-medium not-italic';
interface StepWordsProps {
  index: number;
  mark?: StepMark;
  says: string;
  detail: string;
  why?: string;
}

/** The sign and the words of a step. `why`: the reason of a failure. */
export function StepWords({ index, mark = 'ahead', says, detail, why }: StepWordsProps) {
  return (
    <>
      <i className={`${SIGN} ${MARKS[mark].colours}`} aria-hidden="true">
        {MARKS[mark].sign ?? index + 1}
      </i>
      <span>
        <b className="block in-[button:hover]:text-accent leading-[1.3]">{says}</b>
        <small className="leading-[1.3]">{detail}</small>
        {mark === 'bad' ? <small className="text-bad leading-[1.3]">{why}</small> : null}
      </span>
    </>
  );
}
