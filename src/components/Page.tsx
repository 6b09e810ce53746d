import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { PageMeta } from './PageMeta.tsx';

interface PageHeaderProps {
  title: string;
  description: string;
  noindex?: boolean;
  heading: string;
  intro?: ReactNode;
  aside?: ReactNode;
  /**
   * `compact` saves height where the page's work comes first: on a phone the intro is for screen readers alone, and on
   * one held sideways the title too.
   */
  variant?: keyof typeof VARIANTS;
}

const VARIANTS = {
  full: {
    section: 'pt-6 pb-6 short:pt-2.5 short:pb-3',
    // On a phone held sideways the intro is beside the title.
    text: 'short:flex short:flex-wrap short:items-baseline short:gap-x-5',
    intro: 'short:mt-0',
    grid: 'grid gap-4',
    aside: '',
  },
  compact: {
    section: 'pt-2 pb-2.5 tablet:pt-6 tablet:pb-6 short:sr-only',
    text: '',
    // The intro of an open week takes two lines on a tablet, that of another week one.
    intro: 'max-tablet:sr-only tablet:max-desktop:min-h-13.5',
    // On a phone the aside is beside the title, and below it with large text.
    grid: 'tablet:grid max-tablet:flex max-tablet:flex-wrap items-end justify-between gap-2 tablet:gap-4',
    aside: 'short:hidden',
  },
};

export function PageHeader(props: PageHeaderProps) {
  const { title, description, noindex, heading, intro, aside, variant = 'full' } = props;
  const classes = VARIANTS[variant];
  return (
    <>
      <PageMeta title={title} description={description} noindex={noindex} />
      <section className={classNames('ridged-ground ridge-b on-dark', classes.section)}>
        <div
          className={classNames('mx-auto w-page tablet:grid-cols-body-end tablet:items-end', classes.grid)}
        >
          <div className={classes.text}>
            <h1
              className="page-title wrap-break-word animate-enter text-shadow-chile print:text-shadow-none"
              tabIndex={-1}
            >
              {heading}
            </h1>
            {intro ? (
              <p className={classNames('measure-46 desktop:measure-64 mt-2.5 text-lg/normal', classes.intro)}>
                {intro}
              </p>
            ) : null}
          </div>
          {aside ? <div className={classNames('contents', classes.aside)}>{aside}</div> : null}
        </div>
      </section>
    </>
  );
}

export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-page pt-7 pb-16', className)}>{children}</div>;
}
