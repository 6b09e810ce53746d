import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { failing } from '../../testing/fake-api.ts';
import { confirm, settle, setUp } from './log-out.test.helper.ts';

const logOut = (world: ReturnType<typeof setUp>) => confirm(world, world.actions.askLogout);

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

test('while a log-out waits, the dialog signingOut is open and a second log-out sends no call', async () => {
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

test('the question about a log-out stores the drafts first, because its dialog counts the stored ones', () => {
  const { actions, drafts, modal } = setUp();
  drafts.flush.mockImplementation(() => expect(modal.current.value).toBeNull());
  actions.askLogout();
  expect(drafts.flush).toHaveBeenCalledOnce();
  expect(modal.current.value?.type).toBe('closeSession');
});
