import type { LogEntry } from '../../mock-server/index.ts';
import { toRoute } from '../../mock-server/lib/address.ts';
import type { Simulator } from '../api/simulator.ts';
import { getMessageNames, getRoutePattern } from '../coverage/catalogue.ts';
import { getMessage } from '../coverage/observe.ts';
import { ERROR_OUTCOMES } from '../labels.ts';
import { ERROR_MODALS } from '../recipes/index.ts';

function getRefusals(entry: LogEntry): string[] {
  const { outcome, response, status } = entry;
  if (outcome === 'failed') return ['Network Error'];
  if (outcome !== 'answered' || !response || status < 400) return [];
  try {
    const { errors } = JSON.parse(response.body) as { errors?: Record<string, string[]> };
    const fields = Object.values(errors ?? {}).flat();
    if (fields.length > 0) return [...new Set(fields)];
    return [getMessageNames(getMessage(entry) ?? `${status}`).at(-1) ?? ''];
  } catch {
    return [`${status}`];
  }
}

/**
 * Whether `what`, such as `modal:poolInvalid` or `field:Apodo`, shows the text `refusal` of a refused call. If the
 * response has one text, any `what` counts; if it has several, the catalogue must list the pair.
 */
const isShownAs = (refusal: string, what: string, all: readonly string[]) =>
  all.length === 1 || ERROR_OUTCOMES.includes(`${refusal}→${what}`);

const ASKS_TO_WAIT = /Espera \d+ s para/;
const asksToWait = () => ASKS_TO_WAIT.test(document.querySelector('form')?.textContent ?? '');

const getLabel = (field: Element) =>
  ((field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim();

export interface Observer {
  look(): void;
  stop(): void;
}

export function observe({ cover, on }: Simulator, note: (what: string) => void): Observer {
  let refusals: readonly string[] = [];
  /**
   * Texts of the last refused call. The texts stay after a dialog has shown them, because a form may also show a
   * waiting time for the same call.
   */
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
    note(`route:${getRoutePattern(toRoute(location.pathname))}`);
    // All invalid fields are noted together, because one response may mark several fields and `noteShown` links a
    // refused call only once.
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    noteShown(...wrong.map((field) => `field:${getLabel(field)}`));
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
      // Only an error dialog is noted as the display of the last refused call. Any other dialog is noted by its
      // name alone.
      if (ERROR_MODALS.includes(name)) noteShown(what);
      else note(what);
    }),
    on('request', (entry) => {
      if (entry.endpoint && entry.outcome !== 'pending') note(`call:${entry.endpoint}`);
      for (const name of getMessageNames(getMessage(entry) ?? '')) if (name) note(`msg:${name}`);
      const texts = getRefusals(entry);
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
