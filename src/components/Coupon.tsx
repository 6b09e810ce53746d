import type { ReactNode } from 'react';
import type { CardName } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt, type CardBackground } from './art/CardArt.tsx';

export interface CouponProps {
  card: CardName;
  background?: CardBackground;
  title: string;
  heading?: 'h2' | 'h3';
  actions: ReactNode;
  variant?: keyof typeof VARIANTS;
  className?: string;
  children: ReactNode;
}

const VARIANTS = {
  queso: { shadow: 'cutout-s-tinta', paper: 'bg-queso' },
  /** White, with an outline that follows the ridges. */
  paper: {
    shadow: 'cutout-outline-tinta',
    paper: 'bg-blanco',
  },
};

export function Coupon({
  card,
  background = 'bg-papel',
  title,
  heading: Heading = 'h3',
  actions,
  variant = 'queso',
  className,
  children,
}: CouponProps) {
  return (
    <section className={classNames(VARIANTS[variant].shadow, className)}>
      <div
        className={classNames(
          'ridged-sides grid grid-cols-[min(4rem,18vw)_1fr] items-center gap-x-4 gap-y-3.5 px-[min(1.5rem,8vw)] py-4',
          'tablet:grid-cols-[4rem_1fr_auto] tablet:px-8 tablet:py-4',
          VARIANTS[variant].paper,
        )}
      >
        <CardArt
          card={card}
          className={classNames(background, 'aspect-[1/1.03] h-auto w-full border-2 border-tinta p-1')}
        />
        <div>
          <Heading className="condensed block text-display-1/compact">{title}</Heading>
          <p className="text-pretty leading-medium">{children}</p>
        </div>
        <div className="col-span-full tablet:col-auto flex flex-wrap items-center tablet:justify-end gap-x-5 gap-y-3 max-phablet:[&_.button]:w-full">
          {actions}
        </div>
      </div>
    </section>
  );
}
