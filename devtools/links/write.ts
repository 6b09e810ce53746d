/** Links carry the world in the URL fragment, which browsers never send to a server. */

import { BASE, toRoute } from '../../mock-server/catalogue/address.ts';
import type { MockControl } from '../../mock-server/index.ts';

/** Converts a link to a page of the app to a link that opens the page in the cabina. */
export function toCabinaLink(link: string): string {
  const { origin, pathname, search, hash } = new URL(link, location.href);
  const go = `#sim?go=${encodeURIComponent(toRoute(pathname) + search)}&`;
  return `${origin}${BASE}/simulador/${hash.replace('#sim?', go)}`;
}

/** Converts the link of a recipe to one that opens it in the cabina, as that of a recording doesn't. */
export const toPlayInCabina = (link: string): string => {
  const { origin, hash } = new URL(link);
  return `${origin}${BASE}/simulador/${hash.replace('&panel=off', '')}`;
};

/** Leaves the page for the cabina, which shows this world and this page of the app in its frame. */
export const openCabina = () => location.assign(toCabinaLink(`${location.pathname}${location.search}#sim?`));

/** With `&save=pictures`, the link of a recipe makes the cabina save the pictures of its steps. */
export const SAVE_PICTURES = 'pictures';

/** With `&full=1`, the link of a recipe or of a list opens the cabina in the layout of its full screen. */
export const FULL_SCREEN = 'full=1';

const getCurrentRoute = () => toRoute(location.pathname) + location.search;

export function createTabLink(control: MockControl): string {
  const id = control.world.id();
  if (id === null)
    throw new Error(
      'El navegador no guarda datos de esta página: el mundo no puede abrirse en otra pestaña.',
    );
  return `${location.origin}${BASE}${getCurrentRoute()}#sim?tab=${id}`;
}

/**
 * Maximum length of a link (characters). Jira's descriptions, and the addresses that browsers show, end at about
 * 32,767.
 */
const MAX_LINK_LENGTH = 30_000;

/** `isPrivate`: see `world.pack`. Such a link has no route of its own, because the world has it. */
export async function createLink({ world }: MockControl, { isPrivate = false } = {}): Promise<string> {
  const route = isPrivate ? '/' : getCurrentRoute();
  const link = `${location.origin}${BASE}${route}#sim?s=${await world.pack({ isPrivate })}`;
  if (link.length > MAX_LINK_LENGTH)
    throw new Error('El mundo no cabe en un enlace: usa Ramas → Exportar y comparte el archivo.');
  return link;
}
