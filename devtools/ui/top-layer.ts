/**
 * Shows an element above the page. Browsers without popovers (before Chrome 114, Firefox 125 and Safari 17)
 * get the highest z-index.
 */
export function showOnTop(element: HTMLElement) {
  if (typeof element.showPopover !== 'function') {
    element.style.zIndex = '2147483647';
    return;
  }
  element.popover = 'manual';
  element.showPopover();
}
