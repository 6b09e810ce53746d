import type { ReactNode } from 'react';

export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="part">
      <h3 className="mb-2 flex items-center justify-between gap-2.5 [&_button]:min-h-touch-24">
        {title}
        {aside ? <span className="quiet font-normal">{aside}</span> : null}
      </h3>
      {children}
    </section>
  );
}
