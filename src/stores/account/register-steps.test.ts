import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { fill, PERSON, PLACE, settle, setUp, setUpPerson } from './register-form.test.helper.ts';

const ACCOUNT = {
  nickname: ' ana_r ',
  email: ' Ana@Correo.MX ',
  password: ' papas con chile ',
  acceptsTerms: true,
  acceptsPrivacy: true,
};

test('the registration form shows the error of each invalid field of the first step', async () => {
  const world = setUp();
  fill(world, {
    name: 'A',
    lastName: '1',
    birthdate: { day: '30', month: '8', year: '2008' },
    phone: '55',
    zipcode: '1',
  });
  await world.store.next();
  expect(world.form.errors.value).toEqual({
    name: 'name',
    lastName: 'last-name',
    birthdate: 'underage',
    phone: 'phone',
    zipcode: 'zipcode',
  });
});

test('the registration form accepts a player whose 18th birthday is the current date of the time store', () => {
  const world = setUp();
  fill(world, { birthdate: { day: '29', month: '8', year: '2008' } });
  world.store.blur('birthdate');
  expect(world.form.errors.value).toEqual({});
});

test('the registration form requires a neighborhood after the look-up of the postal code has found a place', async () => {
  const world = await setUpPerson();
  world.form.change('neighborhood', ' ');
  await world.store.next();
  expect([world.form.errors.value, world.modal.current.value]).toEqual([
    { neighborhood: 'neighborhood' },
    null,
  ]);
});

test('the registration form requires a typed state, municipality and neighborhood when the look-up of the postal code has failed', async () => {
  const world = setUp(failing('network'));
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

test('the registration form waits for a pending look-up of the postal code before it opens the dialog that ends the first step', async () => {
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

test('when the player continues to the second step, the registration form looks up a postal code that was set without `changeZipcode`', async () => {
  const world = setUp(async () => ({ ...PLACE, neighborhoods: ['Roma Norte'] }));
  fill(world, { ...PERSON, zipcode: '06 700' });
  await world.store.next();
  expect(world.methods.zipcode.mock.calls.map(([zipcode]) => zipcode)).toEqual(['06700']);
  expect(world.modal.current.value?.type).toBe('continueStepForm');
});

test('the registration form does not repeat a successful look-up of the postal code when the player continues to the second step', async () => {
  const { store, methods } = await setUpPerson();
  await store.next();
  expect(methods.zipcode).toHaveBeenCalledOnce();
});

test('the registration form does not look up a malformed postal code when the player continues to the second step', async () => {
  const world = setUp();
  fill(world, { ...PERSON, zipcode: '0670' });
  await world.store.next();
  expect([world.methods.zipcode.mock.calls, world.form.errors.value]).toEqual([[], { zipcode: 'zipcode' }]);
});

test('the registration form returns to the first step and clears the errors of the second step when the player goes back', async () => {
  const { store, modal, form } = await setUpPerson();
  await store.next();
  modal.accept();
  await store.create();
  expect(form.isInvalid.value).toBe(true);
  store.goBack();
  expect([store.step.value, form.errors.value]).toEqual([1, {}]);
});

test('the registration form keeps an invalid phone number as typed on blur', () => {
  const world = setUp();
  fill(world, { phone: '55 12' });
  world.store.blur('phone');
  expect([world.form.values.value.phone, world.form.errors.value]).toEqual(['55 12', { phone: 'phone' }]);
});

test('the registration form suggests the e-mail with its domain corrected after a blur of the e-mail field, until the e-mail changes', () => {
  const world = setUp();
  fill(world, { email: 'ana@gmial.com' });
  world.store.blur('nickname');
  expect(world.store.suggestion.value).toBeNull();
  world.store.takeSuggestion();
  expect(world.form.values.value.email).toBe('ana@gmial.com');
  world.store.blur('email');
  expect(world.store.suggestion.value).toBe('ana@gmail.com');
  fill(world, { email: 'ana@gmial.com.' });
  expect(world.store.suggestion.value).toBeNull();
});

test('the registration form requires the fields of the second step, but not the marketing consent', async () => {
  const { store, form, auth } = setUp();
  await store.create();
  expect(form.errors.value).toEqual({
    nickname: 'required',
    email: 'required',
    password: 'required',
    acceptsTerms: 'terms',
    acceptsPrivacy: 'privacy',
  });
  store.blur('acceptsMarketing');
  expect(form.errors.value.acceptsMarketing).toBeUndefined();
  expect(auth.register).not.toHaveBeenCalled();
});

test('the registration form validates a password with an error again when the e-mail changes', () => {
  const world = setUp();
  fill(world, { email: 'ana@correo.mx', password: 'ana@correo.mx' });
  world.store.blur('password');
  expect(world.form.errors.value).toEqual({ password: 'password-common' });
  fill(world, { email: 'luis@correo.mx' });
  expect(world.form.errors.value).toEqual({});
});

test('the registration form sends normalised values and the password as typed, calls onRegistered and shows createAccount, then newAccount', async () => {
  const world = await setUpPerson();
  const { store, auth, modal, onRegistered } = world;
  fill(world, ACCOUNT);
  const creating = store.create();
  expect(modal.current.value?.type).toBe('createAccount');
  await creating;
  expect(auth.register.mock.calls).toEqual([
    [
      {
        name: 'Ana María',
        lastName: 'Ruiz',
        birthdate: '1990-02-01',
        phone: '5512345678',
        zipcode: '06700',
        state: 'CDMX',
        municipality: 'Cuauhtémoc',
        neighborhood: 'Roma Norte',
        nickname: 'ana_r',
        email: 'ana@correo.mx',
        password: ' papas con chile ',
        acceptsTerms: true,
        acceptsPrivacy: true,
        acceptsMarketing: false,
      },
    ],
  ]);
  expect(onRegistered).toHaveBeenCalledOnce();
  expect(modal.current.value).toEqual({ type: 'newAccount', params: { email: 'ana@correo.mx' } });
});

test('the registration form opens its error dialog after the player closes another dialog that has replaced “Creando tu cuenta…”', async () => {
  const world = await setUpPerson();
  fill(world, ACCOUNT);
  world.auth.register.mockImplementationOnce(async () => {
    world.modal.show({ type: 'expiredSession' });
    throw new ApiError('network');
  });
  await world.store.create();
  expect(world.modal.current.value?.type).toBe('expiredSession');
  world.modal.accept();
  expect(world.modal.current.value?.type).toBe('networkError');
});
