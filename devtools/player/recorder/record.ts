import { queryAllByRole } from '@testing-library/dom';
import { toRoute } from '../../../mock-server/lib/address.ts';
import { disguisePassword } from '../../../mock-server/lib/hash.ts';
import { collapseSpaces } from '../../lib/format.ts';
import { heal } from '../../recipes/actions.ts';
import { describeCalls, type RecordedCall } from '../../recipes/control-calls.ts';
import { type Action, getScreenName, type Target, type TextOrReference } from '../../recipes/recipe.ts';
import type { Simulator } from '../../simulator.ts';
import { findEnabled } from '../driver/dom-driver.ts';
import { DISMISSABLE, findOpenDialog, type ScreenExpectation, SUMMARY } from '../driver/driver.ts';
import { type Field, watchFieldChanges } from './field-changes.ts';
import {
  addAction,
  isJump,
  NOTES,
  type RecordedAction,
  type Recording,
  toTimeExpression,
} from './recording.ts';

const PRESSED = 'button, a[href], summary, [role="tab"], input[type="checkbox"], input[type="radio"]';
const TAB_KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;
/** Time in which a dialog or the menu closes after Escape or a press outside (ms). */
const CLOSING_MS = 100;

const getRoute = () => toRoute(location.pathname);

type Methods = Record<string, (...args: unknown[]) => unknown>;
type Described = RecordedCall | ((result?: unknown) => RecordedCall);
type Describe = (...args: unknown[]) => Described;

/** A call of the control API under way: its place among the recorded actions, and its start in world time (ms). */
type OpenCall = { place: number; at: number; described: Described };

/**
 * Records what is done in the page, and saves the recording after each action. Returns a function that stops it.
 * `isPerson`: whether a user caused an event; by default the gestures of scripts are not recorded.
 */
export function record(
  simulator: Simulator,
  recording: Recording,
  saveRecording: (recording: Recording) => void,
  isPerson = (event: Event) => event.isTrusted,
): () => void {
  const { branch, clock, mail, world } = simulator;
  const stop = new AbortController();
  const { signal } = stop;
  // A dialog that is open before the first action isn't part of the recording.
  let recordedDialog = recording.actions.every(({ action }) => 'note' in action)
    ? getScreenName(findOpenDialog())
    : '';
  /** What the last Escape or click outside may close: a dialog with its name, or the menu. */
  let closing: { element: Element; name: string | null } | null = null;

  const getBranch = () => branch.current().id;
  const save = () => saveRecording(recording);
  const add = (action: RecordedAction['action'], at = clock.now(), label?: string) => {
    const recorded = { action, at, seq: world.cursor(), ...(label && { label }) };
    recording.actions = addAction(recording.actions, recorded);
    save();
  };
  const recordClosing = (at?: number) => {
    if (!closing) return;
    const { element, name } = closing;
    // React may show another dialog in the same element.
    if (element.isConnected && element.getAttribute('data-modal') === name) return;
    // The menu has no name, and the dialog that was recorded last stays open when the menu closes.
    if (name !== null) recordedDialog = '';
    closing = null;
    add({ do: 'dismiss' }, at);
  };
  /** Records the closing at its own time, not at the time of the next action. */
  const recordClosingSoon = () =>
    setTimeout(() => {
      if (!signal.aborted) recordClosing();
    }, CLOSING_MS);
  /**
   * Records the open dialog, unless the same dialog was open at the previous call. Runs only before a recorded
   * action and at the end, so that a dialog that closes by itself (“Enviando…”) is left out.
   */
  const recordDialog = (at?: number): ScreenExpectation => {
    fields.flush();
    recordClosing(at);
    closing = null;
    const screen = findOpenDialog();
    const name = getScreenName(screen);
    if (screen && name !== recordedDialog) add({ do: 'see', screen }, at);
    recordedDialog = name;
    return screen ?? { route: getRoute() };
  };
  const act = (action: Action, label?: string) => {
    recordDialog();
    add(action, undefined, label);
  };
  const press = (element: HTMLElement) => {
    const role = getRole(element);
    const target = withPlace({ role, name: getName(element, role) }, element);
    act({ do: 'click', target }, getLabel(element));
  };

  /** World time after the jump of the last call; null if that call has not jumped. */
  let landing: number | null = null;
  const getLanding = () => landing ?? clock.now();
  const stopTravel = simulator.on('travel', ({ to }) => {
    landing = to;
  });
  const openCalls = new Set<OpenCall>();
  const addCall = (call: OpenCall, result?: unknown) => {
    if (!openCalls.delete(call)) return;
    const { described, place, at } = call;
    const recorded = typeof described === 'function' ? described(result) : described;
    const seq = world.cursor();
    const entries = [recorded].flat().map((action) => {
      if ('note' in action) return { action, at: clock.now(), seq };
      return isJump(action) ? { action, from: at, at: getLanding(), seq } : { action, at, seq };
    });
    recording.actions = recording.actions.toSpliced(place, 0, ...entries);
    for (const other of openCalls) if (other.place >= place) other.place += entries.length;
    recording.branch = getBranch();
    save();
  };
  /** Wraps a method of the control API. After the end of the recording, the wrapper only calls the method. */
  const wrap = (owner: Methods, name: string, describe: Describe) => {
    const original = owner[name] as Methods[string];
    owner[name] = async (...args) => {
      if (signal.aborted) return original(...args);
      let described: Described;
      try {
        described = describe(...args);
      } catch {
        // The call itself rejects invalid arguments with a message of its own.
        return original(...args);
      }
      recordDialog();
      landing = null;
      const call = { place: recording.actions.length, at: clock.now(), described };
      openCalls.add(call);
      try {
        const result = await original(...args);
        addCall(call, result);
        return result;
      } finally {
        openCalls.delete(call);
      }
    };
  };
  for (const [group, methods] of Object.entries(describeCalls(simulator, getLanding)))
    for (const [name, describe] of Object.entries(methods))
      if (describe) wrap(simulator[group as keyof Simulator] as Methods, name, describe as Describe);
  wrap(simulator as unknown as Methods, 'restore', () => [heal(), { control: 'device', mode: 'server' }]);

  /** Returns the element that the user has pressed or typed in, or null. */
  const getUsedElement = (event: Event) =>
    isPerson(event) && event.target instanceof Element ? event.target : null;
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, handle, { capture: true, signal });
  listen('click', (event) => {
    const pressed = getUsedElement(event)?.closest<HTMLElement>(PRESSED);
    if (pressed && !opensElsewhere(pressed)) press(pressed);
    else recordClosingSoon();
  });
  const noteClosing = (selector: string) => {
    // A busy dialog, such as “Enviando…”, can't be dismissed and closes by itself.
    const element = [...document.querySelectorAll(selector)].at(-1);
    if (!element || element.hasAttribute('aria-busy')) return;
    recordDialog();
    closing = { element, name: element.getAttribute('data-modal') };
    recordClosingSoon();
  };
  // At the click, the dialog may already be gone.
  listen('pointerdown', (event) => {
    const used = getUsedElement(event);
    if (used && !used.closest(PRESSED)) noteClosing('[data-modal]');
  });
  listen('keydown', (event) => {
    if (event.key === 'Escape' && getUsedElement(event)) noteClosing(DISMISSABLE);
  });
  // The arrow keys, Home and End select the tab to which they move the focus.
  listen('keyup', (event) => {
    const tab = getUsedElement(event)?.closest<HTMLElement>('[role="tab"]');
    if (tab && TAB_KEYS.test(event.key)) press(tab);
  });
  const toCodeReference = (text: string): TextOrReference => {
    const code = mail.last({ kind: 'code' });
    return code && code.secret === text ? { mail: 'code', to: code.to } : text;
  };
  /** The password of the personas is public. Any other password may be the user's own. */
  const disguise = (text: string) =>
    world.personas().some(({ password }) => password === text) ? text : disguisePassword(text);
  const fields = watchFieldChanges(getFieldTarget, (field, target) => {
    recordDialog();
    if (target.name === '') add(NOTES.unnamedField);
    else if (field instanceof HTMLSelectElement)
      add({ do: 'choose', target, option: collapseSpaces(field.selectedOptions[0]?.text) });
    else {
      const text = isPassword(field) ? disguise(field.value) : toCodeReference(field.value);
      add({ do: 'type', target, text });
    }
  });
  // A password manager and “Escribirlo en la app” of Buzón fill in fields by events that are not trusted.
  const isFilling = (event: Event) => isPerson(event) || simulator.recipe.running() === null;
  // The app changes a score at a key or a paste without an event of its own, and may write another text than was typed.
  for (const type of ['keydown', 'beforeinput', 'paste', 'drop'] as const)
    listen(type, (event) => {
      if (isPerson(event)) fields.expect(event);
    });
  for (const type of ['input', 'change'] as const)
    listen(type, (event) => {
      if (isFilling(event)) fields.notice(event);
    });
  const toLinkReference = (route: string): TextOrReference => {
    const link = mail
      .list({ kind: 'link' })
      .findLast(({ path }) => path !== null && decodeURI(path) === decodeURI(route));
    return link ? { mail: 'link', to: link.to } : route;
  };
  // The browser's Back and Forward buttons. A recipe's `popstate` event isn't trusted, and `pushState` dispatches none.
  listen('popstate', (event) => {
    if (isPerson(event)) act({ do: 'go', route: toLinkReference(getRoute()) });
  });
  // A call that reloads the page never ends, so it is recorded when the user leaves the page.
  listen('pagehide', () => {
    const isByCall = openCalls.size > 0;
    for (const call of openCalls) addCall(call);
    const lastAt = recording.actions.at(-1)?.at ?? recording.startedAt;
    // A time before the last recorded action means that another tab, which shares this world, has jumped back in time.
    if (!isByCall && clock.now() < lastAt) {
      recordDialog(lastAt);
      add({ control: 'goto', time: toTimeExpression(simulator, clock.now()), silent: false, data: true });
    }
    recording.branch = getBranch();
    recording.leftAt = isByCall ? undefined : getRoute();
    save();
  });
  const stopFacts = simulator.on('fact', ({ branched }) => {
    if (branched) recording.branch = branched;
  });
  // If the recording began in an earlier document, records how the user came to this document.
  if (recording.branch !== undefined && recording.branch !== getBranch()) add(NOTES.otherWorld);
  else if (recording.leftAt === getRoute()) add({ control: 'reload' });
  else if (recording.leftAt !== undefined) add({ do: 'go', route: toLinkReference(getRoute()) });
  recording.branch = getBranch();
  recording.leftAt = undefined;
  save();
  return () => {
    stop.abort();
    stopFacts();
    stopTravel();
    recording.end = recordDialog();
  };
}

function getRole(element: Element): string {
  const { type } = element as HTMLInputElement;
  const roles: Record<string, string> = { A: 'link', SUMMARY, INPUT: type };
  return element.getAttribute('role') || roles[element.tagName] || 'button';
}

/** Uses the accessible name, because the text on the screen may differ, for example through `text-transform`. */
function getName(element: HTMLElement, role: string): string {
  if (role === SUMMARY) return collapseSpaces(element.textContent);
  let name = '';
  queryAllByRole(element.parentElement ?? document.body, role, {
    name: (found, candidate) => {
      if (candidate === element) name = found;
      return false;
    },
  });
  return collapseSpaces(name);
}

/**
 * Returns the label of a control as people read it: its `aria-label`, or its texts with a comma between the texts of
 * two boxes, such as “Jornada 8, Abre vie 4 sep”.
 */
function getLabel(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return collapseSpaces(own);
  const texts: string[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) texts.push(`${texts.pop() ?? ''}${child.data}`);
      if (!(child instanceof Element) || child.getAttribute('aria-hidden') === 'true') continue;
      const isBox = !getComputedStyle(child).display.startsWith('inline');
      if (isBox) texts.push('');
      visit(child);
      if (isBox) texts.push('');
    }
  };
  visit(element);
  return texts.map(collapseSpaces).filter(Boolean).join(', ');
}

function withPlace(target: Target & { name: string }, element: HTMLElement): Target {
  const nth = findEnabled(target).indexOf(element);
  return nth > 0 ? { ...target, nth } : target;
}

const getFieldTarget = (field: Field): Target =>
  withPlace(
    { name: collapseSpaces(field.labels?.[0]?.textContent ?? field.getAttribute('aria-label')) },
    field,
  );

/** A shown password is in a field of the type `text`. */
const isPassword = ({ autocomplete, type }: Exclude<Field, HTMLSelectElement>) =>
  type === 'password' || autocomplete.endsWith('-password');

const opensElsewhere = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin);
