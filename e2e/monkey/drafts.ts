import type { MockControl } from '../../mock-server/index.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';

function readDrafts(): ReadonlyMap<string, string> {
  const drafts = new Map<string, string>();
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(STORAGE_KEYS.draftPrefix)))
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
