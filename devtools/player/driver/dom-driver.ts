import { fireEvent, queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { BASE } from '../../../mock-server/lib/address.ts';
import { isHydrated } from '../../../mock-server/lib/hydration.ts';
import { DIALOG_TITLES } from '../../copy/dialogs.ts';
import { collapseSpaces } from '../../lib/format.ts';
import {
  DISMISSABLE,
  type Driver,
  findDialog,
  prefersReducedMotion,
  type ScreenExpectation,
  SUMMARY,
  type Target,
} from './driver.ts';

const LOOK_AGAIN_MS = 30;
const MAX_WRITES = 3;
const WRITE_TIMEOUT_MS = 500;

export function createDomDriver({
  touch = async (_element: HTMLElement) => {},
  betweenKeys = async () => {},
  /** Runs before each gesture that may leave the page. */
  onLeave = () => {},
  onSeen = (_screen: ScreenExpectation) => {},
  wait = async (_ms: number) => {},
  timeoutMs = 10_000,
} = {}): Driver {
  async function until<Value>(look: () => Value, complaint: string, ms = timeoutMs) {
    let remaining = ms;
    let last = performance.now();
    for (;;) {
      const value = look();
      if (value) return value;
      if (remaining < 0) throw new Error(complaint);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      const now = performance.now();
      // The browser throttles background tabs, so the time in a hidden tab doesn't count towards the timeout.
      if (!document.hidden) remaining -= now - last;
      last = now;
    }
  }

  async function reach(target: Target): Promise<HTMLElement> {
    const complaint = `No encontré ${describeTarget(target)} en la pantalla.`;
    await touch(await until(() => findTarget(target), complaint));
    // React may have replaced the element while the cursor moved.
    return until(() => findTarget(target), complaint);
  }

  return {
    async go({ route }) {
      onLeave();
      history.pushState(null, '', `${BASE}${route}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    async click({ target }) {
      const element = await reach(target);
      onLeave();
      pressOn(element);
    },
    async type({ target, text }) {
      for (let count = 1; count <= MAX_WRITES; count += 1) {
        const field = (await reach(target)) as HTMLInputElement;
        await writeInto(field, text, betweenKeys);
        // The last digit of a confirmation code sends the form, which removes the field.
        const isWritten = () => field.value === text || !field.isConnected;
        if (await until(isWritten, '', WRITE_TIMEOUT_MS).catch(() => false)) return;
      }
      throw new Error(`${describeTarget(target)} no se quedó con “${text}”.`);
    },
    async choose({ target, option }) {
      const list = (await reach(target)) as HTMLSelectElement;
      const findOption = () => [...list.options].find(({ text }) => collapseSpaces(text) === option);
      const { value } = await until(findOption, `${describeTarget(target)} no ofrece “${option}”.`);
      moveFocus(list);
      fireEvent.input(list, { target: { value } });
      fireEvent.change(list);
    },
    async dismiss() {
      const dialog = await until(
        () => [...document.querySelectorAll(DISMISSABLE)].at(-1),
        'No hay nada abierto que cerrar.',
      );
      onLeave();
      fireEvent.keyDown(dialog, { key: 'Escape' });
      fireEvent.keyUp(dialog, { key: 'Escape' });
    },
    async see({ screen }) {
      await until(() => isSeen(screen), `No apareció ${describeScreen(screen)}.`);
      onSeen(screen);
    },
    wait: ({ ms }) => wait(ms),
  };
}

const FIELDS = 'input, select, textarea';

const matches = (asked: string | RegExp, text: string) =>
  typeof asked === 'string' ? text.includes(collapseSpaces(asked)) : asked.test(text);

const getScope = () => findDialog(document) ?? document.body;

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

function findAll({ role, name }: Target): HTMLElement[] {
  if (role === SUMMARY)
    return [...getScope().querySelectorAll('summary')].filter(({ textContent }) =>
      matches(name, collapseSpaces(textContent)),
    );
  if (role) return queryAllByRole(getScope(), role, { name });
  return queryAllByLabelText<HTMLElement>(getScope(), name, { selector: FIELDS }).filter(isShown);
}

export const findEnabled = (target: Target): HTMLElement[] => findAll(target).filter(isEnabled);

export function findTarget(target: Target): HTMLElement | null {
  const element = findEnabled(target)[target.nth ?? 0];
  // React ignores the driver's gestures on an element that isn't hydrated.
  return element && isHydrated(element) ? element : null;
}

const readDescription = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => collapseSpaces(document.getElementById(id)?.textContent))
    .join(' ');

const hasError = (label: string, error: string | RegExp) =>
  findAll({ name: label }).some(
    (field) => field.getAttribute('aria-invalid') === 'true' && matches(error, readDescription(field)),
  );

function isSeen(screen: ScreenExpectation): boolean {
  if ('modal' in screen) return document.querySelector(`[data-modal="${screen.modal}"]`) !== null;
  if ('trivia' in screen)
    return document.querySelector(`[data-modal="trivia"][data-state="${screen.trivia}"]`) !== null;
  if ('text' in screen)
    return matches(screen.text, collapseSpaces(getScope().innerText ?? getScope().textContent));
  if ('target' in screen) return findAll(screen.target)[screen.target.nth ?? 0] !== undefined;
  if ('field' in screen) return hasError(screen.field, screen.error);
  if ('route' in screen)
    return decodeURI(location.pathname).replace(/\/$/, '') === `${BASE}${screen.route}`.replace(/\/$/, '');
  if ('progress' in screen)
    return document.querySelector(`[role="progressbar"][aria-valuenow="${screen.progress}"]`) !== null;
  return document.querySelectorAll(`[data-game][data-state="${screen.games}"]`).length === screen.count;
}

function findText(text: string | RegExp, place: Element = getScope()): Element {
  const inner = [...place.children].find((child) => matches(text, collapseSpaces(child.textContent)));
  return inner ? findText(text, inner) : place;
}

function findSeen(screen: ScreenExpectation): Element | null {
  if ('text' in screen) return findText(screen.text);
  if ('target' in screen) return findAll(screen.target)[screen.target.nth ?? 0] ?? null;
  if ('field' in screen) return findAll({ name: screen.field })[0] ?? null;
  if ('games' in screen) return document.querySelector(`[data-game][data-state="${screen.games}"]`);
  return null;
}

function isUnderPill({ left, top, right, bottom }: DOMRect): boolean {
  const pill = document.getElementById('simulator')?.shadowRoot?.querySelector('.pill');
  const box = pill?.getBoundingClientRect();
  return box !== undefined && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

export function reveal(screen: ScreenExpectation, isAtOnce = prefersReducedMotion()): void {
  const seen = findSeen(screen);
  if (!seen || seen === document.body) return;
  const box = seen.getBoundingClientRect();
  const { top, bottom } = box;
  if (top >= innerHeight * 0.1 && bottom <= innerHeight * 0.8 && !isUnderPill(box)) return;
  const isTall = bottom - top > innerHeight * 0.7;
  // jsdom has no `scrollIntoView`, hence the optional call.
  seen.scrollIntoView?.({ block: isTall ? 'start' : 'center', behavior: isAtOnce ? 'auto' : 'smooth' });
}

const ROLES: Readonly<Record<string, string>> = {
  button: 'el botón',
  checkbox: 'la casilla',
  heading: 'el título',
  link: 'el enlace',
  [SUMMARY]: 'el desplegable',
  tab: 'la pestaña',
};

const describeTarget = ({ role, name, nth = 0 }: Target) =>
  `${role ? (ROLES[role] ?? role) : 'el campo'} “${name}”${nth > 0 ? ` (${nth + 1})` : ''}`;

/** Describes a screen in Spanish, a dialog by its title. */
export function describeScreen(screen: ScreenExpectation): string {
  if ('modal' in screen) return `el diálogo “${DIALOG_TITLES[`modal/${screen.modal}`] ?? screen.modal}”`;
  if ('trivia' in screen) return `el diálogo “${DIALOG_TITLES[`trivia/${screen.trivia}`] ?? screen.trivia}”`;
  if ('text' in screen) return `el texto “${screen.text}”`;
  if ('target' in screen) return describeTarget(screen.target);
  if ('field' in screen) return `“${screen.error}” en el campo ${screen.field}`;
  if ('route' in screen) return `la dirección ${screen.route}`;
  if ('progress' in screen) return `la barra en ${screen.progress} %`;
  return `${screen.count} partidos en ${screen.games}`;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Moves the focus, or removes it. A browser window in the background moves the focus without focus events, so
 * `moveFocus` dispatches the events.
 */
function moveFocus(to: HTMLElement | null): void {
  const before = document.activeElement as HTMLElement | null;
  if (to === before) return;
  const events: Event[] = [];
  const listen = (event: Event) => events.push(event);
  const types = ['focus', 'blur'];
  for (const type of types) document.addEventListener(type, listen, true);
  if (to) to.focus({ preventScroll: true });
  else before?.blur();
  for (const type of types) document.removeEventListener(type, listen, true);
  if (events.length > 0) return;
  if (before && before !== document.body) {
    fireEvent.blur(before, { relatedTarget: to });
    fireEvent.focusOut(before, { relatedTarget: to });
  }
  if (to && document.activeElement === to) {
    fireEvent.focus(to, { relatedTarget: before });
    fireEvent.focusIn(to, { relatedTarget: before });
  }
}

export function pressOn(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, detail: 1 };
  const pointer = { ...at, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  fireEvent.pointerDown(element, pointer);
  if (fireEvent.mouseDown(element, at)) moveFocus(element.closest<HTMLElement>(FOCUSABLE));
  fireEvent.pointerUp(element, pointer);
  fireEvent.mouseUp(element, at);
  fireEvent.click(element, at);
}

async function writeInto(field: HTMLInputElement, text: string, betweenKeys: () => Promise<void>) {
  const press = (key: string, value: string, edit: InputEventInit) => {
    if (fireEvent.keyDown(field, { key })) fireEvent.input(field, { target: { value }, ...edit });
    fireEvent.keyUp(field, { key });
  };
  moveFocus(field);
  if (field.value !== '') press('Delete', '', { inputType: 'deleteContentBackward' });
  for (const letter of text) {
    await betweenKeys();
    press(letter, field.value + letter, { inputType: 'insertText', data: letter });
  }
}
