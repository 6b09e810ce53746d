/** Whether this page stands in the frame of the cabina, which has a panel of its own. */
export function isInCabina(): boolean {
  try {
    return window.parent !== window && window.parent.document.getElementById('cabina') !== null;
  } catch {
    // Framed by a stranger.
    return false;
  }
}
