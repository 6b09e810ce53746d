import { toRoute } from '../../mock-server/catalogue/address.ts';
import type { OpenDialog } from '../api.ts';
import { getScreenName } from '../player/recipe-parts.ts';
import { findOpenDialog } from '../recipes/dialogs.ts';
import { ERROR_MODALS } from '../recipes/index.ts';
import type { Refusals } from './refusals.ts';
import { getRoutePattern } from './routes.ts';

/** Observes what the page shows: its route, dialogs, invalid fields, a waiting time, the loading bar. */
export function observePage(
  note: (name: string) => void,
  refusals: Refusals,
  onModal: (type: string) => void,
  getMoment: () => Omit<OpenDialog, 'name'>,
) {
  let dialog = '';
  let openDialog: OpenDialog | null = null;
  let isWaiting = false;

  function look(): void {
    note(`route:${getRoutePattern(toRoute(location.pathname))}`);
    lookAtDialog();
    // All invalid fields are noted together, because one response may mark several fields and `noteShown` links a
    // refused call only once.
    refusals.noteShown(...getInvalidLabels().map((label) => `field:${label}`));
    lookAtWait();
    if (document.querySelector('[role="progressbar"][aria-valuenow="95"]')) note('state:loading-95');
  }

  function lookAtDialog(): void {
    const shown = getScreenName(findOpenDialog());
    if (shown !== (openDialog?.name ?? '')) openDialog = shown ? { name: shown, ...getMoment() } : null;
    if (shown === dialog) return;
    dialog = shown;
    const name = shown.replace('modal:', '').replace(':', '/');
    // Only an error dialog is noted as the display of the last refused call.
    if (ERROR_MODALS.includes(name)) refusals.noteShown(shown);
    else if (shown) note(shown);
    if (shown) onModal(name);
  }

  function lookAtWait(): void {
    const hasWait = /Espera \d+ s para/.test(document.querySelector('form')?.textContent ?? '');
    if (hasWait && !isWaiting) refusals.noteWait();
    isWaiting = hasWait;
  }

  if (typeof document !== 'undefined') watchDocument(look);
  return {
    look,
    openDialog: () => openDialog,
    /** Notes an open dialog again at the next look. */
    forgetDialog() {
      dialog = '';
    },
  };
}

const getInvalidLabels = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((field) =>
    (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim(),
  );

function watchDocument(look: () => void): void {
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
