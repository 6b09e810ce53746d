import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { MAX_WAIT_MS } from '../../lib/clock.ts';
import { isExpiry } from '../../stores/session/session-end.ts';
import type { TextDialogRequest } from '../../stores/shell/dialogs.ts';
import { createFaultyBackEnd } from './back-end.ts';
import type { MatrixFault } from './faults.ts';
import type { PlayerAction } from './prepare.tsx';
import type { MatrixRow, ObservedOutcome } from './row.ts';
import { type FaultWorld, openWorld, type PassTime } from './world.ts';

const CSRF = 'GET /sanctum/csrf-cookie';
const WITHOUT_TEXT = 'The given data was invalid.';

export interface Play {
  row: MatrixRow;
  fault: MatrixFault;
  text?: string;
  isDone: boolean;
}

const isChange = (line: string) => /^POST|logout|delete$/.test(line);

function countRequests(lines: readonly string[], { line, next }: MatrixRow) {
  const count = (wanted: string | undefined) => lines.filter((sent) => sent === wanted).length;
  return {
    own: count(line),
    csrf: line === CSRF ? 0 : count(CSRF),
    next: count(next),
    others: lines.filter((sent) => isChange(sent) && sent !== line && sent !== next).length,
  };
}

/**
 * Closes all dialogs of the dialog store and returns them, preceded by `expiredSession` if the session has
 * expired: the app shell, which is missing here, would show that dialog.
 */
export function takeDialogs({ auth, modal }: FaultWorld): TextDialogRequest[] {
  const hasExpired = isExpiry(auth.endReason.peek());
  const dialogs: TextDialogRequest[] = hasExpired ? [{ type: 'expiredSession' }] : [];
  for (let dialog = modal.current.peek(); dialog !== null; dialog = modal.current.peek()) {
    // The trivia is part of the screen of the action `answerTrivia`.
    if (dialog.type !== 'trivia') dialogs.push(dialog);
    modal.hide(dialog.type);
  }
  return dialogs;
}

const getTyped = ({ form }: PlayerAction) => Object.entries(form?.values.peek() ?? {});

function getLostInput(before: readonly [string, unknown][], action: PlayerAction): string[] {
  const after = new Map(getTyped(action));
  return before.filter(([name, value]) => value && after.get(name) !== value).map(([name]) => name);
}

/** Loads the lazy chunks before the tests, because fake timers can’t wait for a dynamic import. */
export const loadCode = () =>
  Promise.all([import('../../stores/player-stores.ts'), import('../../api/client.ts')]);

/** Advances the fake timers by `ms`, lets promises settle and renders. */
export const pass: PassTime = (ms) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Plays one API call with one fault and returns the state 20 seconds later. Requires fake timers. */
export async function playCell({ row, fault, text = WITHOUT_TEXT, isDone }: Play) {
  const backEnd = createFaultyBackEnd();
  const world = await openWorld(row.isPlayer ?? false, pass);
  const action = await row.action(world);
  backEnd.requests.length = 0;

  const { getReplies, isOffline } = fault;
  const wrongShape = row.getWrongShape?.() ?? { surprise: true };
  backEnd.break(row.line, { getReplies: (good) => getReplies({ good, wrongShape, text }), isDone });
  if (isOffline) backEnd.goOffline();
  action.run();
  const typed = getTyped(action);
  await world.pass(MAX_WAIT_MS);

  const isHeld = action.isHeld?.() ?? false;
  const screen = action.getScreen();
  const [dialog = null, ...moreDialogs] = takeDialogs(world);
  const outcome: ObservedOutcome = {
    dialog: dialog?.type ?? null,
    fields: action.form?.errors.peek() ?? {},
    isAskedToWait: action.isAskedToWait?.() ?? false,
    isHeld,
    screen,
    hasToken: world.hasToken(),
    hasDraft: world.hasDraft(),
    toConfirm: world.auth.verification.peek()?.email ?? null,
    requests: countRequests(backEnd.requests, row),
  };
  const isBusy = (action.form?.isBusy.peek() ?? false) || (action.isBusy?.() ?? false);
  const lostInput = getLostInput(typed, action);
  action.close?.();
  world.close();
  return { outcome, dialog, moreDialogs, isBusy, lostInput };
}
