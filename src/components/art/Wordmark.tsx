interface WordmarkProps {
  /** CSS pixels; 88 at least, on azul or noche only. */
  width?: number;
  /** The campaign's name, for those who can't see it. */
  label: string;
}

/** The campaign's wordmark. Its drawing is in `index.html`. */
export function Wordmark({ width = 96, label }: WordmarkProps) {
  return (
    <svg
      className="wordmark"
      width={width}
      height={Math.round((width * 143) / 399)}
      viewBox="0 0 399 143"
      role="img"
      aria-label={label}
    >
      <use href="#wordmark" />
    </svg>
  );
}
