/**
 * Takes a session by hand down: what is pressed, written and chosen, by role and name, and what the panel does to the
 * world meanwhile. Fetched when the first recording starts, and again in each document it goes on in.
 */
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Fact, FactPayloads, FaultSpec } from '../../mock-server/index.ts';
import type { Action, Lever, Target } from '../recipes/recipe.ts';
import type { Simulator } from '../simulator.ts';
import { addAction, keepRecording, type Recording } from './recording.ts';

const PRESSED = 'button, a[href], [role="tab"], input[type="checkbox"], input[type="radio"]';
const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function roleOf(element: Element): string {
  const own = element.getAttribute('role');
  if (own) return own;
  if (element.matches('a')) return 'link';
  const { type } = element as HTMLInputElement;
  return element.matches('input') && (type === 'checkbox' || type === 'radio') ? type : 'button';
}

const scopeOf = (element: Element) => element.closest<HTMLElement>('[data-modal]') ?? document.body;
const nthOf = (all: Element[], element: Element) => {
  const nth = all.indexOf(element);
  return nth > 0 ? { nth } : {};
};

function pressedTarget(element: HTMLElement): Target {
  const role = roleOf(element);
  const { labels } = element as HTMLInputElement;
  const name = plain(element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.innerText);
  return { role, name, ...nthOf(queryAllByRole(scopeOf(element), role, { name }), element) };
}

function writtenTarget(field: HTMLInputElement): Target {
  const name = plain(field.labels?.[0]?.textContent ?? field.getAttribute('aria-label'));
  return { name, ...nthOf(queryAllByLabelText(scopeOf(field), name), field) };
}

/** What somebody would write of a fault: what it was given by default stays out. */
const specOf = ({ match, effect, times, p, when }: FactPayloads['fault']['fault']): FaultSpec => ({
  match,
  effect: effect as never,
  times,
  ...(p < 1 && { p }),
  ...(when === 'after' && { when }),
});

function leverOf({ kind, by, payload }: Fact): Lever | null {
  if (by !== 'panel') return null;
  switch (kind) {
    case 'clock':
      return {
        pull: 'advance',
        span: `${Math.round((payload.to - payload.from) / 1_000)}s`,
        silent: payload.silent,
      };
    case 'fault':
      return { pull: 'fail', fault: specOf(payload.fault) };
    case 'fault-clear':
      return { pull: 'heal' };
    case 'edit': {
      const [change] = payload.changes;
      if (!change?.patch || payload.undoes !== undefined) return null;
      return { pull: 'edit', table: change.table as 'games', row: change.id, patch: change.patch as never };
    }
    default:
      return null;
  }
}

/** Starts taking down into `recording`, and returns what stops it. */
export function record(simulator: Simulator, recording: Recording): () => void {
  const add = (action: Action) => {
    recording.actions = addAction(recording.actions, action);
    keepRecording(recording);
  };
  const cover = (what: string) => {
    if (!recording.covers.includes(what)) recording.covers.push(what);
    keepRecording(recording);
  };
  // A script's own gestures are not the person's.
  const isOurs = (event: Event) => event.isTrusted && event.target instanceof Element;
  const onClick = (event: Event) => {
    const pressed = isOurs(event) ? (event.target as Element).closest<HTMLElement>(PRESSED) : null;
    if (pressed) add({ do: 'click', target: pressedTarget(pressed) });
  };
  const onInput = (event: Event) => {
    if (!isOurs(event)) return;
    const field = event.target as HTMLElement;
    if (field instanceof HTMLSelectElement) {
      const option = plain(field.selectedOptions[0]?.text);
      add({ do: 'choose', target: writtenTarget(field as never), option });
    } else if (field.matches(WRITTEN)) {
      const input = field as HTMLInputElement;
      add({ do: 'type', target: writtenTarget(input), text: input.value });
    }
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onInput, options);
  const stops = [
    simulator.on('modal', (name) => {
      const [type = '', state] = name.split('/');
      cover(state ? `trivia:${state}` : `modal:${type}`);
      add({ do: 'see', sight: state ? { trivia: state } : { modal: type } });
    }),
    simulator.on('fact', ({ fact }) => {
      const lever = leverOf(fact);
      if (lever) add(lever);
    }),
  ];
  return () => {
    stop.abort();
    for (const end of stops) end();
  };
}
