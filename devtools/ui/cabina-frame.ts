export function isInCabina(): boolean {
  try {
    return window.parent !== window && window.parent.document.getElementById('cabina') !== null;
  } catch {
    // Access to the parent's document throws when the parent has another origin.
    return false;
  }
}
