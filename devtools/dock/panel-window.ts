/**
 * The panel opens in a Document Picture-in-Picture window, or in a popup where the browser has no such API. A
 * picture-in-picture window closes with its page; a popup survives a reload, and the next page finds it by
 * name.
 */
import { copy } from '../copy.ts';
import type { Away } from '../state/settings.ts';

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

/** Requires a recent user gesture. Rejects when the browser refuses the window. */
export async function requestWindow(): Promise<PanelWindow> {
  const { documentPictureInPicture: floating } = window as Window & {
    documentPictureInPicture?: FloatingWindows;
  };
  if (floating) return { window: await floating.requestWindow(SIZE), kind: 'floating' };
  const opened = window.open('', NAME, `popup,width=${SIZE.width},height=${SIZE.height}`);
  if (!opened) throw new Error(copy.windowRefused);
  return { window: opened, kind: 'window' };
}

export function findWindow(): PanelWindow | null {
  const found = window.open('', NAME);
  if (!found) return null;
  if (found.document.documentElement.dataset[MARK] === NAME) return { window: found, kind: 'window' };
  // No window had the name of the panel's popup, so `window.open` created an empty window.
  found.close();
  return null;
}

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
