import { LotteryCard } from '../../../components/LotteryCard.tsx';
import { ShareActions } from '../../../components/ShareActions.tsx';
import { useWeekShare } from '../../../components/share/use-week-share.ts';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { perfectWeekCopy } from '../../../copy/perfect-week.ts';
import { shareCopy } from '../../../copy/share.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { getWeekAddress, PATHS } from '../../../lib/routes.ts';
import { ActionsRow, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
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

  return (
    <section className="closed-week">
      {week && hasSent ? <WeekTotal week={week} /> : null}
      {isPerfect ? (
        <LotteryCard
          card="trophy"
          name={perfectWeekCopy.card}
          background="bg-chile"
          className="lottery-card-special"
        />
      ) : (
        <LotteryCard card="stands" />
      )}
      <div className="closed-week-text">
        {isPerfect ? <h2 className="mb-3">{perfectWeekCopy.title}</h2> : null}
        <p className="measure-52 mb-5 text-lg">
          {next ? lateGamesCopy.allClosedText : lateGamesCopy.allClosedLast}
        </p>
        <ActionsRow>
          {isPerfect ? <ShareActions {...share} label={shareCopy.boast} /> : null}
          <LinkButton
            to={number === null ? PATHS.ranking : getWeekAddress(PATHS.ranking, number)}
            variant={isPerfect ? 'line' : 'primary'}
          >
            {lateGamesCopy.seeRanking}
          </LinkButton>
          {next ? (
            <button
              type="button"
              className="link wrap-anywhere underline decoration-2 underline-offset-link"
              onClick={({ currentTarget }) => {
                onSelect(next.number);
                keepFocus(currentTarget);
              }}
            >
              {lateGamesCopy.goToWeek(getWeekName(next))} <Icon name="arrow" size={18} />
            </button>
          ) : null}
        </ActionsRow>
      </div>
    </section>
  );
}
