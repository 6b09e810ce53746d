import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createCooldown } from '../lib/cooldown.ts';
import { createTimeStore } from '../shell/time.ts';
import { createForm, type FormErrorCode } from './form.ts';

const RIGHT = { email: 'ana@correo.mx', password: 'papas con chile' };
const BOTH = ['email', 'password'] as const;

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

test('a change of a form field without an error does not validate the field', () => {
  const { form } = setUp();
  form.change('email', '');
  expect([form.values.value, form.errors.value]).toEqual([{ ...RIGHT, email: '' }, {}]);
});

test('a change of a form field with an error validates the field again', () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  form.blur('email');
  expect([form.errors.value, form.isInvalid.value]).toEqual([{ email: 'required' }, true]);
  form.change('email', 'a');
  expect([form.errors.value, form.isInvalid.value]).toEqual([{}, false]);
});

test('a change of a form field validates its dependent field again when that field has an error', () => {
  const { form } = setUp({ email: 'a', password: 'a' });
  form.change('email', 'a');
  expect(form.errors.value).toEqual({});
  form.blur('password');
  expect(form.errors.value).toEqual({ password: 'password-common' });
  form.change('email', 'b');
  expect(form.errors.value).toEqual({});
});

test('a change of a form field keeps the errors of independent fields', () => {
  const { form } = setUp({ email: '', password: '' });
  form.checkAll(BOTH);
  form.change('password', 'x');
  expect(form.errors.value).toEqual({ email: 'required' });
});

test('`checkAll` of a form validates only the given fields and increases submitCount when one is invalid', () => {
  const { form } = setUp({ email: '', password: '' });
  expect(form.checkAll(['email'])).toBe(false);
  expect([form.errors.value, form.submitCount.value]).toEqual([{ email: 'required' }, 1]);
});

test('`checkAll` of a form removes all errors and keeps submitCount when the given fields are valid', () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  form.blur('email');
  expect(form.checkAll(['password'])).toBe(true);
  expect([form.errors.value, form.submitCount.value]).toEqual([{}, 0]);
});

test('`clearErrors` of a form removes all errors and keeps the values', () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  form.checkAll(BOTH);
  form.clearErrors();
  expect([form.errors.value, form.values.value.password]).toEqual([{}, RIGHT.password]);
});

test('a form with an invalid field is not sent', async () => {
  const { form } = setUp({ ...RIGHT, email: '' });
  const send = vi.fn(async () => undefined);
  await form.submit(BOTH, send);
  expect(send).not.toHaveBeenCalled();
  expect([form.errors.value, form.isBusy.value]).toEqual([{ email: 'required' }, false]);
});

test('a form is busy while it is sent, and a second submit in that time sends nothing', async () => {
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

test('server errors are set on the fields that the form has and increase submitCount, and onFailure is not called', async () => {
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

test('a server error for a field that the form does not have is passed to onFailure', async () => {
  const { form, onFailure } = setUp();
  const fields = [{ field: 'nickname', kind: 'nickname-taken' } as const];
  await form.submit(BOTH, rejecting('nickname-taken', { fields }));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new ApiError('nickname-taken', { fields }));
  expect([form.errors.value, form.submitCount.value]).toEqual([{}, 0]);
});

test('an unknown error thrown while sending a form is passed to onFailure as `unprevented`', async () => {
  const { form, onFailure } = setUp();
  await form.submit(BOTH, async () => {
    throw new Error('lost');
  });
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: 'unprevented' });
  expect(form.isBusy.value).toBe(false);
});

test('an error with retryAfter 5 starts a cooldown of 5 s, and the form is sent only after the cooldown', async () => {
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

test('an error without retryAfter starts no cooldown of a form', async () => {
  const { form, cooldown } = setUp();
  await form.submit(BOTH, rejecting('network'));
  expect(cooldown.seconds.value).toBe(0);
});

test('a form without a cooldown passes an error with retryAfter to onFailure', async () => {
  const onFailure = vi.fn();
  const form = createForm({ initial: { otp: '1' }, check: () => null, onFailure });
  form.change('otp', '2');
  await form.submit(['otp'], rejecting('wait', { retryAfter: 5 }));
  expect(onFailure).toHaveBeenCalledOnce();
});

test.each([
  'code-expired',
  'code-invalid',
  'email-exists',
  'email-not-found',
  'nickname-taken',
  'password-invalid',
  'zipcode-not-found',
] as const)('the server error %s of a form field stays on blur and is removed by a change', async (kind) => {
  const { form } = setUp();
  await form.submit(BOTH, rejecting(kind, { fields: [{ field: 'email', kind }] }));
  form.blur('email');
  expect(form.errors.value).toEqual({ email: kind });
  form.change('email', 'b@correo.mx');
  expect(form.errors.value).toEqual({});
});

test('a validation error of a form field is removed on blur once the field is valid', () => {
  let problem: FormErrorCode | null = 'terms';
  const form = createForm({ initial: { acceptsTerms: false }, check: () => problem, onFailure: vi.fn() });
  form.blur('acceptsTerms');
  expect(form.errors.value).toEqual({ acceptsTerms: 'terms' });
  problem = null;
  form.blur('acceptsTerms');
  expect(form.errors.value).toEqual({});
});
