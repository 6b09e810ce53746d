import type { LogEntry, MockControl } from '../../mock-server/index.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { findDialogs, getName, listInside } from './page.ts';

const NO_TEXT = /undefined|NaN|\[object \w+\]|Invalid Date|Infinity/;
const ALLOWED_KEY = new RegExp(
  `^(?:${Object.values(STORAGE_KEYS)
    .filter((key) => key !== STORAGE_KEYS.draftPrefix)
    .join('|')}|${STORAGE_KEYS.draftPrefix}[^:]+:\\d+)$`,
);

const isDialog = (element: Element) => /^(?:alert)?dialog$/.test(element.getAttribute('role') ?? '');
const getTypes = (dialogs: readonly Element[]) =>
  dialogs.map((dialog) => dialog.getAttribute('data-modal') ?? getName(dialog));

const isInSentGame = (field: Element) => field.closest('[data-game]')?.getAttribute('data-state') === 'sent';
const isOpenMenu = (element: Element) => element.getAttribute('aria-expanded') === 'true';
const isLoading = (element: Element) => element.getAttribute('role') === 'progressbar';

function checkElements(elements: readonly Element[]): string | null {
  const hasPage = elements.some(({ tagName }) => tagName === 'MAIN') || elements.some(isLoading);
  if (!hasPage) return 'the page is white';
  if (elements.some((element) => element.tagName === 'INPUT' && isInSentGame(element)))
    return 'a sent game has a field';
  const isLocked = document.documentElement.style.overflow === 'hidden';
  return isLocked && findDialogs().length === 0 && !elements.some(isOpenMenu)
    ? 'the scroll is locked without a dialog or menu'
    : null;
}

export function checkPage(): string | null {
  const text = document.body.textContent ?? '';
  // Every page has text, the loading view too.
  if (text.trim() === '') return 'the page is white';
  const odd = NO_TEXT.exec(text);
  if (odd) return `“${text.slice(Math.max(0, odd.index - 40), odd.index + 40)}” is on the page`;
  const elements = listInside(document.body);
  const together = elements.filter(isDialog);
  if (together.length > 1) return `${getTypes(together).join(' and ')} are open together`;
  const dialogs = findDialogs();
  const [dialog] = dialogs;
  const focused = document.activeElement;
  if (dialog && !dialog.contains(focused))
    return `the focus is on ${focused?.tagName} “${focused ? getName(focused) : ''}” outside ${getTypes(dialogs)}`;
  const foreign = Object.keys(localStorage).filter((key) => key.startsWith('lmx:') && !ALLOWED_KEY.test(key));
  if (foreign.length > 0) return `the storage has ${foreign.join()}`;
  return checkElements(elements);
}

export const isBusy = (): boolean =>
  findDialogs().some((dialog) => dialog.getAttribute('aria-busy') === 'true');

export function checkPageAtRest(): string | null {
  const [dialog] = findDialogs();
  if (dialog?.getAttribute('aria-busy') === 'true')
    return `the dialog ${dialog.getAttribute('data-modal')} still sends`;
  // This dialog leads away from the page behind it, whose loads have ended with the session.
  if (dialog?.getAttribute('data-modal') === 'expiredSession') return null;
  const stuck = listInside(document.body).find((element) => element.getAttribute('aria-busy') === 'true');
  return stuck ? `${stuck.tagName} “${getName(stuck)}” is still busy` : null;
}

const CSRF_COOKIE = 'GET /sanctum/csrf-cookie';

const isChange = ({ method, endpoint }: LogEntry) =>
  endpoint !== null && (method !== 'GET' || /logout|delete/.test(endpoint));

export function watchCalls(control: MockControl) {
  const sent = new Map<string, number>();
  let problem: string | null = null;
  let gesture = 0;
  // The first gesture whose calls may still wait for a CSRF cookie. When the cookie comes, the same call is sent once
  // for each gesture since then.
  let cookie = { since: 0, isOver: true };

  const stop = control.on('request', (entry) => {
    problem ??= entry.unexpectedError && `the mock server threw: ${entry.unexpectedError}`;
    if (entry.endpoint === CSRF_COOKIE)
      cookie = {
        since: cookie.isOver ? gesture : cookie.since,
        isOver: !/^(pending|held|unanswered|travel)$/.test(entry.outcome),
      };
    if (!isChange(entry) || /^(held|unanswered)$/.test(entry.outcome)) return;
    // With another body, it is a call of an earlier gesture that has waited for its CSRF cookie.
    const call = `${entry.endpoint} ${entry.request.body}`;
    const count = sent.get(call) ?? 0;
    if (entry.outcome === 'pending') {
      sent.set(call, count + 1);
      if (count > gesture - cookie.since)
        problem ??= `${entry.endpoint} was sent ${count + 1} times after one gesture`;
    }
    // After a 419 the server has changed nothing, and the product sends the call once more with a new CSRF token.
    // This second call is allowed.
    else if (entry.status === 419) sent.set(call, Math.max(0, count - 1));
  });

  return {
    stop,
    reset() {
      sent.clear();
      gesture += 1;
      if (cookie.isOver) cookie = { since: gesture, isOver: true };
    },
    check: () => problem,
  };
}

export function checkTables({ world }: MockControl): string | null {
  const predictions = world.table('predictions').rows;
  const keys = new Set<string>();
  const points = new Map<string, number>();
  for (const { userId, gameId, nickname, points: gained } of predictions) {
    const key = `${userId} ${gameId}`;
    if (keys.has(key)) return `user and game ${key} have two predictions`;
    keys.add(key);
    points.set(String(nickname), (points.get(String(nickname)) ?? 0) + Number(gained ?? 0));
  }
  for (const { nickname, is_correct } of world.table('answers').rows)
    if (is_correct) points.set(String(nickname), (points.get(String(nickname)) ?? 0) + 1);
  for (const { nickname, score } of world.table('ranking').rows) {
    const own = points.get(String(nickname));
    if (own !== undefined && own !== score)
      return `${nickname} has ${score} points in the ranking and ${own} in predictions and answers`;
  }
  return null;
}

export async function checkReplay({ world }: MockControl, fresh: MockControl): Promise<string | null> {
  await fresh.world.import(world.export());
  const [own, replayed] = await Promise.all([world.hash(), fresh.world.hash()]);
  return own === replayed ? null : 'the facts replayed from the seed give another database';
}

function readDrafts(): ReadonlyMap<string, string> {
  const drafts = new Map<string, string>();
  for (const key of Object.keys(localStorage).filter((stored) => stored.startsWith(STORAGE_KEYS.draftPrefix)))
    for (const [game, home, away] of JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[][])
      if (home !== null || away !== null) drafts.set(`${key} ${game}`, JSON.stringify([home, away]));
  return drafts;
}

export function watchDrafts(control: MockControl) {
  let drafts = readDrafts();
  const { world } = control;

  function isSettled(user: string, game: string): boolean {
    const rows = world.table('predictions').rows;
    if (rows.some((row) => String(row.userId) === user && String(row.gameId) === game)) return true;
    if (world.table('games').rows.find(({ id }) => String(id) === game)?.refusal !== '') return true;
    return !world.table('users').rows.some((row) => String(row.id) === user && row.deleted_at === null);
  }

  return {
    reread() {
      drafts = readDrafts();
    },
    /**
     * Returns an error text about a draft that has disappeared since the last `check` or `reread`, or null. A draft
     * may disappear when the server has the user's prediction for its game, when its game takes no predictions or
     * doesn't exist, when its user is deleted, and when its game is in `typed`, the games into whose fields this
     * action has typed.
     */
    check(typed: readonly (string | undefined)[]): string | null {
      const before = drafts;
      drafts = readDrafts();
      for (const [name, score] of before) {
        if (drafts.has(name)) continue;
        const [, user = '', game = ''] = /^lmx:draft:([^:]+):\d+ (.+)$/.exec(name) ?? [];
        if (!typed.includes(game) && !isSettled(user, game))
          return `the draft ${score} of game ${game} is lost`;
      }
      return null;
    },
  };
}
