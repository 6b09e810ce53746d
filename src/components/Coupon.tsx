import type { ReactNode } from 'react';
import type { CardName } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt, type CardBackground } from './art/CardArt.tsx';
import './coupon.css';

export interface CouponProps {
  card: CardName;
  background?: CardBackground;
  title: string;
  heading?: 'h2' | 'h3';
  actions: ReactNode;
  variant?: 'queso' | 'paper';
  children: ReactNode;
}

export function Coupon({
  card,
  background = 'papel',
  title,
  heading: Heading = 'h3',
  actions,
  variant = 'queso',
  children,
}: CouponProps) {
  return (
    <section className={variant === 'paper' ? 'coupon-outlined' : 'coupon'}>
      <div
        className={classNames(
          'coupon-paper forced-colors:mask-none forced-colors:border-2',
          'grid grid-cols-[min(4rem,18vw)_1fr] items-center gap-x-4 gap-y-3.5 px-[min(1.5rem,8vw)] py-4',
          'md:grid-cols-[4rem_1fr_auto] md:px-8 md:py-4',
          variant === 'paper' ? 'bg-blanco' : 'bg-queso',
        )}
      >
        <CardArt
          card={card}
          background={background}
          className="aspect-[1/1.03] h-auto w-full border-2 border-tinta p-1"
        />
        <div>
          <Heading className="condensed block text-xl/tight">{title}</Heading>
          <p className="text-pretty leading-snug">{children}</p>
        </div>
        <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:[&_.button]:w-full md:col-auto md:justify-end">
          {actions}
        </div>
      </div>
    </section>
  );
}
