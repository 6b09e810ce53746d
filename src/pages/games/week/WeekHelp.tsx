import { lateGamesCopy } from '../../../copy/games-late.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStores } from '../../../use-stores.ts';

export function WeekHelp() {
  const { betDays, seasonNumber, shownNumber } = useStores().weeks;
  // The days on which the server takes predictions for the current week, as the server's text. Display only: the app
  // does not close games by these days.
  const hasBetDays = betDays.value.trim() !== '' && seasonNumber.value === shownNumber.value;
  return (
    <p className="mt-8 flex items-center gap-3.5 border-tinta border-y-2 border-dashed py-3.5">
      <Icon name="alert" size={30} />
      <span>
        {lateGamesCopy.help}
        {hasBetDays ? ` ${lateGamesCopy.betDays(betDays.value)}` : null}
      </span>
    </p>
  );
}
