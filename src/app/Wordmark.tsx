import { commonCopy } from '../copy/common.ts';

/** Needs a background in the colour azul or noche. */
export function Wordmark() {
  return (
    <svg
      className="wordmark"
      width="104"
      height="37"
      viewBox="0 0 399 143"
      role="img"
      aria-label={commonCopy.brand}
    >
      <use href="#wordmark" />
    </svg>
  );
}
