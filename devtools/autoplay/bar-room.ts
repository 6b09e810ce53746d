/**
 * Keeps the app's controls above a bar at the bottom of the window. `make` shortens the fixed or sticky part that
 * holds the control (a dialog, the send bar) by the height of the bar, or extends the end of the page, so that
 * `scrollIntoView` finds room. `undo` reverts all of it.
 */
export function createBarRoom(bar: HTMLElement) {
  const changed = new Map<HTMLElement, 'bottom' | 'padding-bottom'>();
  return {
    make(control: HTMLElement) {
      // The bar of the cabina is outside the app and covers nothing.
      if (bar.offsetHeight === 0) return;
      let part: HTMLElement | null = control;
      while (part && !/fixed|sticky/.test(getComputedStyle(part).position)) part = part.parentElement;
      const property = part ? 'bottom' : 'padding-bottom';
      const element = part ?? document.body;
      element.style.setProperty(property, `${bar.offsetHeight}px`);
      changed.set(element, property);
    },
    undo() {
      for (const [element, property] of changed) element.style.removeProperty(property);
    },
  };
}
