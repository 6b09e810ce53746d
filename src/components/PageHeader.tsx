import type { ReactNode } from 'react';
import '../styles/page-header.css';

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  /** At the right from 720 px: the next cut-off, or a total. */
  aside?: ReactNode;
}

/** The azul head of a task page. */
export function PageHeader({ title, intro, aside }: PageHeaderProps) {
  return (
    <section className="page-header ridged-ground ridge-b on-dark">
      <div className="sheet">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {intro ? <p className="mt-2.5">{intro}</p> : null}
        </div>
        {aside}
      </div>
    </section>
  );
}
