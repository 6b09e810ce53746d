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
