/**
 * What really happens while a recipe runs: dialogs, screens of the trivia, calls, refusals of the server and what the
 * player is shown for each, fields that are wrong, addresses. It watches from outside.
 */

import type { LogEntry } from '../../mock-server/index.ts';
import { toRoute } from '../../mock-server/lib/address.ts';
import type { Simulator } from '../api/simulator.ts';
import { ERROR_MODALS, ERROR_OUTCOMES } from '../catalogue.ts';
import { namesOfMessage, routeOfPath } from '../coverage/catalogue.ts';
import { messageOf } from '../coverage/observe.ts';

/** What a call that went wrong said: the text of each failing field, else its message. Empty when nothing did. */
function refusalsOf(entry: LogEntry): string[] {
  const { outcome, response, status } = entry;
  if (outcome === 'failed') return ['Network Error'];
  if (outcome !== 'answered' || !response || status < 400) return [];
  try {
    const { errors } = JSON.parse(response.body) as { errors?: Record<string, string[]> };
    const fields = Object.values(errors ?? {}).flat();
    if (fields.length > 0) return [...new Set(fields)];
    return [namesOfMessage(messageOf(entry) ?? `${status}`).at(-1) ?? ''];
  } catch {
    return [`${status}`];
  }
}

/** Of several texts in one answer, which is shown as `what`: the catalogue says so. */
const isShownAs = (refusal: string, what: string, all: readonly string[]) =>
  all.length === 1 || ERROR_OUTCOMES.includes(`${refusal}→${what}`);

/** What a form says under its button when the server asked for patience. */
const ASKS_TO_WAIT = /Espera \d+ s para/;
const asksToWait = () => ASKS_TO_WAIT.test(document.querySelector('form')?.textContent ?? '');

const labelOf = (field: Element) =>
  ((field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim();

/** What watches. */
export interface Observer {
  /** Notes what is there now. The address changes before React renders the page. */
  look(): void;
  stop(): void;
}

/** Watches until `stop`; `note` is told each thing once it is seen, and may be told it again. */
export function observe({ cover, on }: Simulator, note: (what: string) => void): Observer {
  /** The texts of the last refusal, until they are shown. */
  let refusals: readonly string[] = [];
  /** Texts of the last refusal, kept after they are shown: a form may show a wait beside a dialog. */
  let said: readonly string[] = [];
  let isWaiting = false;
  const noteShown = (...whats: string[]) => {
    for (const what of whats) {
      note(what);
      for (const refusal of refusals)
        if (isShownAs(refusal, what, refusals)) note(`error:${refusal}→${what}`);
    }
    if (whats.length > 0) refusals = [];
  };

  const look = () => {
    note(`route:${routeOfPath(toRoute(location.pathname))}`);
    // All at once: an answer with several failing fields marks them in one step.
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    noteShown(...wrong.map((field) => `field:${labelOf(field)}`));
    const waits = asksToWait();
    if (waits && !isWaiting) for (const text of said) note(`error:${text}→wait`);
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
      if ((ERROR_MODALS as readonly string[]).includes(name)) noteShown(what);
      else note(what);
    }),
    on('request', (entry) => {
      if (entry.endpoint && entry.outcome !== 'pending') note(`call:${entry.endpoint}`);
      for (const name of namesOfMessage(messageOf(entry) ?? '')) if (name) note(`msg:${name}`);
      const texts = refusalsOf(entry);
      if (texts.length === 0) return;
      refusals = texts;
      said = texts;
      for (const text of texts) note(`msg:${text}`);
    }),
  ];
  look();
  return {
    look,
    stop() {
      watch.disconnect();
      for (const stop of stops) stop();
    },
  };
}
