import type { MockControl } from '../../api.ts';
import type { PlayedApp } from '../app.ts';

const TURN_MS = 50;
/** After 6 s the page counts as loaded. */
const MAX_TURNS = 120;

/**
 * Waits until the page has loaded: a person acts on a page that has, and a recording that begins with a fault would
 * otherwise stop the page's first calls. The wait checks the page every 50 ms, which is a turn. `calmTurns`: the number
 * of turns for which the heading of the page must be there without a call. `callTurns`: after this number of turns, the
 * calls that are still under way are ignored.
 */
export async function waitForApp(
  { net }: MockControl,
  app: PlayedApp,
  calmTurns = 6,
  callTurns = MAX_TURNS,
  isOver = () => false,
): Promise<void> {
  if (!app.hasPage()) return;
  const isCalling = () => net.pending().length > net.held().length;
  for (let turn = 0, calm = 0; turn < MAX_TURNS && calm < calmTurns && !isOver(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    calm = app.isPageShown() && (turn >= callTurns || !isCalling()) ? calm + 1 : 0;
  }
}
