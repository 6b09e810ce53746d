/**
 * A list of recipes that play one after another. It is in the tab's storage, because each recipe may reload the page, and
 * because the cabina and the app in its frame share the storage.
 */
import { BASE, decodeOrKeep } from '../../../mock-server/lib/address.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { findRecipeId } from '../../links/follow.ts';
import { splitLink, trimValue } from '../../links/fragment.ts';
import { isWriting } from '../../panel/shortcuts.ts';
import type { Simulator } from '../../simulator.ts';
import { isInCabina } from '../../ui/mount.ts';
import { speedOfTab } from '../autoplay/pace.ts';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner } from '../runner/runner.ts';

export const PLAYLIST_SPEEDS = [1, 2, 3, 4] as const;
const SPEEDS: readonly number[] = [...PLAYLIST_SPEEDS, 0.5];

/** Returns the speed that the button “Ritmo” sets after `speed`: the next one, and the first after the last. */
export const getNextSpeed = (speed: number) => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

const EMPTY_LIST = {
  ids: [] as string[],
  isLoop: false,
  /** Zero-based index of the recipe that plays; null while the list doesn't play. */
  at: null as number | null,
};
export type Playlist = typeof EMPTY_LIST;

const playlistOfTab = createStoredValue('playlist', (stored) => (stored ?? EMPTY_LIST) as Playlist);

export const readPlaylist = playlistOfTab.read;

export const savePlaylist = (change: Partial<Playlist>) =>
  playlistOfTab.write({ ...readPlaylist(), ...change });

/** Delay between the end of a recipe and the start of the next one, at speed 1 (ms). */
const PAUSE_MS = 2_000;

function getNext({ ids, isLoop, at }: Playlist): number | null {
  if (at === null) return null;
  if (at + 1 < ids.length) return at + 1;
  return isLoop ? 0 : null;
}

function playAt(runner: RecipeRunner, at: number): void {
  const id = readPlaylist().ids[at];
  if (id === undefined) return;
  savePlaylist({ at });
  void runner.play(id).catch(() => {});
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

let stopFollowing = () => {};

/** Plays the next recipe of the list when one has ended, or when the user presses N or Page Down. */
export function followPlaylist(runner: RecipeRunner): void {
  stopFollowing();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let followed: string | null = null;
  const follow = (step: StepView) => {
    clearTimeout(timer);
    const list = readPlaylist();
    if (list.at === null) return;
    if (list.ids[list.at] !== step.recipe) {
      // The recipe that the list has just replaced may still send an event. A recipe that the user has started ends the
      // list.
      if (step.recipe !== followed) savePlaylist({ at: null });
      return;
    }
    followed = step.recipe;
    if (!step.isOver) return;
    if (step.isGivenUp || getNext(list) === null) savePlaylist({ at: null });
    else
      timer = setTimeout(() => {
        // The user may have started another recipe during the pause.
        if (runner.playing() === null) playNext(runner);
      }, PAUSE_MS / step.speed);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return;
    const isNext = event.key === 'PageDown' || (event.key.toLowerCase() === 'n' && !isWriting(event));
    if (!isNext || getNext(readPlaylist()) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clearTimeout(timer);
    playNext(runner);
  };
  const stop = new AbortController();
  const stopSteps = runner.onStep(follow);
  stopFollowing = () => {
    clearTimeout(timer);
    stopSteps();
    stop.abort();
  };
  for (const target of isInCabina() ? [window, window.parent] : [window])
    target.addEventListener('keydown', press, { capture: true, signal: stop.signal });
  // The window of the cabina stays when the app's page reloads, so its listener has to be removed.
  window.addEventListener('pagehide', () => stop.abort(), { signal: stop.signal });
}

/** Maximum length of the link of a list (characters), because chat programs cut long URLs. */
const MAX_LIST_LINK = 6_000;

/**
 * Returns a URL that plays the list in any browser. The URL contains each recording, because another browser
 * doesn't have it. Rejects with a Spanish message when the list is empty or too long for a URL.
 */
export async function createListLink(runner: RecipeRunner): Promise<string> {
  const { ids, isLoop } = readPlaylist();
  const speed = speedOfTab.read();
  if (ids.length === 0) throw new Error('La lista está vacía: agrega un recorrido.');
  const links = await Promise.all(ids.map((id) => runner.link(id)));
  const items = links.map((link) => /[?&](?:r|draft)=([^&]+)/.exec(link)?.[1] ?? '');
  const query = [`list=${items.join(',')}`, isLoop && 'loop=1', speed > 1 && `speed=${speed}`];
  const link = `${location.origin}${BASE}/simulador/#sim?${query.filter(Boolean).join('&')}`;
  if (link.length > MAX_LIST_LINK)
    throw new Error('La lista no cabe en un enlace: quita grabaciones, que van completas.');
  return link;
}

/**
 * Makes the list of a link (`#sim?list=…`) the playlist of the tab and plays it. Leaves out unknown recipes and invalid
 * values. Resolves to Spanish sentences that name what was left out; to '' if nothing was.
 */
export async function openListLink({ recipe, recorder }: Simulator, fragment: string): Promise<string> {
  const complaints: string[] = [];
  const unknownItems: string[] = [];
  const list: Playlist = { ids: [], isLoop: false, at: null };
  let speed = 1;
  for (const [name, encoded] of splitLink(fragment)) {
    const text = trimValue(decodeOrKeep(encoded));
    if (name === 'list')
      for (const item of text.split(/[\s,+]+/).filter(Boolean)) {
        const id = findRecipeId(recipe, item);
        if (id !== undefined) list.ids.push(id);
        else if (/^\d+\./.test(item))
          await recorder.mine.open(item).then(
            (id) => list.ids.push(id),
            (reason: unknown) => complaints.push((reason as Error).message),
          );
        else unknownItems.push(item);
      }
    else if (name === 'speed') {
      const chosen = PLAYLIST_SPEEDS.find((offered) => offered === Number(text));
      if (chosen) speed = chosen;
      else complaints.push(`“speed=${text}”: una lista va a ×1, ×2, ×3 o ×4.`);
    } else if (name === 'loop') {
      list.isLoop = text === '1';
      if (text !== '1' && text !== '0') complaints.push(`“loop=${text}”: se espera 1 o 0.`);
    } else if (name !== 'density' && name !== 'go') complaints.push(`Una lista no usa “${name}”.`);
  }
  if (unknownItems.length > 0)
    complaints.push(`No conozco ${unknownItems.map((item) => `“${item}”`).join(', ')}.`);
  if (list.ids.length === 0)
    return ['El enlace no tiene ningún recorrido que se pueda reproducir.', ...complaints].join(' ');
  savePlaylist(list);
  speedOfTab.write(speed);
  startPlaylist(recipe);
  return complaints.length > 0 ? ['La lista se reproduce sin esto.', ...complaints].join(' ') : '';
}
