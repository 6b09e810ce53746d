import { formatDay } from '../../../copy/format.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { getCentreMidnight } from '../../../domain/centre-time.ts';
import { getGameState, isFillable } from '../../../domain/game-state.ts';
import { sumWeek } from '../../../domain/scoring.ts';
import type { Week } from '../../../domain/types.ts';
import { getFirstOpening, getPredictionWindow } from '../../../domain/window.ts';
import type { Stores } from '../../../stores/index.ts';
import { getData } from '../../../stores/lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../../../stores/lib/structural-sharing.ts';
import type { IconName } from '../../../ui/Icon.tsx';

/** Stands for the games of a week that isn't loaded. */
const NOT_LOADED = { status: 'active' } as const;

export function createWeekTabs({ weeks, games, predictions, positions, time, trivia }: Stores) {
  function getState(week: Week): { note: string; icon?: IconName; isUnopened?: boolean } {
    const now = time.now.value;
    const sent = predictions.getForWeek(week.number);
    const loaded = getData(games.getForWeek(week.number)) ?? [];
    const entries = loaded.map((game) => ({ game, gameWindow: getPredictionWindow(game, week) }));
    // Drafts make no difference to the number, so the games of other weeks need none.
    const toSend = entries.filter(({ game, gameWindow }) => {
      const prediction = predictions.getForGame(game.id);
      return isFillable(getGameState({ game, gameWindow, prediction, draft: null }, now));
    }).length;
    if (toSend > 0) return { note: gamesCopy.tabToSend(toSend) };

    const isCounted = sent.length > 0 && sent.every(({ points }) => points !== null);
    const triviaPoints = trivia.points.value.get(week.number);
    const position = positions.byWeek.value.get(week.number);
    if (isCounted && (position || triviaPoints !== undefined)) {
      const { total } = sumWeek(sent, { triviaPoints, rankingScore: position?.score });
      return { note: gamesCopy.tabPoints(total), icon: 'check' };
    }
    if (sent.length > 0) {
      // Only the games can say whether something is left to send. The weeks before the current one have closed.
      const mayBeOpen = loaded.length === 0 && week.number >= (weeks.currentNumber.value ?? 0);
      return mayBeOpen
        ? { note: gamesCopy.tabSentSome(sent.length) }
        : { note: gamesCopy.tabSent, icon: 'check' };
    }
    // Before the games of the week are loaded, its opening is that of a game at 00:00 (−06:00) of its first day,
    // because no game of the week opens earlier.
    const start = week.dateStart === null ? null : getCentreMidnight(week.dateStart);
    const opening = getFirstOpening(
      loaded.length > 0
        ? entries
        : [{ game: NOT_LOADED, gameWindow: getPredictionWindow({ kickOff: start }, week) }],
    );
    if (opening === null) return { note: gamesCopy.tabUndecided };
    if (now >= opening)
      return loaded.length > 0 ? { note: gamesCopy.tabClosed, icon: 'lock' } : { note: gamesCopy.tabOpen };
    return { note: gamesCopy.tabOpens(formatDay(opening)), icon: 'calendar', isUnopened: true };
  }

  return createStableComputed(() => {
    let hasUnopened = false;
    return weeks.tabWeeks.value.map((week) => {
      const { note, icon, isUnopened = false } = getState(week);
      // Only the first unopened week, in ascending order, shows its opening date. Later weeks are shown as upcoming.
      const isLater = isUnopened && hasUnopened;
      hasUnopened ||= isUnopened;
      const name = getWeekName(week);
      return { id: String(week.number), name, note: isLater ? gamesCopy.tabUpcoming : note, icon };
    });
  }, isJsonEqual);
}
