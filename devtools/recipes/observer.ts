/**
 * What really happens while a recipe runs: dialogs, screens of the trivia, refusals of the server and what the player
 * is shown for each, fields that are wrong, addresses. It watches from outside.
 */
import type { LogEntry } from '../../mock-server/index.ts';
import { ERROR_MODALS, routeOfPath } from '../coverage/catalogue.ts';
import type { Simulator } from '../simulator.ts';

const BASE = '/lmx';
const SUFFIX = / \(and \d+ more errors?\)$/;

/** What a call that went wrong said; null when nothing did. */
export function refusalOf({ outcome, response, status }: LogEntry): string | null {
  if (outcome === 'failed') return 'Network Error';
  if (outcome !== 'answered' || !response || status < 400) return null;
  try {
    const { message } = JSON.parse(response.body) as { message?: unknown };
    return typeof message === 'string' ? message.replace(SUFFIX, '') : `${status}`;
  } catch {
    return `${status}`;
  }
}

/** What a form says under its button when the server asked for patience. */
const ASKS_TO_WAIT = /Espera \d+ s para/;
const asksToWait = () => ASKS_TO_WAIT.test(document.querySelector('form')?.textContent ?? '');

const labelOf = (field: Element) =>
  ((field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim();

/** What watches. */
export interface Observer {
  stop(): void;
}

/** Watches until `stop`; `note` is told each thing once it is seen, and may be told it again. */
export function observe({ cover, on }: Simulator, note: (what: string) => void): Observer {
  let refusal: string | null = null;
  /** The last refusal, shown or not: a wait may be told beside a dialog. */
  let said: string | null = null;
  let isWaiting = false;
  const shown = (what: string) => {
    note(what);
    if (refusal !== null) note(`error:${refusal}→${what}`);
    refusal = null;
  };

  const look = () => {
    note(`route:${routeOfPath(location.pathname.slice(BASE.length) || '/')}`);
    for (const field of document.querySelectorAll('[aria-invalid="true"]')) shown(`field:${labelOf(field)}`);
    const waits = asksToWait();
    if (waits && !isWaiting && said !== null) note(`error:${said}→wait`);
    isWaiting = waits;
    if (document.querySelector('[role="progressbar"][aria-valuenow="95"]')) note('state:loading-95');
  };
  const watch = new MutationObserver(look);
  watch.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'aria-valuenow'],
  });

  const stops = [
    cover.onModal((name) => {
      const what = name.startsWith('trivia/') ? name.replace('/', ':') : `modal:${name}`;
      // A dialog that confirms or reports progress has nothing to do with what went wrong before it.
      if ((ERROR_MODALS as readonly string[]).includes(name)) shown(what);
      else note(what);
    }),
    on('request', (entry) => {
      const words = refusalOf(entry);
      if (words === null) return;
      refusal = words;
      said = words;
      note(`msg:${words}`);
    }),
  ];
  look();
  return {
    stop() {
      watch.disconnect();
      for (const stop of stops) stop();
    },
  };
}
