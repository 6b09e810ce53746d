import type { PageState } from '../engine/page/page-state.ts';
import { findRow } from '../models/rows.ts';
import type { World } from '../world.ts';
import { TOKEN_KEY } from './keys.ts';

/** Derives the page's state from the applied facts. Sessions get the ids 1, 2, 3 … in the order of their facts. */
export function guessPage({ schema, timeline }: World): PageState {
  let sessionCount = 0;
  let ownId: string | null = null;
  for (const { kind, payload } of timeline.applied()) {
    const opens = kind === 'login' || (kind === 'verify' && payload.mail_id !== null);
    if (opens) sessionCount += 1;
    if (opens && !(kind === 'login' && payload.device)) ownId = String(sessionCount);
    const isDeleted =
      kind === 'delete' && payload.user_id === findRow(schema, 'sessions', ownId ?? '')?.userId;
    if (kind === 'persona' || isDeleted || (kind === 'logout' && payload.session_id === ownId)) ownId = null;
  }
  const session = ownId === null ? null : findRow(schema, 'sessions', ownId);
  return session ? { storage: { [TOKEN_KEY]: session.token }, route: '/games' } : { storage: {}, route: '/' };
}
