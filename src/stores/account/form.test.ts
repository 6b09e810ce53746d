import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createCooldown } from '../lib/cooldown.ts';
import { createTimeStore } from '../shell/time.ts';
import { createForm, type FormErrorCode } from './form.ts';

const RIGHT = { email: 'ana@correo.mx', password: 'papas con chile' };
const BOTH = ['email', 'password'] as const;

/** A form whose fields are required. `password` must differ from `email`. */
function setUp(initial = RIGHT) {
  const clock = { time: 0, now: () => clock.time };
  const time = createTimeStore({ clock, isHidden: () => false });
  const cooldown = createCooldown(time);
  const onFailure = vi.fn();
  const check = (field: 'email' | 'password', values: typeof RIGHT): FormErrorCode | null => {
    if (values[field] === '') return 'required';
    return field === 'password' && values.password === values.email ? 'password-common' : null;
  };
  const form = createForm({ initial, check, onFailure, cooldown, dependents: { email: 'password' } });
  return { form, cooldown, onFailure, clock, time };
}

const rejecting =
  (kind: ApiError['kind'], details = {}) =>
  async () => {
    throw new ApiError(kind, details);
  };

test('a new form has its initial values and no errors, and is not busy', () => {
  const { form } = setUp();
  expect(form.values.value).toBe(RIGHT);
  expect(form.errors.value).toEqual({});
  expect([form.isInvalid.value, form.isBusy.value, form.submitCount.value]).toEqual([false, false, 0]);
});

test('a change of a form’s field without an error does not check it', () => {
  const { form } = setUp();
  form.change('email', '');
  expect([form.values.value, form.errors.value]).toEqual([{ ...RIGHT, email: '' }, {}]);
});

test('a change of a form’s field with an error checks it again', () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  form.blur('email');
  expect([form.errors.value, form.isInvalid.value]).toEqual([{ email: 'required' }, true]);
  form.change('email', 'a');
  expect([form.errors.value, form.isInvalid.value]).toEqual([{}, false]);
});

test('a change of a form’s field checks its dependent field again, if that has an error', () => {
  const { form } = setUp({ email: 'a', password: 'a' });
  form.change('email', 'a');
  expect(form.errors.value).toEqual({});
  form.blur('password');
  expect(form.errors.value).toEqual({ password: 'password-common' });
  form.change('email', 'b');
  expect(form.errors.value).toEqual({});
});

test('a change of a form’s field keeps the errors of independent fields', () => {
  const { form } = setUp({ email: '', password: '' });
  form.checkAll(BOTH);
  form.change('password', 'x');
  expect(form.errors.value).toEqual({ email: 'required' });
});

test('`checkAll` of an account form validates only the given fields, shows their errors and adds one to the failed submits', () => {
  const { form } = setUp({ email: '', password: '' });
  expect(form.checkAll(['email'])).toBe(false);
  expect([form.errors.value, form.submitCount.value]).toEqual([{ email: 'required' }, 1]);
});

test('`checkAll` of an account form removes the errors when all fields are valid, and adds nothing to the failed submits', () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  form.blur('email');
  expect(form.checkAll(['password'])).toBe(true);
  expect([form.errors.value, form.submitCount.value]).toEqual([{}, 0]);
});

test('`clearErrors` of an account form removes all errors and keeps the values', () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  form.checkAll(BOTH);
  form.clearErrors();
  expect([form.errors.value, form.values.value.password]).toEqual([{}, RIGHT.password]);
});

test('a form with a wrong field is not sent', async () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  const send = vi.fn(async () => undefined);
  await form.submit(BOTH, send);
  expect(send).not.toHaveBeenCalled();
  expect([form.errors.value, form.isBusy.value]).toEqual([{ email: 'required' }, false]);
});

test('a form is busy while it is being sent, and is sent once', async () => {
  const { form } = setUp();
  let answer: () => void = () => undefined;
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const sending = form.submit(BOTH, send);
  await form.submit(BOTH, send);
  expect(form.isBusy.value).toBe(true);
  answer();
  await sending;
  expect(form.isBusy.value).toBe(false);
  expect(send.mock.calls).toEqual([[RIGHT]]);
});

test('the server’s errors of a form stand on its fields and count as a failed submit', async () => {
  const { form, onFailure } = setUp();
  const fields = [
    { field: 'email', kind: 'email-exists' },
    { field: 'nickname', kind: 'nickname-taken' },
  ];
  await form.submit(BOTH, rejecting('email-exists', { fields }));
  expect(form.errors.value).toEqual({ email: 'email-exists' });
  expect([form.submitCount.value, form.isBusy.value]).toEqual([1, false]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('an error of a field that the form does not have is a failure of the form', async () => {
  const { form, onFailure } = setUp();
  const fields = [{ field: 'nickname', kind: 'nickname-taken' } as const];
  await form.submit(BOTH, rejecting('nickname-taken', { fields }));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new ApiError('nickname-taken', { fields }));
  expect([form.errors.value, form.submitCount.value]).toEqual([{}, 0]);
});

test('anything else that a send throws is an `unprevented` failure of the form', async () => {
  const { form, onFailure } = setUp();
  await form.submit(BOTH, async () => {
    throw new Error('lost');
  });
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: 'unprevented' });
  expect(form.isBusy.value).toBe(false);
});

test('a form is not sent during the seconds that the server asks it to wait', async () => {
  const { form, cooldown, clock, time } = setUp();
  await form.submit(BOTH, rejecting('unprevented', { retryAfter: 5 }));
  expect(cooldown.seconds.value).toBe(5);
  const send = vi.fn(async () => undefined);
  await form.submit(BOTH, send);
  expect(send).not.toHaveBeenCalled();
  clock.time = 5_000;
  time.tick();
  await form.submit(BOTH, send);
  expect(send).toHaveBeenCalledOnce();
});

test('a failure without seconds to wait starts no cooldown of a form', async () => {
  const { form, cooldown } = setUp();
  await form.submit(BOTH, rejecting('network'));
  expect(cooldown.seconds.value).toBe(0);
});

test('a form without a cooldown and dependents is sent, and a failure that asks to wait is reported', async () => {
  const onFailure = vi.fn();
  const form = createForm({ initial: { otp: '1' }, check: () => null, onFailure });
  form.change('otp', '2');
  await form.submit(['otp'], rejecting('wait', { retryAfter: 5 }));
  expect(onFailure).toHaveBeenCalledOnce();
});

test.each([
  'email-exists',
  'email-not-found',
  'password-invalid',
  'nickname-taken',
  'zipcode-not-found',
  'code-invalid',
  'code-expired',
] as const)('the server’s error %s stays on blur and goes with a change', async (kind) => {
  const { form } = setUp();
  await form.submit(BOTH, rejecting(kind, { fields: [{ field: 'email', kind }] }));
  form.blur('email');
  expect(form.errors.value).toEqual({ email: kind });
  form.change('email', 'b@correo.mx');
  expect(form.errors.value).toEqual({});
});

test('an error of a form’s own check goes on blur once the field is right', () => {
  let problem: FormErrorCode | null = 'terms';
  const form = createForm({ initial: { acceptsTerms: false }, check: () => problem, onFailure: vi.fn() });
  form.blur('acceptsTerms');
  expect(form.errors.value).toEqual({ acceptsTerms: 'terms' });
  problem = null;
  form.blur('acceptsTerms');
  expect(form.errors.value).toEqual({});
});
