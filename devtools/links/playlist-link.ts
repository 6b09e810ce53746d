/** Links that play a list of recipes: `#sim?list=…`. */
import { BASE } from '../../mock-server/catalogue/address.ts';
import { decodeOrKeep } from '../../mock-server/lib/text.ts';
import type { RecipeRunner, Simulator } from '../api.ts';
import {
  getListSpeed,
  type Playlist,
  readPlaylist,
  savePlaylist,
  startPlaylist,
} from '../player/playlist/playlist.ts';
import { PLAYLIST_SPEEDS } from '../player/playlist/speeds.ts';
import { findRecipeId } from './find-recipe.ts';
import { splitLink, trimValue } from './fragment.ts';
import { FULL_SCREEN } from './write.ts';

/** Maximum length of the name of a list (characters). */
export const MAX_LIST_NAME = 80;

/** What only the cabina uses of such a link. */
const OF_CABINA: ReadonlySet<string> = new Set(['density', 'go', 'full']);

/** Maximum length of the link of a list (characters), because chat programs cut long URLs. */
const MAX_LIST_LINK = 6_000;

/**
 * Returns a URL that plays the list in any browser. The URL contains each recording, because another browser
 * doesn't have it. Rejects with a Spanish message when the list is empty or too long for a URL.
 */
export async function createListLink(runner: RecipeRunner, { isFull = false } = {}): Promise<string> {
  const list = readPlaylist();
  const { ids, isLoop, name } = list;
  const speed = getListSpeed(list);
  if (ids.length === 0) throw new Error('La lista está vacía: agrega un recorrido.');
  const links = await Promise.all(ids.map((id) => runner.link(id)));
  const items = links.map((link) => /[?&](?:r|draft)=([^&]+)/.exec(link)?.[1] ?? '');
  const query = [
    `list=${items.join(',')}`,
    name && `name=${encodeURIComponent(name)}`,
    isLoop && 'loop=1',
    speed !== 1 && `speed=${speed}`,
    isFull && FULL_SCREEN,
  ];
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
  const list: Playlist = { ids: [], isLoop: false, speed: undefined, at: null };
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
      if (chosen) list.speed = chosen;
      else complaints.push(`“speed=${text}”: una lista va a ×0.5, ×1, ×2, ×3 o ×4.`);
    } else if (name === 'loop') {
      list.isLoop = text === '1';
      if (text !== '1' && text !== '0') complaints.push(`“loop=${text}”: se espera 1 o 0.`);
    } else if (name === 'name') list.name = text.slice(0, MAX_LIST_NAME);
    else if (!OF_CABINA.has(name)) complaints.push(`Una lista no usa “${name}”.`);
  }
  if (unknownItems.length > 0)
    complaints.push(`No conozco ${unknownItems.map((item) => `“${item}”`).join(', ')}.`);
  if (list.ids.length === 0)
    return ['El enlace no tiene ningún recorrido que se pueda reproducir.', ...complaints].join(' ');
  savePlaylist(list);
  startPlaylist(recipe);
  return complaints.length > 0 ? ['La lista se reproduce sin esto.', ...complaints].join(' ') : '';
}
