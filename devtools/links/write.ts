/** Writes links that set a world up anywhere. They travel in the fragment: no server ever sees them. */

import type { MockControl } from '../../mock-server/index.ts';
import { BASE, toRoute } from '../../mock-server/lib/address.ts';
import type { LinkParts } from '../api/links.ts';
import { copy } from '../copy.ts';

const currentRoute = () => toRoute(location.pathname);

/** The address of another tab of this world, in this browser alone. Throws where the browser keeps no worlds. */
export function createTabLink(control: MockControl): string {
  const id = control.world.id();
  if (id === null) throw new Error(copy.tabBlocked);
  return `${location.origin}${BASE}${currentRoute()}${location.search}#sim?tab=${id}`;
}

/** Opens it from a window that the person has just used; throws when the browser refuses. */
export function openTab(control: MockControl, from: Window = window) {
  const opened = from.open(createTabLink(control));
  if (!opened) throw new Error(copy.tabRefused);
  // Otherwise the product would see that another page opened it.
  opened.opener = null;
}

/** The link's address. Rejects when the world does not fit in one; then it has to be exported as a file. */
export async function createLink(control: MockControl, parts?: LinkParts): Promise<string> {
  const route = parts?.route ?? currentRoute();
  const { route: _route, ...rest } = parts ?? {};
  const words = Object.entries(rest).filter(([, value]) => value !== undefined);
  const query =
    words.length > 0
      ? words.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
      : `s=${await control.world.pack()}`;
  return `${location.origin}${BASE}${route}#sim?${query}`;
}
