import { classNames } from '../ui/class-names.ts';
import { LotteryCard } from './LotteryCard.tsx';

/** “El premio” on yellow paper, with rays: of the first place of a week, or of a perfect week. */
export function SpecialCard({ name, className }: { name: string; className?: string }) {
  return (
    <LotteryCard
      card="trophy"
      name={name}
      background="bg-chile"
      className={classNames('lottery-card-special', className)}
    />
  );
}
