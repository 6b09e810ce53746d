export function isInCabina(): boolean {
  try {
    return window.parent !== window && window.parent.document.getElementById('cabina') !== null;
  } catch {
    // Access to the parent document throws when the page is in a frame of another origin.
    return false;
  }
}
