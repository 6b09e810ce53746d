export function SectionTitle({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="mt-12 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2>{title}</h2>
      {hint ? <p className="text-humo">{hint}</p> : null}
    </div>
  );
}
