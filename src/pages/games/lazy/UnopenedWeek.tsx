import { formatDay, formatHour } from '../../../copy/format.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { useStores } from '../../../use-stores.ts';
import { StatusNotice } from '../week/StatusNotice.tsx';
import { UnopenedReminder } from './WeekReminder.tsx';

/** Says when the first game of the week opens, and offers a reminder of its cut-off. */
export function UnopenedWeek() {
  const { shownWeek } = useStores();
  const opening = shownWeek.firstOpening.value;
  if (opening === null) return null;
  return (
    <StatusNotice
      isSmall
      card="stopwatch"
      title={gamesCopy.allNextTitle(formatDay(opening))}
      text={gamesCopy.allNextText(formatHour(opening))}
    >
      <UnopenedReminder />
    </StatusNotice>
  );
}
