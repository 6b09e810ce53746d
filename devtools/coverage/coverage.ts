import type { MockControl } from '../../mock-server/index.ts';
import { decodeOrKeep, toRoute } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { parseJson } from '../../mock-server/lib/json.ts';
import { PAGE_NAMES } from '../copy/shared.ts';
import { getMessage } from '../describe/facts.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import { findOpenDialog } from '../player/driver/driver.ts';
import COVERS from '../recipes/covers.json';
import { ERROR_MODALS, MODAL_TYPES, TRIVIA_SCREENS } from '../recipes/index.ts';
import { getScreenName } from '../recipes/recipe.ts';

export const ROUTES = Object.keys(PAGE_NAMES);

export function getRoutePattern(path: string): string {
  const plain = decodeOrKeep(path).replace(/(?<=.)\/$/, '') || '/';
  if (plain.startsWith('/user/change-password/')) return '/user/change-password/:email/:token';
  return ROUTES.find((route) => route.toLowerCase() === plain.toLowerCase()) ?? '*';
}

const storedNames = createStoredValue('coverage', (stored) => (stored ?? []) as string[]);

/** Removes the ending of Laravel's message of several errors, “(and 1 more error)”. */
const removeErrorCount = (message: string) => message.replace(/ \(and \d+ more errors?\)$/, '');

/** The names that recipes have observed. */
const COVERED_NAMES = new Set(Object.values(COVERS as Record<string, string[]>).flat());

export type Coverage = ReturnType<typeof observeCoverage>;
/** The names of one kind that the tab has observed (`seen`), and the names that it lacks (`never`). */
export type KindReport = ReturnType<Coverage['report']>['modals'];

/**
 * Observes what the page shows and calls, as names such as `modal:sendPool`, `call:GET /api/user`, `msg:No bet time`
 * and `error:No bet time→modal:poolGameNotAvailable`. In a context without a document (Node, a worker), it observes
 * only network calls.
 */
export function observeCoverage(control: MockControl) {
  const observed = new Set(storedNames.read());
  const names = createEmitter<string>();
  const modals = createEmitter<string>();
  const changes = createEmitter();
  /** The texts of the last refused call. They stay after a dialog, because the form may then show a waiting time. */
  let refusals: readonly string[] = [];
  /** Whether a dialog or a field has shown an error for `refusals`. */
  let areShown = false;
  let dialog = '';
  let isWaiting = false;

  const note = (name: string) => {
    if (!observed.has(name)) {
      observed.add(name);
      storedNames.write([...observed]);
      changes.emit();
    }
    names.emit(name);
  };
  /**
   * Notes the names, and that they show the last refused call. If the call has several texts, notes only the pairs
   * that recipes have observed.
   */
  const noteShown = (...shown: string[]) => {
    for (const name of shown) {
      note(name);
      for (const refusal of areShown ? [] : refusals) {
        const pair = `error:${refusal}→${name}`;
        if (refusals.length === 1 || COVERED_NAMES.has(pair)) note(pair);
      }
    }
    if (shown.length > 0) areShown = true;
  };

  const look = () => {
    note(`route:${getRoutePattern(toRoute(location.pathname))}`);
    const shown = getScreenName(findOpenDialog());
    if (shown !== dialog) {
      dialog = shown;
      const name = shown.replace('modal:', '').replace(':', '/');
      // Only an error dialog is noted as the display of the last refused call.
      if (ERROR_MODALS.includes(name)) noteShown(shown);
      else if (shown) note(shown);
      if (shown) modals.emit(name);
    }
    // All invalid fields are noted together, because one response may mark several fields and `noteShown` links a
    // refused call only once.
    const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
    const labels = [...invalid].map(
      (field) => field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '',
    );
    noteShown(...labels.map((label) => `field:${label.trim()}`));
    const hasWait = /Espera \d+ s para/.test(document.querySelector('form')?.textContent ?? '');
    if (hasWait && !isWaiting) for (const text of refusals) note(`error:${text}→wait`);
    isWaiting = hasWait;
    if (document.querySelector('[role="progressbar"][aria-valuenow="95"]')) note('state:loading-95');
  };

  if (typeof document !== 'undefined') {
    const watch = () => {
      // Observes `document` instead of `document.body`, because a page that is left while it loads never gets a
      // body.
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ['data-modal', 'data-state', 'aria-invalid', 'aria-valuenow'],
      });
      look();
    };
    if (document.body) watch();
    else document.addEventListener('DOMContentLoaded', watch, { once: true });
  }

  control.on('travel', () => {
    refusals = [];
  });
  control.on('request', (entry) => {
    if (entry.outcome === 'pending') return;
    if (entry.endpoint) note(`call:${entry.endpoint}`);
    const isFailed = entry.outcome === 'failed';
    if (!isFailed && entry.status < 400) return;
    const message = getMessage(entry);
    const body = parseJson(entry.response?.body ?? '') as { errors?: Record<string, string[]> } | null;
    const fields = Object.values(body?.errors ?? {}).flat();
    const fallback = isFailed ? 'Network Error' : (message ?? `${entry.status}`);
    refusals = fields.length > 0 ? [...new Set(fields)] : [removeErrorCount(fallback)];
    areShown = false;
    const messages = message === undefined ? [] : [message, removeErrorCount(message)];
    for (const text of new Set([...messages, ...refusals])) note(`msg:${text}`);
  });

  const reportKind = (kind: string, all: readonly string[]) => ({
    seen: all.filter((name) => observed.has(`${kind}:${name}`)),
    never: all.filter((name) => !observed.has(`${kind}:${name}`)),
  });

  return {
    report: () => ({
      modals: reportKind('modal', MODAL_TYPES),
      trivia: reportKind('trivia', TRIVIA_SCREENS),
      messages: reportKind('msg', [...new Set(control.fault.messages().map(({ message }) => message))]),
      endpoints: reportKind('call', control.net.endpoints()),
      routes: reportKind('route', ROUTES),
    }),
    clear() {
      observed.clear();
      storedNames.write([]);
      dialog = '';
      changes.emit();
    },
    /** Adds what the page shows now, such as its route and its open dialog, to the observed names. */
    look,
    /** Calls the listener with each observed name, even if it was observed before. */
    onObserved: names.on,
    onModal: modals.on,
    onChange: changes.on,
  };
}
