import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { type Prize, rewardsCopy } from '../../copy/rewards.ts';
import { classNames } from '../../ui/class-names.ts';

export function PrizeBoard({ prizes, isTwoUp = false }: { prizes: readonly Prize[]; isTwoUp?: boolean }) {
  if (prizes.length === 0) return <p className="mt-5 text-lg/normal">{rewardsCopy.empty}</p>;
  return (
    <ul className={classNames('lottery-card-grid mt-5 grid gap-4 md:gap-6', isTwoUp && 'md:[--min:40%]')}>
      {prizes.map(({ art, howMany, name, place, what, worth }) => (
        <li key={place} className={isTwoUp ? 'md:grid md:grid-cols-picture-body md:gap-5' : undefined}>
          <LotteryCard card={art} name={name} />
          <p className={classNames('px-0.5 pt-2 text-sm/snug', isTwoUp && 'self-center md:text-base')}>
            <b className={classNames('condensed block text-lg/tight', isTwoUp && 'md:text-2xl')}>{place}</b>
            {what}
            <br />
            {howMany}
            <br />
            <BracketedText text={worth} />
          </p>
        </li>
      ))}
    </ul>
  );
}
