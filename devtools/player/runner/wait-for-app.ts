import type { MockControl } from '../../api.ts';
import type { PlayedApp } from '../app.ts';

const TURN_MS = 50;
/** After 6 s the page counts as loaded. */
const MAX_TURNS = 120;

/**
 * Waits until the page has loaded: a person acts on a page that has, and a recording that begins with a fault would
 * otherwise stop the page's first calls. `calmTurns`: how long the heading of the page must be there without a call, in
 * turns of 50 ms. `callTurns`: turns after which calls under way don't count.
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
