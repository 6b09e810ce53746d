import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import {
  type DraftRecord,
  EMPTY_SCORE,
  isBlank,
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
import { createDraftSaver } from './draft-saver.ts';
import { followStoredDrafts, getStoredWeeks, readDrafts, removeDrafts } from './draft-storage.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';

const NO_GAMES: ReadonlySet<Id> = new Set();

export type DraftsStore = ReturnType<typeof createDraftsStore>;

interface DraftsDeps {
  auth: Pick<AuthStore, 'userId'>;
  games: Pick<GamesStore, 'getForWeek'>;
  predictions: Pick<PredictionsStore, 'getForGame' | 'state'>;
  storage: KeyValueStorage;
  time: Pick<TimeStore, 'read'>;
  toast: Pick<ToastStore, 'show'>;
}

/**
 * Drafts are stored on the device by user and week, `SAVE_DELAY_MS` after the last change, or at once before a send, on
 * `drop`, and when the page is hidden or left or the player changes. So they survive a reload, a crash and the
 * end of the session. When storage is full or blocked, the drafts stay in memory and are lost when the page
 * unloads.
 */
export function createDraftsStore({ auth, games, predictions, storage, time, toast }: DraftsDeps) {
  const records = signal<ReadonlyMap<number, DraftRecord>>(new Map());
  const restoredIds = signal(NO_GAMES);
  const openedWeeks = new Set<number>();
  let owner: Id | null = null;

  const peekRecord = (week: number): DraftRecord => records.peek().get(week) ?? new Map();
  const peekScore = (week: number, gameId: Id) => peekRecord(week).get(gameId)?.score ?? EMPTY_SCORE;

  function publish(week: number, record: DraftRecord) {
    records.value = new Map(records.peek()).set(week, record);
  }

  const saver = createDraftSaver({ getOwner: () => owner, peekRecord, publish, storage, toast });

  function clear() {
    batch(() => {
      records.value = new Map();
      openedWeeks.clear();
      saver.reset();
      restoredIds.value = NO_GAMES;
    });
  }

  function syncOwner(): Id | null {
    const id = auth.userId.peek();
    if (id === owner) return id;
    saver.flush();
    owner = id;
    clear();
    return id;
  }

  /** Returns the record of a week, which is read from the device the first time. */
  function load(week: number): DraftRecord {
    const id = syncOwner();
    if (id !== null && !records.peek().has(week)) publish(week, readDrafts(storage, id, week));
    return peekRecord(week);
  }

  /** Reads the drafts of a week that is shown. The first time, notes which games have one (`restoredIds`). */
  function open(week: number) {
    const record = load(week);
    if (openedWeeks.has(week)) return;
    openedWeeks.add(week);
    const filled = [...record].filter(([, { score }]) => !isBlank(score)).map(([id]) => id);
    if (filled.length > 0) restoredIds.value = new Set([...restoredIds.peek(), ...filled]);
  }

  function change(week: number, changes: readonly (readonly [Id, DraftScore])[]) {
    const record = new Map(peekRecord(week));
    const now = Math.round(time.read());
    for (const [id, score] of changes) {
      // The timestamp of a changed score is newer than that of the replaced score even when the clock was set
      // back, so that `mergeDrafts` keeps the changed score.
      record.set(id, { score, at: Math.max(now, (record.get(id)?.at ?? 0) + 1) });
    }
    publish(week, record);
    saver.saveSoon(week);
  }

  /** A removed draft stays as a blank entry, so that merging with another tab doesn't bring it back (`DraftRecord`). */
  function drop(week: number, gameIds: readonly Id[]) {
    syncOwner();
    const filled = gameIds.filter((id) => !isBlank(peekScore(week, id)));
    const changes = filled.map((id) => [id, EMPTY_SCORE] as const);
    if (changes.length === 0) return;
    change(week, changes);
    saver.flush();
  }

  return {
    saveState: saver.state,
    /** The games whose draft is of an earlier visit, until `dismissRestored`. */
    restoredIds: restoredIds as ReadonlySignal<ReadonlySet<Id>>,
    getScore: (week: number, gameId: Id) => records.value.get(week)?.get(gameId)?.score ?? EMPTY_SCORE,
    open,
    setGoals(week: number, gameId: Id, side: Side, goals: number | null) {
      if (syncOwner() === null) return;
      open(week);
      change(week, [[gameId, { ...peekScore(week, gameId), [side]: goals }]]);
    },
    drop,
    /**
     * Opens the drafts of a week, and deletes the drafts of all weeks that have no use any more (`isDraftOver`), as far
     * as the predictions and the games are loaded.
     */
    tidy(openedWeek: number) {
      open(openedWeek);
      if (owner === null || predictions.state.peek().status !== 'ready') return;
      for (const week of new Set([...records.peek().keys(), ...getStoredWeeks(storage, owner)])) {
        const kickOffs = new Map(getData(games.getForWeek(week))?.map(({ id, kickOff }) => [id, kickOff]));
        const isOver = (id: Id) =>
          isDraftOver(kickOffs.get(id) ?? null, predictions.getForGame(id), time.read());
        drop(week, [...load(week).keys()].filter(isOver));
      }
    },
    flush: saver.flush,
    /**
     * Merges the drafts that another tab has stored into the drafts of this tab, without waiting for the
     * `storage` event.
     */
    reread(week: number) {
      const id = syncOwner();
      if (id !== null) saver.mergeStored(id, week);
    },
    dismissRestored() {
      restoredIds.value = NO_GAMES;
    },
    removeAll(id: Id) {
      if (owner === id) clear();
      removeDrafts(storage, id);
    },
    start() {
      return combineStops(
        followStoredDrafts(
          storage,
          () => owner,
          (week, theirs) => {
            if (records.peek().has(week)) publish(week, mergeDrafts(peekRecord(week), theirs));
          },
        ),
        listen(document, ['visibilitychange'], () => document.visibilityState === 'hidden' && saver.flush()),
        listen(globalThis, ['pagehide'], saver.flush),
        // At the end, stores what is still in memory.
        saver.flush,
      );
    },
  };
}
