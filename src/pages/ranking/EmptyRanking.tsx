import { LotteryCard } from '../../components/LotteryCard.tsx';
import { formatKickOff } from '../../copy/kick-off.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import type { Game } from '../../domain/types.ts';
import { getWeekAddress, PATHS } from '../../lib/routes.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayOnePrizes } from './DayOnePrizes.tsx';

export const EMPTY =
  'grid justify-items-center gap-1.5 border-2 border-dashed border-humo px-5 pt-9 pb-10 text-center';

export const EMPTY_TEXT = 'mt-2.5 mb-5 measure-44 text-lg';

/** The player's next step while nobody has points. */
export type NextStep = keyof typeof rankingCopy.dayOneText;

interface EmptyRankingProps {
  step: NextStep;
  /** The first game of the week. */
  game: Game | undefined;
  week: number | null;
  /** True of a week before the current one, which brings no more points. */
  isPast?: boolean;
  /**
   * True below the line about the week that has ended. Otherwise the prizes of the first places stand above the text.
   */
  hasEndedWeek?: boolean;
}

export function EmptyRanking({ game, step, week, isPast, hasEndedWeek = false }: EmptyRankingProps) {
  return (
    <div className={classNames(EMPTY, hasEndedWeek && 'mt-6 min-h-105 content-center')}>
      {hasEndedWeek ? (
        <LotteryCard
          card="stands"
          className="-turn-3 mb-4 w-32 text-[min(1rem,20px)] [--caption:var(--font-cartel)]"
        />
      ) : (
        // In a wider window the prizes stand beside the title (`Podium.tsx`).
        <DayOnePrizes
          scope={week === null ? 'general' : 'week'}
          className="mb-6 grid short:grid tablet:hidden w-full max-w-105"
        />
      )}
      <h2 className="measure-18">{isPast ? rankingCopy.nobodyTitle : rankingCopy.dayOneTitle}</h2>
      <p className={EMPTY_TEXT}>
        {game && !isPast ? rankingCopy.dayOneGame(game.home.name, game.away.name, formatKickOff(game)) : null}
        {isPast ? null : rankingCopy.dayOneText[step]}
      </p>
      {step === 'unopened' ? null : (
        <LinkButton
          // Only the games of the current week can be predicted.
          to={step === 'predict' || week === null ? PATHS.games : getWeekAddress(PATHS.games, week)}
          variant="primary"
          size="large"
        >
          {rankingCopy.dayOneAction[step]}
        </LinkButton>
      )}
    </div>
  );
}
