import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { laterParts } from '../later/lazy-later-parts.ts';

/** Above a week that hasn't opened: the week before, if a ticket of it was sent. Its room is kept while the code loads. */
export function EndedWeekLine() {
  const { predictions, shownWeek, weeks } = useStores();
  const ended = weeks.find((shownWeek.week.value?.number ?? 0) - 1);
  const { current: later } = useLazy(laterParts);
  if (shownWeek.phase.value !== 'before' || !ended || predictions.getForWeek(ended.number).length === 0)
    return null;
  return (
    <div className="mt-6 min-h-13">{later ? <later.EndedWeek week={ended} target="ticket" /> : null}</div>
  );
}
