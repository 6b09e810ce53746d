import { queryAllByRole } from '@testing-library/dom';
import { toRoute } from '../../mock-server/lib/address.ts';
import type { Simulator } from '../api/simulator.ts';
import { getRoutePattern } from '../coverage/catalogue.ts';
import { findEnabled } from '../driver/dom-driver.ts';
import type { Action, ScreenExpectation, Target, Words } from '../recipes/recipe.ts';
import { toControlActions } from './control-actions.ts';
import { addAction, keepRecording, type Recording } from './recording.ts';
import { toTimeExpression } from './time-expressions.ts';

const PRESSED = 'button, a[href], [role="tab"], input[type="checkbox"], input[type="radio"]';
const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea';

const getRoute = () => toRoute(location.pathname);
const collapseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function getRole(element: Element): string {
  const own = element.getAttribute('role');
  if (own) return own;
  if (element.matches('a')) return 'link';
  const { type } = element as HTMLInputElement;
  return element.matches('input') && (type === 'checkbox' || type === 'radio') ? type : 'button';
}

/** Uses the accessible name, because the text on the screen may differ, for example through `text-transform`. */
function getName(element: HTMLElement, role: string): string {
  let name = '';
  queryAllByRole(element.parentElement ?? document.body, role, {
    name: (found, one) => {
      if (one === element) name = found;
      return false;
    },
  });
  return collapseSpaces(name);
}

function withPlace(target: Target & { name: string }, element: HTMLElement): Target {
  const nth = findEnabled(target).indexOf(element);
  return nth > 0 ? { ...target, nth } : target;
}

function getPressTarget(element: HTMLElement): Target {
  const role = getRole(element);
  return withPlace({ role, name: getName(element, role) }, element);
}

const getFieldTarget = (field: HTMLInputElement): Target =>
  withPlace(
    { name: collapseSpaces(field.labels?.[0]?.textContent ?? field.getAttribute('aria-label')) },
    field,
  );

const opensElsewhere = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin);

function findOpenDialog(): Extract<ScreenExpectation, { modal: string } | { trivia: string }> | null {
  const dialog = [...document.querySelectorAll('[data-modal]')].at(-1);
  const modal = dialog?.getAttribute('data-modal');
  if (!modal) return null;
  return modal === 'trivia' ? { trivia: dialog?.getAttribute('data-state') ?? 'question' } : { modal };
}

const isTrusted = (event: Event) => event.isTrusted;

interface RecordOptions {
  /**
   * Whether a user caused a click or an input. Default: `event.isTrusted`, so that gestures of scripts are not
   * recorded.
   */
  isPerson?: (event: Event) => boolean;
  onAction?: () => void;
}

export function record(
  simulator: Simulator,
  recording: Recording,
  { isPerson = isTrusted, onAction }: RecordOptions = {},
): () => void {
  const { clock, mail } = simulator;
  let told = '';

  const lastAt = () => recording.actions.at(-1)?.at ?? recording.startedAt;
  const add = (action: Action, at = clock.now()) => {
    recording.actions = addAction(recording.actions, { action, at });
    keepRecording(recording);
    onAction?.();
  };
  const cover = (what: string) => {
    if (!recording.covers.includes(what)) recording.covers.push(what);
  };
  /**
   * Records the open dialog, unless the same dialog was open at the previous call. Runs only before a recorded
   * action and at the end, so that a dialog that closes by itself (“Enviando…”) is left out.
   */
  const settle = (at?: number): ScreenExpectation => {
    const screen = findOpenDialog();
    const name = screen ? (Object.entries(screen)[0]?.join(':') ?? '') : '';
    if (screen && name !== told) {
      cover(name);
      add({ do: 'see', screen }, at);
    }
    told = name;
    return screen ?? { route: getRoute() };
  };
  const act = (action: Action) => {
    settle();
    add(action);
  };

  /**
   * A jump back that rewinds facts reloads the page and adds no fact, so only the earlier world time shows the
   * jump.
   */
  const noteMoveBack = () => {
    if (clock.now() >= lastAt()) return;
    settle(lastAt());
    add({ control: 'goto', time: toTimeExpression(simulator, clock.now()), silent: false, data: true });
  };
  const isTheirs = (event: Event) => isPerson(event) && event.target instanceof Element;
  const onClick = (event: Event) => {
    const pressed = isTheirs(event) ? (event.target as Element).closest<HTMLElement>(PRESSED) : null;
    if (pressed && !opensElsewhere(pressed)) act({ do: 'click', target: getPressTarget(pressed) });
  };
  const toWords = (text: string): Words => {
    const code = mail.last({ kind: 'code' });
    return code && code.secret === text ? { mail: 'code', to: code.to } : text;
  };
  const onInput = (event: Event) => {
    if (!isTheirs(event)) return;
    const field = event.target as HTMLElement;
    if (field instanceof HTMLSelectElement) {
      const option = collapseSpaces(field.selectedOptions[0]?.text);
      act({ do: 'choose', target: getFieldTarget(field as never), option });
    } else if (field.matches(WRITTEN)) {
      const input = field as HTMLInputElement;
      act({ do: 'type', target: getFieldTarget(input), text: toWords(input.value) });
    }
  };
  // Records the browser's Back and Forward buttons. The `popstate` event that a recipe dispatches is not
  // trusted, and `pushState` dispatches none.
  const onHistory = (event: Event) => {
    if (isTrusted(event)) act({ do: 'go', route: getRoute() });
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onInput, options);
  window.addEventListener('popstate', onHistory, options);
  window.addEventListener('pagehide', noteMoveBack, options);
  let isMoveNoted = false;
  const stops = [
    simulator.on('fact', ({ fact }) => {
      isMoveNoted ||= fact.kind === 'clock';
      for (const action of toControlActions(simulator, fact)) act(action);
    }),
    // A jump back that rewinds facts, or a jump forward over rewound facts, adds no clock fact, so this
    // listener records the jump.
    simulator.on('travel', ({ from, to }) => {
      const seconds = Math.round((to - from) / 1_000);
      if (seconds < 0 && !isMoveNoted) noteMoveBack();
      if (!isMoveNoted && seconds > 0) act({ control: 'advance', span: `${seconds}s`, silent: false });
      isMoveNoted = false;
    }),
  ];
  return () => {
    stop.abort();
    for (const end of stops) end();
    recording.end = settle();
    cover(`route:${getRoutePattern(getRoute())}`);
  };
}
