import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { type FakeCalls, failing } from '../../testing/fake-api.ts';
import { ANA } from '../../testing/fixtures.ts';
import { confirm, settle, setUp } from './log-out.test.helper.ts';

const deleteAccount = (world: ReturnType<typeof setUp>) => confirm(world, world.askDelete);

test('a successful deletion of an account ends the session, deletes its drafts and its pending trivia and shows accountDeleted [4.20]', async () => {
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
    expect(world.modal.current.value).toMatchObject({
      params: { canRetry: deletions === 2, hasInput: undefined },
    });
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
