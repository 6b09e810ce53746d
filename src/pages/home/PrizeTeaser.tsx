import { LotteryCard } from '../../components/LotteryCard.tsx';
import { Ordinals } from '../../components/Ordinals.tsx';
import { homeCopy } from '../../copy/home.ts';
import { weeklyPrizes } from '../../copy/weekly-prizes.ts';
import { PATHS } from '../../lib/routes.ts';
import { LinkButton } from '../../ui/Button.tsx';

export function PrizeTeaser() {
  return (
    <section className="ridge-t on-dark bg-chile laptop:py-19 pt-13 pb-10 text-papel print:bg-transparent print:text-tinta">
      <div className="mx-auto laptop:grid w-page laptop:grid-cols-[1fr_2.3fr] laptop:items-center laptop:gap-12">
        <div>
          <h2 className="page-title text-queso">{homeCopy.prizesTitle}</h2>
          <p className="measure-38 mt-4 mb-5 text-lg">{homeCopy.prizesText}</p>
          <LinkButton to={PATHS.rewards}>{homeCopy.prizesAction}</LinkButton>
        </div>
        <ul className="lottery-card-grid mt-6 grid gap-6 max-tablet:gap-x-4">
          {weeklyPrizes.map(({ art, place }) => (
            <li key={art}>
              <LotteryCard card={art} />
              <b className="condensed mt-3.5 block">
                <Ordinals text={place} />
              </b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
