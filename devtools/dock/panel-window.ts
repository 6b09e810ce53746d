/**
 * The panel in a window of its own: one that floats over everything where the browser has such, else an ordinary one.
 * A floating window ends with its page; an ordinary one outlives a reload, and the new page finds it by its name.
 */
import { copy } from '../copy.ts';
import type { Away } from '../state/settings.ts';

/** A window with a place for the panel in it. */
export interface PanelWindow {
  window: Window;
  kind: Exclude<Away, 'no'>;
}

interface FloatingWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

const NAME = 'lmxsim-panel';
const SIZE = { width: 420, height: 780 };
const MARK = 'lmxsim';

/** Opens one; has to be called while the browser knows that a person asked for it. Throws where it is refused. */
export async function requestWindow(): Promise<PanelWindow> {
  const { documentPictureInPicture: floating } = window as Window & {
    documentPictureInPicture?: FloatingWindows;
  };
  if (floating) return { window: await floating.requestWindow(SIZE), kind: 'floating' };
  const opened = window.open('', NAME, `popup,width=${SIZE.width},height=${SIZE.height}`);
  if (!opened) throw new Error(copy.windowRefused);
  return { window: opened, kind: 'window' };
}

/** The window that the page before this one left open; null when there is none any more. */
export function findWindow(): PanelWindow | null {
  const found = window.open('', NAME);
  if (!found) return null;
  if (found.document.documentElement.dataset[MARK] === NAME) return { window: found, kind: 'window' };
  // The name was free: the browser has just opened an empty one.
  found.close();
  return null;
}

/** Clears a window and puts the region of the panel in it. */
export function prepareWindow({ window: { document: page } }: PanelWindow): HTMLElement {
  page.title = copy.title;
  page.documentElement.lang = 'es-MX';
  page.documentElement.dataset[MARK] = NAME;
  const region = page.createElement('div');
  region.className = 'sim';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', copy.title);
  page.body.replaceChildren(region);
  page.body.inert = false;
  return region;
}
