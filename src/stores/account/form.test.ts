import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createCooldown } from '../lib/cooldown.ts';
import { createTimeStore } from '../shell/time.ts';
import { createForm, type FormErrorCode } from './form.ts';

const RIGHT = { email: 'ana@correo.mx', password: 'papas con chile' };
const BOTH = ['email', 'password'] as const;

function setUp() {
  const onFailure = vi.fn();
  const form = createForm({ initial: RIGHT, check: () => null, onFailure });
  return { form, onFailure };
}

const rejecting =
  (kind: ApiError['kind'], details = {}) =>
  async () => {
    throw new ApiError(kind, details);
  };

test('a server error for a field that the form does not have is passed to onFailure', async () => {
  const { form, onFailure } = setUp();
  const fields = [{ field: 'nickname', kind: 'nickname-taken' } as const];
  await form.submit(BOTH, rejecting('nickname-taken', { fields }));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new ApiError('nickname-taken', { fields }));
  expect([form.errors.value, form.submitCount.value]).toEqual([{}, 0]);
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

test('submitting a form again removes the error that the server has reported for a field', async () => {
  const { form } = setUp();
  await form.submit(BOTH, rejecting('email-exists', { fields: [{ field: 'email', kind: 'email-exists' }] }));
  await form.submit(BOTH, async () => undefined);
  expect(form.errors.value).toEqual({});
});

test('an error with retryAfter 5 starts a cooldown of 5 s, and the form is sent only after the cooldown', async () => {
  const clock = { time: 0, now: () => clock.time };
  const time = createTimeStore({ clock, isHidden: () => false });
  const cooldown = createCooldown(time);
  const form = createForm({ initial: RIGHT, check: () => null, onFailure: vi.fn(), cooldown });
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
