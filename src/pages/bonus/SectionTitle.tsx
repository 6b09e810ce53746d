interface SectionTitleProps {
  title: string;
  hint?: string;
}

export function SectionTitle({ title, hint }: SectionTitleProps) {
  return (
    <div className="mt-12 mb-[1.1rem] flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2>{title}</h2>
      {hint ? <p className="text-humo">{hint}</p> : null}
    </div>
  );
}
