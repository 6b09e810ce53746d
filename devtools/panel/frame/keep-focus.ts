import { createStoredValue } from '../../lib/stored-value.ts';

/** What gets the focus when the control that had it is gone. */
const PLACES = 'li, section, dialog, [role="tabpanel"]';

/** The name of the control of the panel that had the focus when the page was left. */
const focusOfTab = createStoredValue('focus', (stored) => (typeof stored === 'string' ? stored : null));

/** The focused control and what it is in, from the inside out, and the place of each in its parent. */
type Path = readonly { element: Element; parent: Element | null; index: number }[];

/**
 * Keeps the keyboard where the user was. When the focused control of the panel or of its dialogs is removed or disabled, and
 * nothing else takes the focus, it moves to the row, the part or the section around the control; in a list whose row is
 * gone, to the row that has come in its place. Returns a function that stops it.
 */
export function keepFocus(place: Element): () => void {
  let path: Path = [];
  const stopping = new AbortController();
  const follow = (event: Event) => {
    const [target] = event.composedPath();
    const isInside = event.composedPath().includes(place);
    if (event.type === 'focusin' && isInside && target instanceof Element) path = getPath(target, place);
    // A press outside the panel may leave the focus nowhere, without an event.
    else if (!isInside) path = [];
  };
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, follow, { capture: true, signal: stopping.signal });
  addEventListener('pagehide', () => focusOfTab.write(path[0] ? getName(path[0].element) : null), {
    signal: stopping.signal,
  });
  const observer = new MutationObserver(() => {
    const focused = path[0]?.element;
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return;
    const active = getRoot(place).activeElement;
    if (active && active !== document.body && active !== focused) return;
    (findPlace(path) ?? findSelectedTab(place))?.focus();
  });
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    stopping.abort();
  };
}

/** Gives the focus back after a reload, to the control of the same name or, without one, to the selected tab. */
export function restoreFocus(place: Element): void {
  const name = focusOfTab.read();
  focusOfTab.write(null);
  if (name === null || document.activeElement !== document.body) return;
  const controls = [...place.querySelectorAll<HTMLElement>('button, input, select, textarea')];
  (controls.find((control) => getName(control) === name) ?? findSelectedTab(place))?.focus();
}

const getRoot = (place: Element) => place.getRootNode() as Document | ShadowRoot;

const getName = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const findSelectedTab = (place: Element) =>
  place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

function getPath(target: Element, place: Element): Path {
  const path = [];
  for (let element: Element | null = target; element && element !== place; element = element.parentElement) {
    const parent = element.parentElement;
    path.push({ element, parent, index: [...(parent?.children ?? [])].indexOf(element) });
  }
  return path;
}

function findPlace(path: Path): HTMLElement | null {
  for (const { element, parent, index } of path) {
    const rows = element.matches('li') && parent?.isConnected ? parent.children : [];
    const left = element.isConnected ? element : rows[Math.min(index, rows.length - 1)];
    if (!(left instanceof HTMLElement && left.matches(PLACES))) continue;
    left.tabIndex = -1;
    return left;
  }
  return null;
}
