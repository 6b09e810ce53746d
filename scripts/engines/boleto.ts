import { PATHS } from '../../src/lib/routes.ts';
import { HEIGHT, type Run } from './engine.ts';
import { logIn } from './pages.ts';
import { type BrowserSession, press, waitFor } from './session.ts';
import { checkView, openUrl } from './view.ts';

const FIRST_OPEN = `document.querySelector('[data-game][data-state="open"]')`;
/**
 * Script that fills in a score for the first open game and returns the game's id. The script calls the
 * prototype's setter, because React replaces the field's own setter and ignores an `input` event after a call
 * of that setter.
 */
const PREDICT = `
  const game = ${FIRST_OPEN};
  for (const field of game.querySelectorAll('input')) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '2');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return game.dataset.game;
`;
const HAS = 'return Boolean(document.querySelector(arguments[0]));';

async function checkScreen(run: Run, session: BrowserSession, name: string, box: string) {
  await waitFor(session, name, HAS, box);
  await checkView(run, session, name, box);
}

export async function checkBoleto(run: Run) {
  const session = await run.start();
  await session.resize(session.narrowest, HEIGHT);
  await logIn(run, session);
  await openUrl(session, `${run.sites.bridge.origin}/lmx${PATHS.games}`);
  await waitFor(session, 'an open game', `return Boolean(${FIRST_OPEN});`);
  const game = await session.run(PREDICT);
  await press(session, 'button', 'Enviar pronóstico (1)');
  await checkScreen(run, session, 'the dialog sendPool', '[data-modal="sendPool"]');
  await press(session, 'button', 'Sí, enviar');
  await checkScreen(run, session, 'the dialog poolSent', '[data-modal="poolSent"]');
  await press(session, 'button', 'Aceptar');
  await checkScreen(
    run,
    session,
    'the question of the trivia',
    '[data-modal="trivia"][data-state="question"]',
  );
  await session.run(`document.querySelector('[data-modal="trivia"] [aria-pressed]').click();`);
  await press(session, 'button', 'Continuar');
  await checkScreen(run, session, 'the result of the trivia', '[data-modal="trivia"][data-state$="correct"]');
  await press(session, 'button', 'Aceptar');
  await waitFor(session, 'the page behind the trivia', `return !document.querySelector('[data-modal]');`);
  await openUrl(session, `${run.sites.bridge.origin}/lmx${PATHS.games}`);
  const isSent = await waitFor(
    session,
    'the sent game',
    HAS,
    `[data-game="${game}"][data-state="sent"]`,
  ).catch(() => false);
  run.note('the boleto: is sent after a reload', isSent ? null : `game ${game} is not shown as sent`);
}

const SHOW_TOAST = `
  localStorage.removeItem('lmx:token');
  dispatchEvent(new StorageEvent('storage', { key: 'lmx:token', newValue: null, storageArea: localStorage }));
`;
const MISPLACED_CLOSE = `
  const toast = document.querySelector('.toast-brief');
  const text = toast.querySelector('span').getBoundingClientRect();
  const close = toast.querySelector('.toast-close').getBoundingClientRect();
  const middle = (close.top + close.bottom) / 2;
  return close.left >= text.right - 1 && middle >= text.top - 1 && middle <= text.bottom + 1
    ? null : JSON.stringify({ text, close });
`;

export async function checkToast(run: Run) {
  const session = await run.start();
  await session.resize(session.narrowest, HEIGHT);
  await logIn(run, session);
  await openUrl(session, `${run.sites.bridge.origin}/lmx${PATHS.ranking}`);
  await session.run(SHOW_TOAST);
  await waitFor(session, 'a toast', HAS, '.toast-brief .toast-close');
  run.note('a toast: its × stands beside its text', (await session.run(MISPLACED_CLOSE)) as string | null);
}
