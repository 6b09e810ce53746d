import type { ReactNode } from 'react';
import '../../styles/account.css';
import type { CardFace } from '../art/card-face.ts';
import { LotteryCard } from '../LotteryCard.tsx';

interface AccountPageProps {
  /** The lettering at the side: its first line, then the second up to its last word, which stands out. */
  lettering: readonly [string, string, string];
  cards: readonly CardFace[];
  children: ReactNode;
}

/** A screen about the account: lettering and cards on the campaign's blue, and a form on paper. */
export function AccountPage({ lettering, cards, children }: AccountPageProps) {
  const [first, second, last] = lettering;
  return (
    <div className="account-page">
      <div className="account-side band ridge-b on-dark">
        <p className="lettering">
          {first}
          <br />
          {second}
          <em>{last}</em>
        </p>
        <div className="cards" aria-hidden="true">
          {cards.map((card) => (
            <LotteryCard key={card.number} card={card} />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
