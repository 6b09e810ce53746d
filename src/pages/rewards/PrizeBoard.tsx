import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { Ordinals } from '../../components/Ordinals.tsx';
import { type Prize, rewardsCopy } from '../../copy/rewards.ts';
import { classNames } from '../../ui/class-names.ts';

export function PrizeBoard({ prizes, isTwoUp = false }: { prizes: readonly Prize[]; isTwoUp?: boolean }) {
  if (prizes.length === 0) return <p className="mt-5 text-lg/normal">{rewardsCopy.empty}</p>;
  return (
    <ul
      className={classNames(
        'lottery-card-grid mt-5 grid gap-6 max-tablet:gap-x-4',
        isTwoUp && 'tablet:[--min:40%]',
      )}
    >
      {prizes.map(({ art, howMany, place, what, worth }) => (
        <li
          key={place}
          className={isTwoUp ? 'tablet:grid tablet:grid-cols-picture-body tablet:gap-5' : undefined}
        >
          <LotteryCard card={art} />
          <p
            className={classNames('px-0.5 pt-4.5 text-sm/medium', isTwoUp && 'self-center tablet:text-base')}
          >
            <b className={classNames('condensed block text-lg/compact', isTwoUp && 'tablet:text-display-2')}>
              <Ordinals text={place} />
            </b>
            {what}
            <br />
            {howMany}
            <br />
            <span className="text-humo">
              <BracketedText text={worth} variant="quiet" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
