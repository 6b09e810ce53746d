/** The fragment `#sim` alone opens the panel, and leaves the world and the recipe that plays as they are. */
const PANEL = /^#sim\/?$/i;

/** Removes the fragment from the address if it opens the panel, and returns whether it does. */
export function takePanelFragment(): boolean {
  if (!PANEL.test(location.hash)) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
