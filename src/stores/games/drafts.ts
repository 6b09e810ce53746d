/**
 * Drafts are stored on the device by user and week, so they survive a reload, a crash and the end of the
 * session. When storage is full or blocked, they stay in memory.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import {
  type DraftRecord,
  EMPTY_SCORE,
  formatDrafts,
  isBlank,
  isComplete,
  mergeDrafts,
  parseDrafts,
  type Side,
  withGoals,
} from '../../domain/drafts.ts';
import type { DraftScore, Id } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { TimeStore } from '../shell/time.ts';

export const SAVE_DELAY_MS = 300;

export type SaveState = 'none' | 'pending' | 'stored' | 'memory';

export interface DraftsStore {
  saveState: ReadonlySignal<SaveState>;
  isRestored: ReadonlySignal<boolean>;
  getScore(week: number, gameId: Id): DraftScore;
  getForWeek(week: number): ReadonlyMap<Id, DraftScore>;
  open(week: number): void;
  setGoals(week: number, gameId: Id, side: Side, goals: number | null): void;
  drop(week: number, gameIds: readonly Id[]): void;
  count(): number;
  flush(): void;
  /** Merges the drafts that another tab has stored, without waiting for the `storage` event. */
  reread(week: number): void;
  dismissRestored(): void;
  forget(userId: Id): void;
  start(): () => void;
}

interface DraftsDeps {
  storage: KeyValueStorage;
  time: Pick<TimeStore, 'read'>;
  userId: () => Id | null;
  onMemoryOnly?: () => void;
}

function getDraftKey(userId: Id, week?: number): string {
  return `${STORAGE_KEYS.draftPrefix}${encodeURIComponent(userId)}:${week ?? ''}`;
}

function parseDraftKey(key: string, userId: Id): number | null {
  const prefix = getDraftKey(userId);
  if (!key.startsWith(prefix)) return null;
  const week = Number(key.slice(prefix.length));
  return Number.isInteger(week) && week > 0 ? week : null;
}

const NO_DRAFTS: ReadonlyMap<Id, DraftScore> = new Map();

export function createDraftsStore({ storage, time, userId, onMemoryOnly }: DraftsDeps): DraftsStore {
  const saveState = signal<SaveState>('none');
  const isRestored = signal(false);
  const scores = signal<ReadonlyMap<number, ReadonlyMap<Id, DraftScore>>>(new Map(), { name: 'drafts' });
  let owner: Id | null = null;
  let records = new Map<number, DraftRecord>();
  const unsaved = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(week: number, record: DraftRecord) {
    records.set(week, record);
    const old = scores.peek().get(week) ?? NO_DRAFTS;
    const next = new Map<Id, DraftScore>();
    for (const [id, { score }] of record) {
      if (isBlank(score)) continue;
      const before = old.get(id);
      // Equal scores keep their object, so that only the card whose score changed re-renders.
      next.set(id, before && before.home === score.home && before.away === score.away ? before : score);
    }
    scores.value = new Map(scores.peek()).set(week, next);
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (owner === null || unsaved.size === 0) return;
    let result: SaveState = 'stored';
    for (const week of unsaved) {
      const key = getDraftKey(owner, week);
      const merged = mergeDrafts(records.get(week) ?? new Map(), parseDrafts(storage.get(key)));
      publish(week, merged);
      if (storage.set(key, formatDrafts(merged)) === 'memory') result = 'memory';
    }
    unsaved.clear();
    if (result === 'memory' && saveState.peek() !== 'memory') onMemoryOnly?.();
    saveState.value = result;
  }

  function own(): Id | null {
    const id = userId();
    if (id === owner) return owner;
    flush();
    owner = id;
    records = new Map();
    batch(() => {
      scores.value = new Map();
      saveState.value = 'none';
      isRestored.value = false;
    });
    return owner;
  }

  function open(week: number) {
    const id = own();
    if (id === null || records.has(week)) return;
    const record = parseDrafts(storage.get(getDraftKey(id, week)));
    publish(week, record);
    if ((scores.peek().get(week)?.size ?? 0) > 0) isRestored.value = true;
  }

  function write(week: number, changes: readonly (readonly [Id, DraftScore])[]) {
    const record = new Map(records.get(week));
    for (const [id, score] of changes) {
      const before = record.get(id);
      // The timestamp is newer than that of the replaced score even when the clock was set back.
      const at = Math.max(Math.round(time.read()), (before?.at ?? 0) + 1);
      record.set(id, { score, at });
    }
    publish(week, record);
    unsaved.add(week);
  }

  return {
    saveState,
    isRestored,
    getScore: (week, gameId) => scores.value.get(week)?.get(gameId) ?? EMPTY_SCORE,
    getForWeek: (week) => scores.value.get(week) ?? NO_DRAFTS,
    open,
    setGoals(week, gameId, side, goals) {
      if (own() === null) return;
      open(week);
      const score = scores.peek().get(week)?.get(gameId) ?? EMPTY_SCORE;
      batch(() => {
        write(week, [[gameId, withGoals(score, side, goals)]]);
        // The save state of the previous change stays visible until this change is stored.
        if (saveState.peek() === 'none') saveState.value = 'pending';
      });
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    drop(week, gameIds) {
      if (own() === null) return;
      const held = records.get(week);
      const gone = gameIds.filter((id) => held?.has(id) && !isBlank(held.get(id)?.score ?? EMPTY_SCORE));
      if (gone.length === 0) return;
      write(
        week,
        gone.map((id) => [id, EMPTY_SCORE] as const),
      );
      flush();
    },
    count() {
      const id = own();
      if (id === null) return 0;
      for (const key of storage.keys(getDraftKey(id))) {
        const week = parseDraftKey(key, id);
        if (week !== null && !records.has(week)) publish(week, parseDrafts(storage.get(key)));
      }
      return [...scores.peek().values()].flatMap((week) => [...week.values()]).filter(isComplete).length;
    },
    flush,
    reread(week) {
      const id = own();
      if (id === null) return;
      publish(
        week,
        mergeDrafts(records.get(week) ?? new Map(), parseDrafts(storage.get(getDraftKey(id, week)))),
      );
    },
    dismissRestored() {
      isRestored.value = false;
    },
    forget(id) {
      clearTimeout(timer);
      unsaved.clear();
      for (const key of storage.keys(getDraftKey(id))) storage.remove(key);
      if (owner !== id) return;
      records = new Map();
      scores.value = new Map();
      saveState.value = 'none';
      isRestored.value = false;
    },
    start() {
      const onHide = () => {
        if (document.visibilityState === 'hidden') flush();
      };
      document.addEventListener('visibilitychange', onHide);
      globalThis.addEventListener('pagehide', flush);
      const unsubscribe = storage.subscribe((key, value) => {
        const week = owner === null ? null : parseDraftKey(key, owner);
        const record = week === null ? undefined : records.get(week);
        if (week !== null && record) publish(week, mergeDrafts(record, parseDrafts(value)));
      });
      return () => {
        document.removeEventListener('visibilitychange', onHide);
        globalThis.removeEventListener('pagehide', flush);
        unsubscribe();
        flush();
      };
    },
  };
}
