import { useId } from 'react';
import { ChipGradient } from './ChipGradient.tsx';
import { RETO_PATH, RUFFLES_PATH } from './generated/lettering-paths.ts';

interface WordmarkProps {
  /** CSS pixels; 88 at least, on azul or noche only. */
  width?: number;
  /** The campaign's name, for those who can't see it. */
  label: string;
}

/** The campaign's wordmark: outlines, never an image. */
export function Wordmark({ width = 96, label }: WordmarkProps) {
  const id = useId();
  const letters = `#${id}l`;
  return (
    <svg
      className="wordmark"
      width={width}
      height={Math.round((width * 143) / 399)}
      viewBox="0 0 399 143"
      role="img"
      aria-label={label}
    >
      <defs>
        <ChipGradient id={`${id}g`} period={30.5} />
        <path id={`${id}l`} d={RUFFLES_PATH} />
      </defs>
      <path fill="#C9220C" d="M0 4 118-2v42L0 46z" />
      <path fill="#FFF7E6" transform="translate(9 2) rotate(-2.9)" d={RETO_PATH} />
      <g transform="translate(2 32)">
        <use href={letters} x="5" y="5" fill="#C9220C" />
        <use href={letters} x="2.5" y="2.5" fill="#C9220C" />
        <use href={letters} fill={`url(#${id}g)`} />
      </g>
    </svg>
  );
}
