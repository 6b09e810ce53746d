import { gamesCopy } from '../../../copy/games.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { getWeekAddress, PATHS } from '../../../lib/routes.ts';
import { ActionsRow, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useStores } from '../../../use-stores.ts';
import { StatusNotice } from '../week/StatusNotice.tsx';
import { WeekTotal } from './WeekTotal.tsx';

/** The end of a closed week: the points of a sent one, its ranking and the week to go on with. */
export function ClosedWeek({ onSelect }: { onSelect: (week: number) => void }) {
  const { shownWeek, weeks } = useStores();
  const week = shownWeek.week.value;
  const number = week?.number ?? null;
  const hasSent = shownWeek.counts.value.sent > 0;
  const currentWeek = weeks.find(weeks.currentNumber.value);
  const next = currentWeek && currentWeek.number !== number ? currentWeek : weeks.find((number ?? 0) + 1);

  return (
    <StatusNotice
      isSmall
      card="whistle"
      text={next ? gamesCopy.allClosedText : gamesCopy.allClosedLast}
      total={week && hasSent ? <WeekTotal week={week} /> : null}
    >
      <ActionsRow>
        <LinkButton
          to={number === null ? PATHS.ranking : getWeekAddress(PATHS.ranking, number)}
          variant="primary"
        >
          {gamesCopy.seeRanking}
        </LinkButton>
        {next ? (
          <button
            type="button"
            className="link wrap-anywhere underline decoration-2 underline-offset-link"
            onClick={() => onSelect(next.number)}
          >
            {gamesCopy.goToWeek(getWeekName(next))} <Icon name="arrow" size={18} />
          </button>
        ) : null}
      </ActionsRow>
    </StatusNotice>
  );
}
