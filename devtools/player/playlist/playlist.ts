/**
 * A list of recipes that play one after another. It is in the tab's storage, because each recipe may reload the page,
 * and because the cabina and the app in its frame share the storage.
 */
import type { RecipeRunner, StepView } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { speedOfTab } from './speeds.ts';

export interface Playlist {
  ids: string[];
  /** What an audience reads above the titles of the recipes. */
  name?: string | undefined;
  isLoop: boolean;
  /** The speed of the list alone. Without one, its recipes play at the speed of the tab. */
  speed?: number | undefined;
  /** Zero-based index of the recipe that plays; null while the list doesn't play. */
  at: number | null;
  /** Whether the last recipe of the list has ended, and nothing has been played since. */
  isOver?: boolean;
}

const EMPTY_LIST: Playlist = { ids: [], isLoop: false, at: null };

const playlistOfTab = createStoredValue('playlist', (stored) => (stored ?? EMPTY_LIST) as Playlist);

export const readPlaylist = playlistOfTab.read;

export const savePlaylist = (change: Partial<Playlist>) =>
  playlistOfTab.write({ ...readPlaylist(), ...change });

/** Returns the speed at which the list plays: its own, or else that of the tab. */
export const getListSpeed = ({ speed }: Playlist): number => speed ?? speedOfTab.read();

/** Returns the index of the recipe after the one that plays; null after the last one, or if none plays. */
export function getNext({ ids, isLoop, at }: Playlist): number | null {
  if (at === null) return null;
  if (at + 1 < ids.length) return at + 1;
  return isLoop ? 0 : null;
}

function playAt(runner: RecipeRunner, at: number): void {
  const { ids, speed } = readPlaylist();
  const id = ids[at];
  if (id === undefined) return;
  savePlaylist({ at, isOver: false });
  void runner.play(id, { speed }).catch(() => {});
}

export function startPlaylist(runner: RecipeRunner): void {
  const known = new Set(runner.list().map(({ id }) => id));
  // A recording of the list may have been deleted.
  savePlaylist({ ids: readPlaylist().ids.filter((id) => known.has(id)) });
  playAt(runner, 0);
}

/** Plays the next recipe of the list. Does nothing after the last one, unless the list repeats. */
export function playNext(runner: RecipeRunner): void {
  const next = getNext(readPlaylist());
  if (next !== null) playAt(runner, next);
}

/** Where the recipe of the captions stands in the list. */
export interface ListPlace {
  /** Such as “Recorrido 2 de 5”; empty without a list. */
  words: string;
  /** The name of the list; empty without a list, or without a name. */
  listName: string;
  isPlaying: boolean;
  /** Whether the list has ended with this recipe. */
  isOver: boolean;
  /** The title of the recipe that follows the ended one; null without one. */
  next: string | null;
}

export function getListPlace({ isOver, recipe }: StepView, runner: RecipeRunner): ListPlace {
  const list = readPlaylist();
  const { ids } = list;
  const isPlaying = list.at !== null && ids[list.at] === recipe;
  const isListOver = isOver && list.isOver === true && ids.at(-1) === recipe;
  const place = isListOver ? ids.length : (list.at ?? 0) + 1;
  const following = isOver && isPlaying ? ids[getNext(list) ?? -1] : undefined;
  return {
    listName: isPlaying || isListOver ? (list.name ?? '') : '',
    words: isPlaying || isListOver ? `Recorrido ${place} de ${ids.length}` : '',
    isPlaying,
    isOver: isListOver,
    next: following === undefined ? null : (runner.list().find(({ id }) => id === following)?.title ?? null),
  };
}
