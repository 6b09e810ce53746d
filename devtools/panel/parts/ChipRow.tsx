import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface ChipRowProps {
  label: string;
  children: ReactNode;
}

/** One row of chips. “+2” names those that don’t fit and shows all of them. */
export function ChipRow({ label, children }: ChipRowProps) {
  const row = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [cut, setCut] = useState('');
  const measure = () => row.current && setCut(isOpen ? '' : markCut(row.current).join('\n'));
  // Each render may bring other chips. React keeps the state when the names are the same.
  useLayoutEffect(() => void measure());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measure` reads only `isOpen`.
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [isOpen]);
  const names = cut === '' ? [] : cut.split('\n');
  const more = `${names.length} más: ${names.join(', ')}`;
  return (
    <>
      <section
        ref={row}
        aria-label={label}
        className={`line grow gap-1.5 [&_.tag]:max-w-none ${isOpen ? 'flex-wrap' : ONE_ROW}`}
      >
        {children}
      </section>
      {names.length > 0 || isOpen ? (
        <button
          type="button"
          className="flex-none px-1.5"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Ver una sola fila' : more}
          title={isOpen ? undefined : more}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '−' : `+${names.length}`}
        </button>
      ) : null}
    </>
  );
}

const ONE_ROW = 'overflow-hidden whitespace-nowrap *:flex-none [&>[data-cut]]:invisible';

/**
 * Marks the chips that end beyond the row, and returns their texts. The first one stays, because it may be too long.
 */
function markCut(row: Element): string[] {
  const { right } = row.getBoundingClientRect();
  return [...row.children].flatMap((chip, index) => {
    const isCut = chip.getBoundingClientRect().right > right + 1;
    chip.toggleAttribute('data-cut', isCut && index > 0);
    return isCut ? (chip.textContent ?? '') : [];
  });
}
