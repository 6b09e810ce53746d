import { useId } from 'react';
import { ChipGradient } from './ChipGradient.tsx';
import { ONDA_PATH } from './generated/lettering-paths.ts';

const SHADE_STEPS = [21, 18, 15, 12, 9, 6, 3];

/** The word of the claim as a ridged chip over stepped ink. Drawn only: the heading says it in words. */
export function OndaLettering() {
  const id = useId();
  const letters = `#${id}l`;
  return (
    <svg className="ml-[-1.5%] h-auto w-[104%]" viewBox="0 0 952 376" aria-hidden="true">
      <defs>
        <ChipGradient id={`${id}g`} period={58} />
        <path id={`${id}l`} d={ONDA_PATH} />
      </defs>
      {SHADE_STEPS.map((step) => (
        <use key={step} href={letters} x={step} y={step} fill="#C9220C" />
      ))}
      <use href={letters} fill={`url(#${id}g)`} />
    </svg>
  );
}
