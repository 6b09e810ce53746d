import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createFakeApi, type FakeCalls, failing } from '../../testing/fake-api.ts';
import { ANA } from '../../testing/fixtures.ts';
import type { AuthStatus, EndReason } from '../session/auth.ts';
import { createEnding } from '../session/ending.ts';
import { createModalStore } from '../shell/modal.ts';
import { writePending } from '../trivia/pending-trivia.ts';
import { createAccountActions } from './account-actions.ts';
import { askDeletion } from './delete-account.ts';

const TRIVIA = { trivia: { id: '5', question: 'q', options: ['a', 'b'] }, week: 7, until: 9e15 };

function setUp(calls: Partial<FakeCalls> = {}) {
  const methods = {
    logout: vi.fn<FakeCalls['logout']>(calls.logout ?? (async () => undefined)),
    deleteAccount: vi.fn<FakeCalls['deleteAccount']>(calls.deleteAccount ?? (async () => undefined)),
    user: vi.fn<FakeCalls['user']>(calls.user ?? (async () => ANA)),
  };
  const user = signal<User | null>(ANA);
  const device = createDevice();
  const storage = device.openTab();
  const auth = {
    user,
    userId: computed(() => user.value?.id ?? null),
    status: signal<AuthStatus>('authenticated'),
    endSession: vi.fn((_reason: EndReason) => {
      user.value = null;
    }),
    requireVerification: () => undefined,
    ending: createEnding({ epoch: () => 1 }, storage, () => undefined),
  };
  const modal = createModalStore();
  writePending(storage, ANA.id, TRIVIA);
  const removeDrafts = vi.fn();
  const drafts = { count: () => 3, removeAll: removeDrafts };
  const api = createFakeApi(methods);
  const actions = createAccountActions({ api, auth, drafts, modal });
  const askDelete = () => askDeletion({ account: actions, api, auth, drafts, modal, storage });
  return { actions, askDelete, auth, device, removeDrafts, methods, modal };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function confirm(world: ReturnType<typeof setUp>, ask: () => void) {
  ask();
  world.modal.accept();
  await settle();
  return world;
}

const logOut = (world: ReturnType<typeof setUp>) => confirm(world, world.actions.askLogout);
const deleteAccount = (world: ReturnType<typeof setUp>) => confirm(world, world.askDelete);

test('a log-out whose request is aborted keeps the session and closes the progress dialog of the log-out', async () => {
  const { auth, modal } = await logOut(setUp({ logout: failing('aborted') }));
  expect([auth.endSession.mock.calls, modal.current.value]).toEqual([[], null]);
});

test('a log-out whose request is aborted does not close a dialog that has replaced the progress dialog of the log-out', async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  const { modal } = await logOut(setUp({ logout: () => new Promise((_, reject) => (refuse = reject)) }));
  modal.show({ type: 'expiredSession' });
  refuse(new ApiError('aborted'));
  await settle();
  expect(modal.current.value?.type).toBe('expiredSession');
});

test('while a log-out waits for its response, the dialog signingOut is open and a second log-out sends no call; after the response, a log-out sends one', async () => {
  let answer: () => void = () => undefined;
  const world = await logOut(setUp({ logout: () => new Promise((resolve) => (answer = resolve)) }));
  expect(world.modal.current.value?.type).toBe('signingOut');
  world.modal.clear();
  await logOut(world);
  expect(world.methods.logout).toHaveBeenCalledOnce();
  answer();
  await settle();
  world.modal.clear();
  await logOut(world);
  expect(world.methods.logout).toHaveBeenCalledTimes(2);
});

test('a successful deletion of an account ends the session, deletes its drafts and its pending trivia and shows accountDeleted', async () => {
  const { auth, device, removeDrafts, methods, modal } = await deleteAccount(setUp());
  expect(auth.endSession).toHaveBeenCalledOnce();
  expect(modal.current.value).toEqual({ type: 'accountDeleted' });
  expect(removeDrafts.mock.calls).toEqual([[ANA.id]]);
  expect(device.disk.has(STORAGE_KEYS.pendingTrivia)).toBe(false);
  expect(methods.user).not.toHaveBeenCalled();
});

const LOST = new ApiError('networkError', { outcomeUnknown: true });

test.each<[string, ApiError, Partial<FakeCalls>, number]>([
  ['was never sent', new ApiError('networkError'), {}, 2],
  ['was lost, if the account still exists', LOST, {}, 2],
  ['was lost, if nobody knows whether the account exists', LOST, { user: failing('networkError') }, 1],
])(
  'accepting the dialog networkError about a deletion that %s sends the deletion as often as its button says',
  async (_what, error, calls, deletions) => {
    const deletion = async () => {
      throw error;
    };
    const world = await deleteAccount(setUp({ ...calls, deleteAccount: deletion }));
    expect(world.modal.current.value).toMatchObject({ params: { canRetry: deletions === 2 } });
    world.modal.accept();
    await settle();
    expect(world.methods.deleteAccount).toHaveBeenCalledTimes(deletions);
  },
);

test('while the deletion of an account is pending, isDeleting is true and a second deletion is not sent', async () => {
  let answer: () => void = () => undefined;
  const world = await deleteAccount(
    setUp({ deleteAccount: () => new Promise((resolve) => (answer = resolve)) }),
  );
  expect(world.actions.isDeleting.value).toBe(true);
  await deleteAccount(world);
  expect(world.methods.deleteAccount).toHaveBeenCalledOnce();
  answer();
  await settle();
  expect(world.actions.isDeleting.value).toBe(false);
});
