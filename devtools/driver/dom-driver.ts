/**
 * The gestures in the page itself, by Testing Library's queries and user-event: what is named is found as assistive
 * technology would find it, in the dialog on top where one stands.
 */
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Driver, namedSight, namedTarget, type Sight, type Target } from './driver.ts';

/** How the gestures are done. Durations in ms. */
export interface DomDriverOptions {
  /** Called before something is pressed or written into; the ghost cursor goes there. */
  touch?: (element: HTMLElement) => Promise<void>;
  /** Between two keys; null for none. */
  keyDelay?: () => number | null;
  /** How a pause is made; there are none by default. */
  wait?: (ms: number) => Promise<void>;
  /** How long to look for something before giving up. */
  patience?: number;
}

const BASE = '/lmx';
const PATIENCE = 10_000;
const LOOK_AGAIN = 30;
const FIELDS = 'input, select, textarea';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const fits = (asked: string | RegExp, found: string) =>
  typeof asked === 'string' ? found.includes(plain(asked)) : asked.test(found);

/** The dialog on top, which takes everything while it stands; otherwise the page. */
function scope(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[data-modal]');
  return dialogs[dialogs.length - 1] ?? document.body;
}

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

function findAll({ role, name }: Target): HTMLElement[] {
  if (role) return queryAllByRole(scope(), role, { name });
  return queryAllByLabelText<HTMLElement>(scope(), name, { selector: FIELDS }).filter(isShown);
}

const find = (target: Target) => findAll(target).filter(isEnabled)[target.nth ?? 0] ?? null;

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => plain(document.getElementById(id)?.textContent))
    .join(' ');

const saysWrong = (label: string, says: string | RegExp) =>
  findAll({ name: label }).some(
    (field) => field.getAttribute('aria-invalid') === 'true' && fits(says, descriptionOf(field)),
  );

function isSeen(sight: Sight): boolean {
  if ('modal' in sight) return document.querySelector(`[data-modal="${sight.modal}"]`) !== null;
  if ('trivia' in sight)
    return document.querySelector(`[data-modal="trivia"][data-state="${sight.trivia}"]`) !== null;
  if ('text' in sight) return fits(sight.text, plain(scope().innerText ?? scope().textContent));
  if ('target' in sight) return findAll(sight.target)[sight.target.nth ?? 0] !== undefined;
  if ('field' in sight) return saysWrong(sight.field, sight.says);
  if ('route' in sight)
    return decodeURI(location.pathname).replace(/\/$/, '') === `${BASE}${sight.route}`.replace(/\/$/, '');
  if ('progress' in sight)
    return document.querySelector(`[role="progressbar"][aria-valuenow="${sight.progress}"]`) !== null;
  return document.querySelectorAll(`[data-game][data-state="${sight.games}"]`).length === sight.count;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes the driver of this page. */
export function createDomDriver(options: DomDriverOptions = {}): Driver {
  const {
    touch = async () => {},
    keyDelay = () => null,
    wait = async () => {},
    patience = PATIENCE,
  } = options;
  const hands = () => userEvent.setup({ document, delay: keyDelay() });

  async function until<Found>(look: () => Found, complaint: () => string): Promise<NonNullable<Found>> {
    const end = performance.now() + patience;
    for (;;) {
      const found = look();
      if (found) return found;
      if (performance.now() > end) throw new Error(complaint());
      await pause(LOOK_AGAIN);
    }
  }

  async function reach(target: Target): Promise<HTMLElement> {
    const complaint = () => `No encontré ${namedTarget(target)} en la pantalla.`;
    await touch(await until(() => find(target), complaint));
    // The screen may have been drawn again while the cursor was on its way.
    return until(() => find(target), complaint);
  }

  return {
    async go(route) {
      history.pushState(null, '', `${BASE}${route}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    async click(target) {
      const element = await reach(target);
      await hands().click(element);
    },
    async type(target, text) {
      const element = await reach(target);
      const user = hands();
      await user.clear(element);
      if (text) await user.type(element, text);
    },
    async choose(target, option) {
      const element = await reach(target);
      await until(
        () => [...(element as HTMLSelectElement).options].some(({ text }) => plain(text) === option),
        () => `${namedTarget(target)} no ofrece “${option}”.`,
      );
      await hands().selectOptions(element, option);
    },
    async see(sight) {
      await until(
        () => isSeen(sight),
        () => `No apareció ${namedSight(sight)}.`,
      );
    },
    wait,
  };
}
