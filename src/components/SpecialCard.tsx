import type { ReactNode } from 'react';
import { type CardName, cards } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { LotteryCard } from './LotteryCard.tsx';
import { Ordinals } from './Ordinals.tsx';

interface SpecialCardProps {
  card: CardName;
  name?: ReactNode;
  className?: string;
}

/** A card on yellow paper, with rays: of the first place of a week, or of a perfect week. */
export function SpecialCard({ card, name, className }: SpecialCardProps) {
  return (
    <LotteryCard
      card={card}
      name={name ?? (card === 'laurel' ? <Ordinals text={cards.laurel} /> : undefined)}
      background="bg-chile"
      className={classNames('lottery-card-special', className)}
    />
  );
}
