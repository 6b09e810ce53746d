import { formatDay, formatHour } from '../../../copy/format.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { lazyParts } from '../lazy/lazy-parts.ts';
import { StatusNotice } from './StatusNotice.tsx';

/** Says when the first game of the week opens, and offers a reminder of its cut-off. */
export function UnopenedWeek() {
  const { shownWeek } = useStores();
  const opening = shownWeek.firstOpening.value;
  const { current: parts } = useLazy(lazyParts);
  if (opening === null) return null;
  return (
    <StatusNotice
      isSmall
      card="stopwatch"
      title={gamesCopy.allNextTitle(formatDay(opening))}
      text={gamesCopy.allNextText(formatHour(opening))}
    >
      {parts ? <parts.UnopenedReminder /> : null}
    </StatusNotice>
  );
}
