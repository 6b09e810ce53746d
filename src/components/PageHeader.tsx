import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  aside?: ReactNode;
}

export function PageHeader({ title, intro, aside }: PageHeaderProps) {
  return (
    <section className="ridged-ground ridge-b on-dark pt-6 pb-[1.4rem]">
      <div className="mx-auto grid w-page gap-4 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <h1
            className="text-rotulo-l [text-shadow:var(--text-shadow-chile)] print:[text-shadow:none]"
            tabIndex={-1}
          >
            {title}
          </h1>
          {intro ? <p className="mt-2.5 max-w-[46ch] text-18/140">{intro}</p> : null}
        </div>
        {aside}
      </div>
    </section>
  );
}
