import { fireEvent } from '@testing-library/dom';
import { BASE } from '../../../mock-server/catalogue/address.ts';
import type { Mail } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';

const FIELD = 'input[autocomplete="one-time-code"]';
const CODE_PAGE = `${BASE}/user/confirm-account`;
/** The dialogs of the app that lead to the page of the code; their last button opens it. */
const LEADS_TO_CODE = ':is([data-modal="newAccount"], [data-modal="verifyAccountError"]) button';
const OPENS_WITHIN_MS = 5_000;
const LOOKS_EVERY_MS = 50;

/**
 * Fills in the code in the app's field, with the event that typing fires. Opens the page of the code first if the app
 * shows another one, as right after a registration. Returns what the panel says.
 */
export async function typeCode(app: Window, { secret, to }: Mail): Promise<string> {
  const { document } = app;
  const getField = () => document.querySelector<HTMLInputElement>(FIELD);
  if (!getField()) openCodePage(app);
  const giveUpAt = performance.now() + OPENS_WITHIN_MS;
  while (!getField() && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
  const field = getField();
  if (!field) throw new Error(`La app no espera ningún código. Inicia sesión con ${to} y te lo pide.`);
  fireEvent.input(field, { target: { value: secret } });
  return document.querySelector('dialog[open]') ? done.codeTypedBehind : done.codeTyped;
}

function openCodePage(app: Window) {
  const button = [...app.document.querySelectorAll<HTMLButtonElement>(LEADS_TO_CODE)].at(-1);
  if (button) {
    button.click();
    return;
  }
  app.history.pushState(null, '', CODE_PAGE);
  app.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
