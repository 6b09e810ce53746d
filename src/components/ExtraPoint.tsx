interface ExtraPointProps {
  points: string;
  text: string;
  variant?: 'regular' | 'large';
}

export function ExtraPoint({ points, text, variant = 'regular' }: ExtraPointProps) {
  return (
    <span className="condensed mt-2.5 mb-1 inline-flex items-center gap-2.5 text-lg/none">
      <b className={`number-badge px-[.25em] py-[.1em] ${variant === 'large' ? 'text-5xl' : 'text-3xl'}`}>
        {points}
      </b>{' '}
      {text}
    </span>
  );
}
