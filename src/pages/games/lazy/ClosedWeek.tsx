import { LotteryCard } from '../../../components/LotteryCard.tsx';
import { useWeekShare } from '../../../components/share/use-week-share.ts';
import { lazyCopy } from '../../../copy/lazy-parts.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { createLazy } from '../../../lib/lazy.ts';
import { getWeekAddress, PATHS } from '../../../lib/routes.ts';
import { ActionsRow, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { WeekTotal } from './WeekTotal.tsx';

/** The end of a closed week: the points of a sent one, its ranking and the week to go on with. */
export function ClosedWeek({ onSelect }: { onSelect: (week: number) => void }) {
  const { shownWeek, weeks } = useStores();
  const week = shownWeek.week.value;
  const number = week?.number ?? null;
  const share = useWeekShare(number);
  const isPerfect = share?.card.kind === 'results' && share.card.isPerfect;
  const hasSent = shownWeek.counts.value.sent > 0;
  const current = weeks.find(weeks.currentNumber.value);
  const next = current && current.number !== number ? current : weeks.find((number ?? 0) + 1);
  const { current: PerfectWeek } = useLazy(perfectWeekCode, isPerfect);

  const actions = (
    <>
      <LinkButton
        to={number === null ? PATHS.ranking : getWeekAddress(PATHS.ranking, number)}
        variant={isPerfect ? 'line' : 'primary'}
      >
        {lazyCopy.seeRanking}
      </LinkButton>
      {next ? (
        <button
          type="button"
          className="link wrap-anywhere underline decoration-2 underline-offset-link"
          onClick={() => onSelect(next.number)}
        >
          {lazyCopy.goToWeek(getWeekName(next))} <Icon name="arrow" size={18} />
        </button>
      ) : null}
    </>
  );
  return (
    <section className="mt-7 grid desktop:grid-cols-[400px_200px_1fr] grid-cols-small-picture-body tablet:grid-cols-picture-body items-center tablet:gap-10 gap-x-4 gap-y-6">
      {week && hasSent ? <WeekTotal week={week} /> : null}
      {PerfectWeek && isPerfect ? (
        <PerfectWeek share={share}>{actions}</PerfectWeek>
      ) : (
        <>
          <LotteryCard
            card="whistle"
            className="-turn-3 tablet:w-50 w-24 justify-self-center tablet:text-display-1 text-small-card max-tablet:self-start"
          />
          <div>
            <p className="measure-52 mb-5 text-lg">
              {next ? lazyCopy.allClosedText : lazyCopy.allClosedLast}
            </p>
            <ActionsRow>{actions}</ActionsRow>
          </div>
        </>
      )}
    </section>
  );
}

// A perfect week is rare, so its code is in a file of its own. Without it the week ends like any other.
const perfectWeekCode = createLazy(async () => (await import('./PerfectWeek.tsx')).PerfectWeek);
