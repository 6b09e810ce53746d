const BODY = 'M14 6c10-4 22 4 22 16 0 9-8 14-15 11-4-2-3-7-8-9C3 20 4 10 14 6z';

export function Bean({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path fill="#8a0f00" d={BODY} transform="translate(1.5 1.5)" />
      <path fill="none" className="stroke-tinta" strokeWidth="2.5" d={BODY} />
      <path fill="none" className="stroke-elote" strokeWidth="2.5" d="M25 12c4 2 6 5 6 9" />
    </svg>
  );
}
