import { getCentreMidnight, WEEK_MS } from '../../domain/centre-time.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import {
  areAllNext,
  DEFAULT_WEEKS_BEFORE,
  getOpening,
  getPredictionWindow,
  isAvailable,
} from '../../domain/window.ts';
import { getData } from '../lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';
import type { GameData } from './game-data.ts';

export type WeekTabState =
  | { kind: 'to-send'; count: number }
  | { kind: 'points'; points: number }
  | { kind: 'sent' }
  | { kind: 'closed' }
  | { kind: 'open' }
  | { kind: 'opens'; at: number }
  | { kind: 'upcoming' };

export interface WeekTab {
  week: Week;
  state: WeekTabState;
}

export function createWeekTabs({ weeks, games, predictions, positions, time }: GameData) {
  /**
   * The earliest possible opening (ms) of a week whose games are not loaded: the opening of a game that
   * starts at midnight (−06:00) of the week's first day.
   */
  const getEarliestOpening = (week: Week) =>
    getCentreMidnight(week.dateStart) - (week.beforeWeeksBet ?? DEFAULT_WEEKS_BEFORE) * WEEK_MS;

  function getState(week: Week): WeekTabState {
    const now = time.now.value;
    const sent = predictions.getForWeek(week.number);
    const loaded = getData(games.getForWeek(week.number)) ?? [];
    const isSent = (id: string) => sent.some(({ gameId }) => gameId === id);
    const open = loaded.filter((game) =>
      isAvailable(game, getPredictionWindow(game, week), isSent(game.id), now),
    ).length;
    if (open > 0) return { kind: 'to-send', count: open };

    const isCounted = sent.length > 0 && sent.every(({ points }) => points !== null);
    if (isCounted && positions.byWeek.value.get(week.number)) {
      return { kind: 'points', points: sumWeek(sent, positions.getScore(week.number)).total };
    }
    if (sent.length > 0) return { kind: 'sent' };
    if (loaded.length > 0) {
      const windows = loaded.map((game) => getPredictionWindow(game, week));
      return areAllNext(windows, now)
        ? { kind: 'opens', at: Math.min(...windows.map(getOpening)) }
        : { kind: 'closed' };
    }
    const opening = getEarliestOpening(week);
    return opening > now ? { kind: 'opens', at: opening } : { kind: 'open' };
  }

  return createStableComputed((): readonly WeekTab[] => {
    let hasOpening = false;
    return weeks.visible.value.map((week) => {
      const state = getState(week);
      if (state.kind !== 'opens') return { week, state };
      // Only the first unopened week shows its opening date. Later weeks are shown as upcoming.
      const isFirst = !hasOpening;
      hasOpening = true;
      return { week, state: isFirst ? state : { kind: 'upcoming' } };
    });
  }, isJsonEqual);
}
