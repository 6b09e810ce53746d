import * as v from 'valibot';
import { createStoredValue } from '../../lib/stored-value.ts';

/** What gets the focus when the control that had it is gone. */
const PLACES = 'li, section, dialog, [role="tabpanel"]';

const leftFocusSchema = v.object({ name: v.string(), row: v.number() });

/** The control of the panel that had the focus when the page was left: its name, and the place of its row among all. */
const focusOfTab = createStoredValue('focus', (stored) => (v.is(leftFocusSchema, stored) ? stored : null));

/** The focused control and what it is in, from the inside out, and the place of each in its parent. */
type Path = readonly { element: Element; parent: Element | null; index: number }[];

/**
 * Keeps the keyboard where the user was. When the focused control of the panel or of its dialogs is removed or
 * disabled, and nothing else takes the focus, it moves to the row, the part or the section around the control; in a
 * list whose row is gone, to the row that has come in its place. Returns a function that stops it.
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
  const options = { capture: true, signal: stopping.signal };
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, follow, options);
  // A focus that moves inside a shadow tree sends the document no event.
  getRoot(place).addEventListener('focusin', follow, options);
  const leave = () => {
    const control = path[0]?.element;
    // The control may be gone from its row already.
    const row = path.find(({ element }) => element.matches('li'))?.element;
    focusOfTab.write(
      control
        ? { name: getName(control), row: row instanceof HTMLLIElement ? listRows(place).indexOf(row) : -1 }
        : null,
    );
  };
  addEventListener('pagehide', leave, { signal: stopping.signal });
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

/**
 * Gives the focus back after a reload, to the control of the same name; without one, to the row that it was in, or to
 * the selected tab.
 */
export function restoreFocus(place: Element): void {
  const left = focusOfTab.read();
  focusOfTab.write(null);
  if (left === null || document.activeElement !== document.body) return;
  const controls = [...place.querySelectorAll<HTMLElement>('button, input, select, textarea')];
  const control = controls.find((one) => getName(one) === left.name);
  const row = listRows(place)[left.row];
  (control ?? (row && makeFocusable(row)) ?? findSelectedTab(place))?.focus();
}

const listRows = (place: Element) => [...place.querySelectorAll('li')];

function makeFocusable(place: HTMLElement): HTMLElement {
  place.tabIndex = -1;
  return place;
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
    return makeFocusable(left);
  }
  return null;
}
