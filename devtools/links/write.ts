/** Links carry the world in the URL fragment, which browsers never send to a server. */

import type { MockControl } from '../../mock-server/index.ts';
import { BASE, toRoute } from '../../mock-server/lib/address.ts';

/** Returns the link to the cabina, with the app in a phone frame, that opens what a link to a page of the app opens. */
export function toCabinaLink(link: string): string {
  const { origin, pathname, search, hash } = new URL(link, location.href);
  const go = `#sim?go=${encodeURIComponent(toRoute(pathname) + search)}&`;
  return `${origin}${BASE}/simulador/${hash.replace('#sim?', go)}`;
}

/** Leaves the page for the cabina, which shows this world and this page of the app in its frame. */
export const openCabina = () => location.assign(toCabinaLink(`${location.pathname}${location.search}#sim?`));

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
 * The description of a bug in Jira has at most 32,767 characters, and browsers show long addresses up to about
 * that length.
 */
const MAX_LINK_LENGTH = 30_000;

export async function createLink({ world }: MockControl): Promise<string> {
  const link = `${location.origin}${BASE}${getCurrentRoute()}#sim?s=${await world.pack()}`;
  if (link.length > MAX_LINK_LENGTH)
    throw new Error('El mundo no cabe en un enlace: usa Ramas → Exportar y comparte el archivo.');
  return link;
}
