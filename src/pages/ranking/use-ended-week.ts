import { useEffect } from 'react';
import type { Week } from '../../domain/types.ts';
import { isBeforeJoining } from '../../domain/weeks.ts';
import type { ShownRanking } from '../../stores/ranking/ranking-table.ts';
import { useStores } from '../../use-stores.ts';
import { isDayOne } from './day-one.ts';
import { onFirstSign } from './on-first-sign.ts';

/**
 * The week that has ended, while the table is that of the current week and nobody has points in it; otherwise null.
 * Loads the player's place in the ended week at the first sign of the player, as the games (`use-games-later.ts`).
 */
export function useEndedWeek(table: ShownRanking | null): Week | null {
  const { auth, positions, predictions, weeks } = useStores();
  const week = table?.choice.week ?? null;
  const isOfCurrent = week === weeks.currentNumber.value && !weeks.isCurrentGuessed.value;
  const before = table && week !== null && isOfCurrent && isDayOne(table) ? weeks.find(week - 1) : null;
  const ended = before && !isBeforeJoining(before, auth.user.value?.createdAt ?? null) ? before : null;
  const sentWeek = ended && predictions.getForWeek(ended.number).length > 0 ? ended.number : null;

  useEffect(() => {
    if (sentWeek !== null) return onFirstSign(() => void positions.ensure([sentWeek]));
  }, [positions, sentWeek]);

  return ended;
}
