import type { MockControl } from '../../api.ts';
import type { PlayedApp } from '../app.ts';

const TURN_MS = 50;
/** The page counts as loaded when its heading was there without a call for 300 ms, and after 6 s at the latest. */
const CALM_TURNS = 6;
const MAX_TURNS = 120;

/**
 * Waits until the page has loaded: a person acts on a page that has, and a recording that begins with a fault would
 * otherwise stop the page's first calls.
 */
export async function waitForApp({ net }: MockControl, app: PlayedApp): Promise<void> {
  if (!app.hasPage()) return;
  const isLoaded = () => app.isPageShown() && net.pending().length === net.held().length;
  for (let turn = 0, calm = 0; turn < MAX_TURNS && calm < CALM_TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    calm = isLoaded() ? calm + 1 : 0;
  }
}
