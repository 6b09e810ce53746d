import { LotteryCard } from '../../../components/LotteryCard.tsx';
import { lazyCopy } from '../../../copy/lazy-parts.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { isPerfectWeek } from '../../../domain/perfect-week.ts';
import { getWeekAddress, PATHS } from '../../../lib/routes.ts';
import { ActionsRow, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useStores } from '../../../use-stores.ts';
import { WeekTotal } from './WeekTotal.tsx';

/** The end of a closed week: the points of a sent one, its ranking and the week to go on with. */
export function ClosedWeek({ onSelect }: { onSelect: (week: number) => void }) {
  const { predictions, shownWeek, weeks } = useStores();
  const week = shownWeek.week.value;
  const number = week?.number ?? null;
  const isPerfect = isPerfectWeek(
    predictions.getForWeek(number),
    shownWeek.entries.value.map(({ game }) => game),
  );
  const hasSent = shownWeek.counts.value.sent > 0;
  const current = weeks.find(weeks.currentNumber.value);
  const next = current && current.number !== number ? current : weeks.find((number ?? 0) + 1);

  return (
    <section className="mt-7 grid desktop:grid-cols-[400px_200px_1fr] grid-cols-small-picture-body tablet:grid-cols-picture-body items-center tablet:gap-10 gap-x-4 gap-y-6">
      {week && hasSent ? <WeekTotal week={week} /> : null}
      <LotteryCard
        card={isPerfect ? 'trophy' : 'whistle'}
        className="-turn-3 tablet:w-50 w-24 justify-self-center tablet:text-display-1 text-small-card max-tablet:self-start"
      />
      <div>
        {isPerfect ? <h2 className="mb-3">{lazyCopy.perfectWeek}</h2> : null}
        <p className="measure-52 mb-5 text-lg">{next ? lazyCopy.allClosedText : lazyCopy.allClosedLast}</p>
        <ActionsRow>
          <LinkButton
            to={number === null ? PATHS.ranking : getWeekAddress(PATHS.ranking, number)}
            variant="primary"
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
        </ActionsRow>
      </div>
    </section>
  );
}
