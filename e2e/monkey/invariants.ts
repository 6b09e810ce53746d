/** What holds after anything a person or the simulator does. */
import type { LogEntry, MockControl } from '../../mock-server/index.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import type { Done } from './actions.ts';

const NO_TEXT = /undefined|NaN|\[object \w+\]|Invalid Date|Infinity/;
const ALLOWED = new RegExp(
  `^(?:${Object.values(STORAGE_KEYS)
    .filter((key) => key !== STORAGE_KEYS.draftPrefix)
    .join('|')}|${STORAGE_KEYS.draftPrefix}[^:]+:\\d+)$`,
);
const BUSY = ['sendingPool', 'signingOut', 'changingPassword', 'createAccount'];

/** Every element of the page. jsdom's selectors are slower than a loop. */
const listElements = () => [...document.querySelectorAll('*')];
const getDialogs = (elements = listElements()) =>
  elements
    .filter((element) => element.hasAttribute('data-modal'))
    .map((dialog) => dialog.getAttribute('data-modal'));

type Drafts = ReadonlyMap<string, string>;

/** Stored drafts by key and game: `lmx:draft:3:7 755` → `[2,1]`. */
function readDrafts(): Drafts {
  const drafts = new Map<string, string>();
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(STORAGE_KEYS.draftPrefix)))
    for (const [game, home, away] of JSON.parse(localStorage.getItem(key) ?? '[]') as [
      string,
      unknown,
      unknown,
    ][])
      if (home !== null || away !== null) drafts.set(`${key} ${game}`, JSON.stringify([home, away]));
  return drafts;
}

interface Row {
  user_id: string;
  game_id: string;
}

/** Looks at page, storage and server after each action. Each method returns what is wrong, or null. */
export function createInvariants(control: MockControl) {
  let drafts = readDrafts();
  let confirmed = 0;
  let posted = 0;

  // A 419 comes before the server does anything, and the client then sends once more.
  const onRequest = (entry: LogEntry) => {
    if (entry.outcome === 'pending' || entry.outcome === 'held') return;
    if (entry.endpoint === 'POST /api/pool/user' && entry.status !== 419) posted += 1;
  };
  const stopListening = control.on('request', onRequest);
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-modal="sendPool"] button') : null;
    if (button && /^Sí/.test(button.textContent ?? '')) confirmed += 1;
  };
  document.addEventListener('click', onClick, true);

  const rows = () => control.world.table('predictions').rows as unknown as Row[];

  function findLostDraft({ isWorld, game: typed }: Done): string | null {
    const before = drafts;
    drafts = readDrafts();
    // Another branch or time has a storage of its own.
    if (isWorld) return null;
    for (const [name, score] of before) {
      if (drafts.has(name)) continue;
      const [, user, game] = /^lmx:draft:([^:]+):\d+ (.+)$/.exec(name) ?? [];
      if (game === typed) continue;
      const isSent = rows().some((row) => String(row.user_id) === user && String(row.game_id) === game);
      const row = control.world.table('games').rows.find(({ id }) => String(id) === game);
      const isOver = row?.refusal !== '';
      const isDeleted = control.world.facts().some(({ kind }) => /delete/.test(kind));
      if (!isSent && !isOver && !isDeleted) return `the draft ${score} of game ${game} is lost`;
    }
    return null;
  }

  return {
    stop() {
      stopListening();
      document.removeEventListener('click', onClick, true);
    },
    check(done: Done): string | null {
      const elements = listElements();
      const text = document.body.textContent ?? '';
      const hasPage = elements.some(
        (one) => one.tagName === 'MAIN' || one.getAttribute('role') === 'progressbar',
      );
      if (!hasPage || text.trim().length < 20) return 'the page is white';
      const odd = NO_TEXT.exec(text);
      if (odd) return `“${text.slice(Math.max(0, odd.index - 40), odd.index + 40)}” is on the page`;
      const dialogs = getDialogs(elements);
      if (dialogs.length > 1) return `${dialogs.join(' and ')} are open together`;
      const foreign = Object.keys(localStorage).filter((key) => key.startsWith('lmx:') && !ALLOWED.test(key));
      if (foreign.length > 0) return `the storage has ${foreign.join()}`;
      const isLocked = document.documentElement.style.overflow === 'hidden';
      const hasMenu = () => elements.some((one) => one.getAttribute('aria-expanded') === 'true');
      if (isLocked && dialogs.length === 0 && !hasMenu())
        return 'the scroll is locked without a dialog or menu';
      const sent = elements.filter((one) => one.getAttribute('data-state') === 'sent');
      if (sent.some((game) => game.getElementsByTagName('input').length > 0))
        return 'a sent game has a field';
      if (posted > confirmed) return `${posted} boletos were sent after ${confirmed} confirmations`;
      const accident = control.net.log().find(({ unexpectedError }) => unexpectedError !== null);
      if (accident) return `the mock server threw: ${accident.unexpectedError}`;
      return findLostDraft(done);
    },
    /** Whether a dialog says that something is being sent. */
    isBusy: () => getDialogs().some((type) => BUSY.includes(type ?? '')),
    /** After the longest deadline nothing may be on its way. */
    checkAtRest(): string | null {
      const busy = getDialogs().find((type) => BUSY.includes(type ?? ''));
      if (busy) return `${busy} is still open`;
      const stuck = document.querySelector('button[aria-busy="true"]');
      if (stuck) return `“${stuck.textContent}” is still sending`;
      if (document.querySelector('[role="progressbar"]') && !document.querySelector('main'))
        return 'the page still starts';
      const keys = rows().map((row) => `${row.user_id} ${row.game_id}`);
      const twice = keys.find((key, at) => keys.indexOf(key) !== at);
      return twice ? `user and game ${twice} have two predictions` : null;
    },
  };
}
