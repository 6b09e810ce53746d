import type { ReactNode } from 'react';
import type { CardName } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import './card-screen.css';
import { LotteryCard } from './LotteryCard.tsx';

interface CardScreenProps {
  /** Without a card, the text stands alone. The drawing of a card is fetched. */
  card?: CardName;
  title: string;
  text: string;
  tone?: 'azul' | 'chile';
  children: ReactNode;
}

const GROUNDS = {
  azul: 'ridged-ground',
  chile: 'card-screen-chile',
};

export function CardScreen({ card, title, text, tone = 'azul', children }: CardScreenProps) {
  return (
    <div className={classNames('card-screen on-dark', GROUNDS[tone])}>
      <div className="card-screen-columns">
        {card ? <LotteryCard card={card} className="card-screen-card" captionClass="text-28" /> : null}
        <div>
          <h1 tabIndex={-1} className="card-screen-title">
            {title}
          </h1>
          <p className="card-screen-text">{text}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
