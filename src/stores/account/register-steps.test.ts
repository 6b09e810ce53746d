import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { failing } from '../../testing/fake-api.ts';
import { fill, PERSON, settle, setUp, setUpPerson } from './register-form.test.helper.ts';

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
