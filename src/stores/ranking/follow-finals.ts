import { effect, untracked } from '@preact/signals-react';
import type { WeekGames } from '../games/games.ts';

/**
 * When the games of the current week are loaded for the first time and the ranking on screen is older than this (ms),
 * it is reloaded, because there may be final scores that it does not count yet.
 */
const STALE_BEFORE_FINALS_MS = 60_000;

interface FinalsDeps {
  /** The games of the current week. Reads their signal. */
  getGames: () => WeekGames;
  /** The age of the ranking on screen (ms). */
  getAge: () => number;
  onNew: () => void;
}

/**
 * Calls `onNew` each time the number of final scores of the current week changes, and once for an old ranking (see
 * `STALE_BEFORE_FINALS_MS`). The returned function ends this.
 */
export function followFinals({ getGames, getAge, onNew }: FinalsDeps): () => void {
  let before: number | null = null;
  return effect(() => {
    const finals = countFinals(getGames());
    const isFirst = before === null;
    const isNew = finals !== null && (isFirst ? getAge() > STALE_BEFORE_FINALS_MS : finals !== before);
    before = finals;
    if (isNew) untracked(onNew);
  });
}

/** Null while the games are not loaded. */
const countFinals = (games: WeekGames): number | null =>
  games.status === 'ready' ? games.data.filter(({ status }) => status === 'final').length : null;
