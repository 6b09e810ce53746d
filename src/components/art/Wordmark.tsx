interface WordmarkProps {
  /** Width in CSS pixels, at least 88. The wordmark needs a background in the colour azul or noche. */
  width?: number;
  label: string;
}

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
