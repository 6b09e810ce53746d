interface SectionTitleProps {
  title: string;
  hint?: string;
}

/** The heading of a section of Bonus, with a hint at its right. */
export function SectionTitle({ title, hint }: SectionTitleProps) {
  return (
    <div className="mt-12 mb-[1.1rem] flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2>{title}</h2>
      {hint ? <p className="text-humo">{hint}</p> : null}
    </div>
  );
}
