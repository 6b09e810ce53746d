/**
 * Drafts are stored on the device by user and week, `SAVE_DELAY_MS` after the last change, or at once on
 * `drop` and when the page is hidden or left or the player changes. So they survive a reload, a crash and the
 * end of the session. When storage is full or blocked, the drafts stay in memory and are lost when the page
 * unloads.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import {
  type DraftRecord,
  EMPTY_SCORE,
  isBlank,
  isComplete,
  isDraftOver,
  mergeDrafts,
  type Side,
} from '../../domain/drafts.ts';
import type { DraftScore, Id } from '../../domain/types.ts';
import { combineStops, listen } from '../../lib/listen.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { getData } from '../lib/resource.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TimeStore } from '../shell/time.ts';
import type { ToastStore } from '../shell/toast.ts';
import {
  followStoredDrafts,
  getStoredWeeks,
  readDrafts,
  removeDrafts,
  writeDrafts,
} from './draft-storage.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';

export const SAVE_DELAY_MS = 300;

/** Where the last save has put the drafts; `none` before the first save. */
export type SaveState = 'none' | 'stored' | 'memory';

export type DraftsStore = ReturnType<typeof createDraftsStore>;

interface DraftsDeps {
  auth: Pick<AuthStore, 'userId'>;
  games: Pick<GamesStore, 'getForWeek'>;
  predictions: Pick<PredictionsStore, 'getForGame' | 'state'>;
  storage: KeyValueStorage;
  time: Pick<TimeStore, 'read'>;
  toast: Pick<ToastStore, 'show'>;
}

export function createDraftsStore({ auth, games, predictions, storage, time, toast }: DraftsDeps) {
  const saveState = signal<SaveState>('none');
  const isRestored = signal(false);
  const records = signal<ReadonlyMap<number, DraftRecord>>(new Map());
  let owner: Id | null = null;
  const unsaved = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const peekScore = (week: number, gameId: Id) => records.peek().get(week)?.get(gameId)?.score ?? EMPTY_SCORE;

  /** The drafts of this tab, with the newer ones that another tab has stored. */
  const mergeStored = (user: Id, week: number) =>
    mergeDrafts(records.peek().get(week) ?? new Map(), readDrafts(storage, user, week));

  function publish(week: number, record: DraftRecord) {
    records.value = new Map(records.peek()).set(week, record);
  }

  function flush() {
    clearTimeout(timer);
    if (owner === null || unsaved.size === 0) return;
    let result: SaveState = 'stored';
    for (const week of unsaved) {
      const merged = mergeStored(owner, week);
      publish(week, merged);
      if (writeDrafts(storage, owner, week, merged) === 'memory') result = 'memory';
    }
    unsaved.clear();
    if (result === 'memory' && saveState.peek() !== 'memory') {
      toast.show('drafts-in-memory');
    }
    saveState.value = result;
  }

  function clear() {
    batch(() => {
      records.value = new Map();
      saveState.value = 'none';
      isRestored.value = false;
    });
  }

  function syncOwner(): Id | null {
    const id = auth.userId.peek();
    if (id === owner) return id;
    flush();
    owner = id;
    clear();
    return id;
  }

  function open(week: number) {
    const id = syncOwner();
    if (id === null || records.peek().has(week)) return;
    const record = readDrafts(storage, id, week);
    publish(week, record);
    if ([...record.values()].some(({ score }) => !isBlank(score))) isRestored.value = true;
  }

  function write(week: number, changes: readonly (readonly [Id, DraftScore])[]) {
    const record = new Map(records.peek().get(week));
    const now = Math.round(time.read());
    for (const [id, score] of changes) {
      // The timestamp of a changed score is newer than that of the replaced score even when the clock was set
      // back, so that `mergeDrafts` keeps the changed score.
      record.set(id, { score, at: Math.max(now, (record.get(id)?.at ?? 0) + 1) });
    }
    publish(week, record);
    unsaved.add(week);
  }

  function drop(week: number, gameIds: readonly Id[]) {
    syncOwner();
    const filled = gameIds.filter((id) => !isBlank(peekScore(week, id)));
    const changes = filled.map((id) => [id, EMPTY_SCORE] as const);
    if (changes.length === 0) return;
    write(week, changes);
    flush();
  }

  return {
    saveState: saveState as ReadonlySignal<SaveState>,
    isRestored: isRestored as ReadonlySignal<boolean>,
    getScore: (week: number, gameId: Id) => records.value.get(week)?.get(gameId)?.score ?? EMPTY_SCORE,
    open,
    setGoals(week: number, gameId: Id, side: Side, goals: number | null) {
      if (syncOwner() === null) return;
      open(week);
      write(week, [[gameId, { ...peekScore(week, gameId), [side]: goals }]]);
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    drop,
    /** Deletes the drafts of the week that are over (`isDraftOver`), if its games and the predictions are loaded. */
    tidy(week: number) {
      open(week);
      if (predictions.state.peek().status !== 'ready') return;
      const over = (getData(games.getForWeek(week)) ?? []).filter((game) =>
        isDraftOver(game, predictions.getForGame(game.id), time.read()),
      );
      drop(
        week,
        over.map(({ id }) => id),
      );
    },
    count() {
      const id = syncOwner();
      if (id === null) return 0;
      for (const week of getStoredWeeks(storage, id)) {
        if (!records.peek().has(week)) publish(week, readDrafts(storage, id, week));
      }
      return [...records.peek().values()]
        .flatMap((record) => [...record.values()])
        .filter(({ score }) => isComplete(score)).length;
    },
    flush,
    /**
     * Merges the drafts that another tab has stored into the drafts of this tab, without waiting for the
     * `storage` event.
     */
    reread(week: number) {
      const id = syncOwner();
      if (id !== null) publish(week, mergeStored(id, week));
    },
    dismissRestored() {
      isRestored.value = false;
    },
    removeAll(id: Id) {
      clearTimeout(timer);
      unsaved.clear();
      removeDrafts(storage, id);
      if (owner === id) clear();
    },
    start() {
      return combineStops(
        followStoredDrafts(
          storage,
          () => owner,
          (week, theirs) => {
            const record = records.peek().get(week);
            if (record) publish(week, mergeDrafts(record, theirs));
          },
        ),
        listen(document, ['visibilitychange'], () => document.visibilityState === 'hidden' && flush()),
        listen(globalThis, ['pagehide'], flush),
        flush,
      );
    },
  };
}
