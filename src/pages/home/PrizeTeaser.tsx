import { LotteryCard } from '../../components/LotteryCard.tsx';
import { homeCopy } from '../../copy/home.ts';
import { PATHS } from '../../lib/routes.ts';
import { LinkButton } from '../../ui/Button.tsx';

/**
 * The drawings of the weekly prizes in `copy/rewards.ts`, which would add the texts of Premios to the code of Inicio.
 */
export const PRIZE_CARDS = ['screen', 'jersey', 'ball', 'snack'] as const;

export function PrizeTeaser() {
  return (
    <section className="ridge-t on-dark bg-chile laptop:pt-19 pt-13 pb-16 text-papel print:bg-transparent print:text-tinta">
      <div className="mx-auto laptop:grid w-page laptop:grid-cols-[1fr_2.3fr] laptop:items-center laptop:gap-12">
        <div>
          <h2 className="page-title text-queso">{homeCopy.prizesTitle}</h2>
          <p className="measure-38 mt-4 mb-5 text-lg">{homeCopy.prizesText}</p>
          <LinkButton to={PATHS.rewards}>{homeCopy.prizesAction}</LinkButton>
        </div>
        <div className="lottery-card-grid my-6 grid gap-4 tablet:gap-6">
          {PRIZE_CARDS.map((card) => (
            <LotteryCard key={card} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}
