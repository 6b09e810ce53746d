import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { createChangePasswordForm, readResetLink } from './change-password-form.ts';

const LINK = { email: 'luis@correo.mx', token: 'abc123' };
const PASSWORD = 'papas con chile';

function setUp(changePassword: Api['changePassword'] = async () => undefined) {
  const leaveLink = vi.fn();
  const world = setUpForm({ changePassword: vi.fn(changePassword) }, (deps) =>
    createChangePasswordForm({ ...deps, link: LINK, leaveLink }),
  );
  world.store.form.change('password', PASSWORD);
  world.store.form.change('confirmation', PASSWORD);
  return { ...world, leaveLink };
}

test.each([
  [{ email: ' Luis@Correo.MX', token: 'abc123' }, LINK],
  [{ email: 'luis', token: 'abc123' }, null],
  [{ email: 'luis@correo.mx', token: 'a b' }, null],
  [{ email: 'luis@correo.mx' }, null],
  [{ token: 'abc123' }, null],
  [{}, null],
])('readResetLink of the route parameters %j returns %j', (params, link) => {
  expect(readResetLink(params)).toEqual(link);
});

test('the change-password form refuses the e-mail of the reset link as a password', async () => {
  const { store } = setUp();
  store.form.change('password', 'luis@correo.mx');
  store.form.blur('password');
  expect(store.form.errors.value).toEqual({ password: 'password-common' });
});

test('the change-password form validates a wrong confirmation again when the password changes', () => {
  const { store } = setUp();
  store.form.change('confirmation', 'papas sin chile');
  store.form.blur('confirmation');
  expect(store.form.errors.value).toEqual({ confirmation: 'password-mismatch' });
  store.form.change('password', 'papas sin chile');
  expect(store.form.errors.value).toEqual({});
});
