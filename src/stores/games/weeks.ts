/** The weeks, the one being played and the one on show (spec §3, §4). */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { PredictionsByWeek, Week } from '../../domain/types.ts';
import { chooseCurrentWeek, getVisibleWeeks } from '../../domain/weeks.ts';
import type { AsyncStatus } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { createStableComputed, haveSameItems, reuseEqualItems } from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';

/** The weeks as signals. */
export interface WeeksStore {
  /** Stays `ready` when a later load fails. */
  status: ReadonlySignal<AsyncStatus>;
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
  const status = signal<AsyncStatus>('idle', { name: 'weeks.status' });
  const all = signal<readonly Week[]>([], { name: 'weeks.all' });
  const current = signal<number | null>(null, { name: 'weeks.current' });
  const betDays = signal('', { name: 'weeks.betDays' });
  const chosen = signal<number | null>(null, { name: 'weeks.chosen' });
  let serverAnswer: number | null = null;
  const latest = createLatest();

  const visible = createStableComputed(
    () => getVisibleWeeks(all.value, current.value, predictions.value),
    haveSameItems,
  );
  const selected = computed(() => {
    const numbers = visible.value.map(({ number }) => number);
    const wanted = [chosen.value, current.value].find((one) => one !== null && numbers.includes(one));
    return wanted ?? numbers[0] ?? null;
  });

  return {
    status,
    all,
    current,
    betDays,
    visible,
    selected,
    find: (number) => all.value.find((week) => week.number === number) ?? null,
    async load(options) {
      const request = latest.next();
      if (status.value !== 'ready') status.value = 'loading';
      const [list, answer] = await Promise.allSettled([api.weeks(options), api.currentWeek(options)]);
      if (request.aborted) return { currentFailure: null };
      batch(() => {
        if (answer.status === 'fulfilled') {
          serverAnswer = answer.value.number;
          betDays.value = answer.value.betDays;
        }
        if (list.status === 'fulfilled') {
          all.value = reuseEqualItems(all.value, list.value, ({ number }) => number);
          current.value = chooseCurrentWeek(all.value, serverAnswer, time.read());
          status.value = 'ready';
        } else if (status.value !== 'ready') {
          status.value = 'failed';
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
      latest.next();
      serverAnswer = null;
      batch(() => {
        status.value = 'idle';
        all.value = [];
        current.value = null;
        betDays.value = '';
        chosen.value = null;
      });
    },
  };
}
