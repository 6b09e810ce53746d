/** The weeks, the one being played and the one on show (spec §3, §4). */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { PredictionsByWeek, Week } from '../../domain/types.ts';
import { chooseCurrentWeek, visibleWeeks } from '../../domain/weeks.ts';
import { createStableComputed, haveSameItems, reuseEqualItems } from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';

/** How far the loading of something has come; `failed` only while there is nothing to show. */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed';

/** The weeks as signals. */
export interface WeeksStore {
  state: ReadonlySignal<LoadState>;
  all: ReadonlySignal<readonly Week[]>;
  /** Number of the week being played, null until it is known or when there are no weeks. */
  current: ReadonlySignal<number | null>;
  /** Shown as the server sends it. */
  betDays: ReadonlySignal<string>;
  /** The current week and later, and those the user has sent something for. */
  visible: ReadonlySignal<readonly Week[]>;
  /** Number of the week on show: the one chosen, else the current one, else the first visible. */
  selected: ReadonlySignal<number | null>;
  /** The week with this number, or null. Tracked. */
  find(number: number | null): Week | null;
  /**
   * Loads the weeks and the current one together. Rejects when the weeks fail. A failing current week leaves the
   * rule of the spec in its place and is given back, for whoever wants to say it.
   */
  load(options?: CallOptions): Promise<{ currentFailure: unknown }>;
  select(number: number): void;
  /** Back to the current week. */
  resetSelection(): void;
  reset(): void;
}

interface WeeksDeps {
  api: Pick<Api, 'weeks' | 'currentWeek'>;
  time: Pick<TimeStore, 'read' | 'observe'>;
  predictions: ReadonlySignal<PredictionsByWeek>;
}

/** Makes the store. */
export function createWeeksStore({ api, time, predictions }: WeeksDeps): WeeksStore {
  const state = signal<LoadState>('idle', { name: 'weeks.state' });
  const all = signal<readonly Week[]>([], { name: 'weeks.all' });
  const current = signal<number | null>(null, { name: 'weeks.current' });
  const betDays = signal('', { name: 'weeks.betDays' });
  const chosen = signal<number | null>(null, { name: 'weeks.chosen' });
  let serverAnswer: number | null = null;
  let turn = 0;

  const visible = createStableComputed(
    () => visibleWeeks(all.value, current.value, predictions.value),
    haveSameItems,
  );
  const selected = computed(() => {
    const numbers = visible.value.map(({ number }) => number);
    const wanted = [chosen.value, current.value].find((one) => one !== null && numbers.includes(one));
    return wanted ?? numbers[0] ?? null;
  });

  return {
    state,
    all,
    current,
    betDays,
    visible,
    selected,
    find: (number) => all.value.find((week) => week.number === number) ?? null,
    async load(options) {
      turn += 1;
      const mine = turn;
      if (state.value !== 'ready') state.value = 'loading';
      const [list, answer] = await Promise.allSettled([api.weeks(options), api.currentWeek(options)]);
      if (mine !== turn) return { currentFailure: null };
      batch(() => {
        if (answer.status === 'fulfilled') {
          serverAnswer = answer.value.number;
          betDays.value = answer.value.betDays;
        }
        if (list.status === 'fulfilled') {
          all.value = reuseEqualItems(all.value, list.value, ({ number }) => number);
          current.value = chooseCurrentWeek(all.value, serverAnswer, time.read());
          state.value = 'ready';
        } else if (state.value !== 'ready') {
          state.value = 'failed';
        }
      });
      if (list.status === 'rejected') throw list.reason;
      return { currentFailure: answer.status === 'rejected' ? answer.reason : null };
    },
    select(number) {
      chosen.value = number;
    },
    resetSelection() {
      chosen.value = null;
    },
    reset() {
      turn += 1;
      serverAnswer = null;
      batch(() => {
        state.value = 'idle';
        all.value = [];
        current.value = null;
        betDays.value = '';
        chosen.value = null;
      });
    },
  };
}
