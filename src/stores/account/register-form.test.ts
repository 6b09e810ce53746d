import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { failing } from '../../testing/fake-api.ts';
import { createRegisterForm } from './register-form.ts';
import { EMPTY_REGISTRATION, type RegisterValues } from './registration-values.ts';

const PLACE: ZipcodePlace = {
  zipcode: '06700',
  state: 'CDMX',
  municipality: 'Cuauhtémoc',
  neighborhoods: ['Roma Norte', 'Roma Sur'],
};
const PERSON = {
  name: ' Ana  María',
  lastName: 'Ruiz ',
  birthdate: { day: '1', month: '2', year: '1990' },
  phone: '+52 55 1234 5678',
};
const ACCOUNT = {
  nickname: ' ana_r ',
  email: ' Ana@Correo.MX ',
  password: ' papas con chile ',
  acceptsTerms: true,
  acceptsPrivacy: true,
};

type World = ReturnType<typeof setUp>;

function setUp(zipcode: Api['zipcode'] = async () => PLACE) {
  const onRegistered = vi.fn();
  const world = setUpForm({ zipcode: vi.fn(zipcode) }, (deps) =>
    createRegisterForm({ ...deps, onRegistered }),
  );
  return { ...world, onRegistered, form: world.store.form };
}

function fill({ form }: World, values: Partial<RegisterValues>) {
  for (const [field, value] of Object.entries(values)) form.change(field as keyof RegisterValues, value);
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function setUpPerson(zipcode?: Api['zipcode']) {
  const world = setUp(zipcode);
  fill(world, PERSON);
  world.store.changeZipcode('06700');
  await settle();
  world.form.change('neighborhood', 'Roma Norte');
  return world;
}

test('a new registration form is empty, at its first step and without a place or suggestion', () => {
  const { store, form } = setUp();
  expect(form.values.value).toEqual(EMPTY_REGISTRATION);
  expect([store.step.value, store.place.value, store.suggestion.value]).toEqual([
    1,
    { status: 'idle' },
    null,
  ]);
  const { birthdate, acceptsTerms, acceptsPrivacy, acceptsMarketing, ...texts } = EMPTY_REGISTRATION;
  expect([birthdate, acceptsTerms, acceptsPrivacy, acceptsMarketing]).toEqual([
    { day: '', month: '', year: '' },
    false,
    false,
    false,
  ]);
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
});

test('the registration form fills in the place of the postal code and leaves several neighborhoods to the player', async () => {
  const world = setUp();
  world.store.changeZipcode('06700');
  await settle();
  const { state, municipality, neighborhood, zipcode } = world.form.values.value;
  expect([state, municipality, neighborhood, zipcode]).toEqual(['CDMX', 'Cuauhtémoc', '', '06700']);
  expect(world.store.place.value).toEqual({ status: 'ready', data: PLACE });
});

test.each([
  [['Roma Norte'], 'Roma Norte'],
  [[], ''],
])('the registration form with the neighborhoods %j preselects %j', async (neighborhoods, taken) => {
  const { form } = await setUpPerson(async () => ({ ...PLACE, neighborhoods })).then((world) => {
    world.store.changeZipcode('01000');
    return settle().then(() => world);
  });
  expect(form.values.value.neighborhood).toBe(taken);
});

test.each(['', '0670', '067000', '0670a'])(
  'the registration form does not look up the postal code %j',
  async (text) => {
    const { store, methods, form } = setUp();
    store.changeZipcode(text);
    await settle();
    expect([methods.zipcode.mock.calls, form.values.value.zipcode]).toEqual([[], text]);
  },
);

test('the registration form keeps its place and does not repeat the look-up when spaces are typed in the postal code', async () => {
  const { store, methods, form } = await setUpPerson();
  store.changeZipcode('06 700');
  await settle();
  expect(methods.zipcode.mock.calls.map(([zipcode]) => zipcode)).toEqual(['06700']);
  expect([form.values.value.zipcode, form.values.value.state]).toEqual(['06 700', 'CDMX']);
});

test('the registration form empties its place when the postal code changes', async () => {
  const { store, form } = await setUpPerson();
  store.changeZipcode('0670');
  const { state, municipality, neighborhood } = form.values.value;
  expect([state, municipality, neighborhood]).toEqual(['', '', '']);
  expect(store.place.value).toEqual({ status: 'idle' });
});

test('the registration form keeps a typed place when the postal code changes', async () => {
  const world = setUp(failing('network'));
  world.store.changeZipcode('06700');
  await settle();
  fill(world, { state: 'Jalisco' });
  world.store.changeZipcode('0670');
  expect([world.form.values.value.state, world.store.place.value.status]).toEqual(['Jalisco', 'failed']);
});

test('the registration form shows an error as soon as the server does not know the postal code', async () => {
  const { store, form } = setUp(failing('zipcode-not-found'));
  store.changeZipcode('00000');
  await settle();
  expect(form.errors.value).toEqual({ zipcode: 'zipcode-not-found' });
});

test('the registration form removes the error of the postal code when the next look-up succeeds', async () => {
  const { store, form, methods } = setUp(failing('zipcode-not-found'));
  store.changeZipcode('00000');
  await settle();
  methods.zipcode.mockResolvedValueOnce(PLACE);
  store.changeZipcode('06700');
  await settle();
  expect(form.errors.value).toEqual({});
});

test('the registration form shows a dialog when the look-up of a postal code fails, and the dialog can retry', async () => {
  const { store, methods, modal } = setUp(failing('network'));
  store.changeZipcode('06700');
  await settle();
  expect(modal.current.value?.type).toBe('networkError');
  methods.zipcode.mockResolvedValueOnce(PLACE);
  modal.accept();
  await settle();
  expect(store.place.value).toEqual({ status: 'ready', data: PLACE });
});

test('the registration form shows the missing fields of the first step, without the place', async () => {
  const { store, form, modal } = setUp();
  await store.next();
  expect(form.errors.value).toEqual({
    name: 'required',
    lastName: 'required',
    birthdate: 'required',
    phone: 'required',
    zipcode: 'required',
  });
  expect([modal.current.value, store.step.value]).toEqual([null, 1]);
});

test('the registration form validates each field of the first step', async () => {
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

test('the registration form calculates the age with the server’s date', () => {
  const world = setUp();
  fill(world, { birthdate: { day: '29', month: '8', year: '2008' } });
  world.store.blur('birthdate');
  expect(world.form.errors.value).toEqual({});
});

test('the registration form requires a neighborhood of the found place', async () => {
  const world = await setUpPerson();
  world.form.change('neighborhood', ' ');
  await world.store.next();
  expect([world.form.errors.value, world.modal.current.value]).toEqual([
    { neighborhood: 'neighborhood' },
    null,
  ]);
});

test('the registration form requires a typed place when the look-up has failed', async () => {
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

test('the registration form shows its second step after the dialog is accepted', async () => {
  const { store, modal } = await setUpPerson();
  await store.next();
  expect([modal.current.value?.type, store.step.value]).toEqual(['continueStepForm', 1]);
  modal.accept();
  expect(store.step.value).toBe(2);
});

test('the registration form waits for a pending look-up before it opens the dialog of the next step', async () => {
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

test('the registration form looks up a postal code that the browser has autofilled', async () => {
  const world = setUp(async () => ({ ...PLACE, neighborhoods: ['Roma Norte'] }));
  fill(world, { ...PERSON, zipcode: '06 700' });
  await world.store.next();
  expect(world.methods.zipcode.mock.calls.map(([zipcode]) => zipcode)).toEqual(['06700']);
  expect(world.modal.current.value?.type).toBe('continueStepForm');
});

test('the registration form does not look up a postal code again when its place is known', async () => {
  const { store, methods } = await setUpPerson();
  await store.next();
  expect(methods.zipcode).toHaveBeenCalledOnce();
});

test('the registration form does not look up a malformed postal code before the next step', async () => {
  const world = setUp();
  fill(world, { ...PERSON, zipcode: '0670' });
  await world.store.next();
  expect([world.methods.zipcode.mock.calls, world.form.errors.value]).toEqual([[], { zipcode: 'zipcode' }]);
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

test('the registration form formats the phone number on blur', () => {
  const world = setUp();
  fill(world, { phone: '5512345678' });
  world.store.blur('name');
  expect(world.form.values.value.phone).toBe('5512345678');
  world.store.blur('phone');
  expect(world.form.values.value.phone).toBe('55 1234 5678');
});

test('the registration form keeps an invalid phone number as typed on blur', () => {
  const world = setUp();
  fill(world, { phone: '55 12' });
  world.store.blur('phone');
  expect([world.form.values.value.phone, world.form.errors.value]).toEqual(['55 12', { phone: 'phone' }]);
});

test('the registration form suggests an e-mail domain on blur until the e-mail changes', () => {
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

test('the registration form replaces the e-mail with the accepted suggestion', () => {
  const world = setUp();
  fill(world, { email: 'ana@gmial.com' });
  world.store.blur('email');
  world.store.takeSuggestion();
  expect([world.form.values.value.email, world.store.suggestion.value]).toEqual(['ana@gmail.com', null]);
});

test('the registration form shows the missing fields of the second step, without the marketing consent', async () => {
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

test('the registration form validates the password again when the e-mail changes', () => {
  const world = setUp();
  fill(world, { email: 'ana@correo.mx', password: 'ana@correo.mx' });
  world.store.blur('password');
  expect(world.form.errors.value).toEqual({ password: 'password-common' });
  fill(world, { email: 'luis@correo.mx' });
  expect(world.form.errors.value).toEqual({});
});

test('the registration form sends cleaned values, shows its progress dialog and calls onRegistered', async () => {
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

test('the registration form closes its progress dialog and shows the field error when the server refuses', async () => {
  const world = await setUpPerson();
  const { store, auth, modal, form, onRegistered } = world;
  fill(world, ACCOUNT);
  auth.register.mockRejectedValueOnce(
    new ApiError('email-exists', { fields: [{ field: 'email', kind: 'email-exists' }] }),
  );
  await store.create();
  expect([modal.current.value, form.errors.value]).toEqual([null, { email: 'email-exists' }]);
  expect(onRegistered).not.toHaveBeenCalled();
});

test('the registration form shows an error dialog and starts its cooldown when the server asks to wait', async () => {
  const world = await setUpPerson();
  fill(world, ACCOUNT);
  world.auth.register.mockRejectedValueOnce(new ApiError('unprevented', { retryAfter: 30 }));
  await world.store.create();
  expect([world.modal.current.value?.type, world.store.cooldown.seconds.value]).toEqual([
    'unpreventedError',
    30,
  ]);
});
