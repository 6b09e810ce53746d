import type { ReactNode } from 'react';
import type { CardName } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { LotteryCard } from './LotteryCard.tsx';

interface CardScreenProps {
  /** Without a card, the text stands alone. The drawing of a card is fetched. */
  card?: CardName;
  title: string;
  text: string;
  variant?: 'azul' | 'chile';
  children: ReactNode;
}

export function CardScreen({ card, title, text, variant = 'azul', children }: CardScreenProps) {
  return (
    <div
      className={classNames(
        'on-dark pt-9 pb-18 lg:pt-16 lg:pb-24',
        variant === 'chile' ? 'card-screen-chile' : 'ridged-ground',
      )}
    >
      <div className="mx-auto grid w-page justify-items-start gap-8 lg:grid-cols-[400px_1fr] lg:items-center lg:gap-20">
        {card ? (
          <LotteryCard
            card={card}
            className="w-[min(72vw,320px)] justify-self-center text-2xl [transform:rotate(-4deg)]"
          />
        ) : null}
        {/* Without a card, the text takes both columns, because the first one is too narrow for a long title. */}
        <div className="lg:only:col-span-2">
          <h1 tabIndex={-1} className="card-screen-title">
            {title}
          </h1>
          <p className="mt-6 mb-7 text-xl/snug">{text}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
