import type { ReactNode } from 'react';
import type { CardName } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { LotteryCard } from './LotteryCard.tsx';

interface CardScreenProps {
  card: CardName;
  title: string;
  text: string;
  tone?: 'azul' | 'chile';
  children: ReactNode;
}

const GROUNDS = {
  azul: 'ridged-ground',
  chile:
    'bg-chile text-papel forced-colors:bg-none print:bg-transparent print:bg-none print:text-tinta bg-[repeating-linear-gradient(90deg,transparent_0_22px,var(--color-tinta-8)_22px_24px)]',
};
const TITLES = {
  azul: 'text-shadow-chile',
  chile: 'text-shadow-[.04em_.04em_0_var(--color-tinta)]',
};

/** A page that says one thing: a large card beside a title, a text and what to do next. */
export function CardScreen({ card, title, text, tone = 'azul', children }: CardScreenProps) {
  return (
    <div className={classNames('relative on-dark pt-9 pb-18 nav:pt-16 nav:pb-24', GROUNDS[tone])}>
      <div className="mx-auto w-page grid justify-items-start gap-8 nav:grid-cols-[400px_1fr] nav:items-center nav:gap-20">
        <LotteryCard
          card={card}
          className="w-[min(72vw,320px)] justify-self-center transform-[rotate(-4deg)]"
          captionClass="text-28"
        />
        <div>
          <h1 tabIndex={-1} className={classNames('text-[clamp(4.6rem,2rem+11vw,9.5rem)]', TITLES[tone])}>
            {title}
          </h1>
          <p className="mt-[1.6rem] mb-7 text-22/135">{text}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
