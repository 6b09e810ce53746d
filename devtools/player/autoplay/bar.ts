import { mount } from '../../ui/mount.ts';
import styles from '../../ui/simulator.css?inline';

/**
 * Opens a bar at the bottom of the window, below `before` if there is any. `makeRoom` keeps a control of the app above
 * the bar: it shortens the fixed or sticky element that holds the control (a dialog, the send bar) by the height of the
 * bar, or extends the end of the page, so that `scrollIntoView` finds room. `close` reverts all of it.
 */
export function openBar(className: string, ...before: Element[]) {
  const { host, root, show } = mount('simulator-show', styles);
  show();
  const bar = document.createElement('div');
  bar.className = className;
  root.append(...before, bar);
  const changed = new Map<HTMLElement, 'bottom' | 'padding-bottom'>();
  return {
    host,
    element: bar,
    makeRoom(control: HTMLElement) {
      // The bar of the cabina is outside the app and covers nothing.
      if (bar.offsetHeight === 0) return;
      let box: HTMLElement | null = control;
      while (box && !/fixed|sticky/.test(getComputedStyle(box).position)) box = box.parentElement;
      const property = box ? 'bottom' : 'padding-bottom';
      const element = box ?? document.body;
      element.style.setProperty(property, `${bar.offsetHeight}px`);
      changed.set(element, property);
    },
    close() {
      host.remove();
      for (const [element, property] of changed) element.style.removeProperty(property);
    },
  };
}
