import { formatDay, formatHour } from '../../../copy/format.ts';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { useStores } from '../../../use-stores.ts';
import type { StatusNotice } from '../week/StatusNotice.tsx';
import { UnopenedReminder } from '../week/WeekReminder.tsx';

/**
 * Says when the first game of the week opens, and offers a reminder of its cut-off. `Notice` comes from the page, whose
 * file of the build has it: imported here, it would go into a file that other pages load.
 */
export function UnopenedWeek({ Notice }: { Notice: typeof StatusNotice }) {
  const { shownWeek } = useStores();
  const opening = shownWeek.firstOpening.value;
  if (opening === null) return null;
  return (
    <Notice
      isSmall
      card="stopwatch"
      title={lateGamesCopy.allNextTitle(formatDay(opening))}
      text={lateGamesCopy.allNextText(formatHour(opening))}
    >
      <UnopenedReminder />
    </Notice>
  );
}
