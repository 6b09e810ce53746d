// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { fill, PERSON, PLACE, settle, setUp, setUpPerson } from './register-form.test.helper.ts';
import type { RegisterValues } from './register-values.ts';

test.each<[string, Partial<RegisterValues>, boolean]>([
  ['nothing was typed', {}, false],
  ['a name was typed', { name: 'Ana' }, true],
  ['a name was typed and removed again', { name: '' }, false],
  ['a month was chosen', { birthdate: { day: '', month: '2', year: '' } }, true],
  ['a box was ticked', { acceptsMarketing: true }, true],
  ['a password was typed', { password: 'papas' }, true],
])('when %s, `hasInput` of the registration form says so: %j, %j', (_what, values, hasInput) => {
  const world = setUp();
  fill(world, values);
  expect(world.store.hasInput()).toBe(hasInput);
});

test('the registration form has no input after it has dropped the password of a step in which nothing was typed', () => {
  const { store } = setUp();
  store.goBack();
  expect(store.hasInput()).toBe(false);
});

test('the registration form shows no error of the postal code on blur while the look-up is pending', () => {
  const { store, form } = setUp(() => new Promise(() => undefined));
  store.changeZipcode('06700');
  store.form.blur('zipcode');
  expect([store.place.value.status, form.errors.value]).toEqual(['loading', {}]);
});

const ACCOUNT = {
  nickname: ' ana_r ',
  email: ' Ana@Correo.MX ',
  password: ' papas con chile ',
  acceptsTerms: true,
  acceptsPrivacy: true,
};

test('the registration form requires a typed state, municipality and neighborhood when the look-up of the postal code has failed', async () => {
  const world = setUp(failing('networkError'));
  fill(world, PERSON);
  world.store.changeZipcode('06700');
  await settle();
  world.modal.clear();
  await world.store.next();
  expect(world.form.errors.value).toEqual({
    state: 'required',
    municipality: 'required',
    neighborhood: 'required',
  });
  fill(world, { state: 'CDMX', municipality: 'Cuauhtémoc', neighborhood: 'Roma' });
  expect(world.form.errors.value).toEqual({});
  await world.store.next();
  expect(world.modal.current.value?.type).toBe('continueStepForm');
});

test('the registration form clears the errors of the second step when the player goes back', async () => {
  const { store, modal, form } = await setUpPerson();
  await store.next();
  modal.accept();
  await store.create();
  expect(form.isInvalid.value).toBe(true);
  store.goBack();
  expect([store.step.value, form.errors.value]).toEqual([1, {}]);
});

test.each([
  ['keeps an invalid phone number as typed', '55 12', '55 12', { phone: 'phone' }],
  ['formats a phone number without its prefix', '044 (222) 123-4567', '222 123 4567', {}],
])('the registration form %s on blur', (_what, phone, shown, errors) => {
  const world = setUp();
  fill(world, { phone });
  world.store.form.blur('phone');
  expect([world.form.values.value.phone, world.form.errors.value]).toEqual([shown, errors]);
});

test('the registration form validates a password with an error again when the e-mail changes', () => {
  const world = setUp();
  fill(world, { email: 'ana@correo.mx', password: 'ana@correo.mx' });
  world.store.form.blur('password');
  expect(world.form.errors.value).toEqual({ password: 'password-common' });
  fill(world, { email: 'luis@correo.mx' });
  expect(world.form.errors.value).toEqual({});
});

test('the registration form opens its error dialog after the player closes another dialog that has replaced “Creando tu cuenta…”', async () => {
  const world = await setUpPerson();
  fill(world, ACCOUNT);
  world.methods.register.mockImplementationOnce(async () => {
    world.modal.show({ type: 'expiredSession' });
    throw new ApiError('networkError');
  });
  await world.store.create();
  expect(world.modal.current.value?.type).toBe('expiredSession');
  world.modal.accept();
  expect(world.modal.current.value?.type).toBe('networkError');
});

test('the registration form waits for a pending postal code before the dialog that ends the first step', async () => {
  let answer: (place: ZipcodePlace) => void = () => undefined;
  const world = setUp(() => new Promise((resolve) => (answer = resolve)));
  fill(world, PERSON);
  world.store.changeZipcode('06700');
  await settle();
  const waiting = world.store.next();
  await settle();
  expect([world.modal.current.value, world.form.errors.value]).toEqual([null, {}]);
  answer({ ...PLACE, neighborhoods: ['Roma Norte'] });
  await waiting;
  expect(world.modal.current.value?.type).toBe('continueStepForm');
  expect(world.methods.zipcode).toHaveBeenCalledOnce();
});

/** The second step, filled in, of a registration that the server refuses with `error`. */
async function sendRefused(error: ApiError) {
  const world = await setUpPerson();
  await world.store.next();
  world.modal.accept();
  fill(world, ACCOUNT);
  world.methods.register.mockRejectedValueOnce(error);
  await world.store.create();
  return world;
}

const refuse = (...fields: ApiError['fields']) => new ApiError('unpreventedError', { status: 422, fields });
const PHONE = { field: 'phone', kind: 'invalid' } as const;

test('the registration keeps the password when the server refuses a field of the first step', async () => {
  const { form, store } = await sendRefused(refuse(PHONE));
  expect([store.step.value, form.errors.value]).toEqual([1, { phone: 'invalid' }]);
  expect(form.values.value.password).toBe(ACCOUNT.password);
});

test('of a refusal of both steps, the registration shows each error in its own step', async () => {
  const taken = { field: 'email', kind: 'email-exists' } as const;
  const { form, modal, store } = await sendRefused(refuse(PHONE, taken));
  expect([store.step.value, form.errors.value]).toEqual([1, { phone: 'invalid' }]);
  form.change('phone', '55 8765 4321');
  expect(form.isInvalid.value).toBe(false);
  await store.next();
  const before = form.submitCount.value;
  modal.accept();
  expect([store.step.value, form.errors.value]).toEqual([2, { email: 'email-exists' }]);
  expect(form.submitCount.value).toBe(before + 1);
});

test('an error of the second step shows when the step opens, and no more after the player has gone back and forth', async () => {
  const { form, modal, store } = await sendRefused(refuse(PHONE, { field: 'email', kind: 'email-exists' }));
  await store.next();
  modal.accept();
  store.goBack();
  await store.next();
  modal.accept();
  expect([store.step.value, form.errors.value]).toEqual([2, {}]);
});

test('a change of the e-mail leaves the password that the server has refused marked', async () => {
  const world = await sendRefused(refuse({ field: 'password', kind: 'password-common' }));
  fill(world, { email: 'ana.ruiz@correo.mx' });
  expect(world.form.errors.value).toEqual({ password: 'password-common' });
  fill(world, { password: 'otras papas con chile' });
  expect(world.form.errors.value).toEqual({});
});

test('“Reintentar” of a failed registration closes when its page is left', async () => {
  const world = await setUpPerson();
  const close = world.store.open();
  fill(world, ACCOUNT);
  world.methods.register.mockRejectedValueOnce(new ApiError('networkError'));
  await world.store.create();
  expect(world.modal.current.value).toMatchObject({ type: 'networkError', params: { canRetry: true } });
  close();
  expect(world.modal.current.value).toBeNull();
});

test('a registration that fails after its page was left shows networkError without “Reintentar”', async () => {
  const world = await setUpPerson();
  const close = world.store.open();
  fill(world, ACCOUNT);
  world.methods.register.mockImplementationOnce(async () => {
    close();
    throw new ApiError('networkError');
  });
  await world.store.create();
  expect(world.modal.current.value).toMatchObject({ type: 'networkError', params: { canRetry: false } });
});
