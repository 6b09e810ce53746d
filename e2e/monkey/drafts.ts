/** Watches the drafts in the storage: what a person typed stays until it is sent or can't be sent any more. */
import type { MockControl } from '../../mock-server/index.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';

/** Stored scores by key and game: `lmx:draft:3:7 755` → `[2,1]`. */
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

  /** Whether the server has the score, or refuses it from now on. */
  function isSettled(user: string, game: string): boolean {
    const rows = world.table('predictions').rows;
    if (rows.some((row) => String(row.user_id) === user && String(row.game_id) === game)) return true;
    if (world.table('games').rows.find(({ id }) => String(id) === game)?.refusal !== '') return true;
    return !world.table('users').rows.some((row) => String(row.id) === user && row.deleted_at === null);
  }

  return {
    /** Forgets what was stored: another branch or time has a storage of its own. */
    reread() {
      drafts = readDrafts();
    },
    /** Says which draft is gone since the last look, or null. `typed` are the games whose scores were just typed. */
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
