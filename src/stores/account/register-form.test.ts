import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { createFakeApi, type FakeCalls, failing } from '../../testing/fake-api.ts';
import { at } from '../../testing/fixtures.ts';
import type { AuthStore } from '../session/auth.ts';
import { createModalStore } from '../shell/modal.ts';
import { createTimeStore } from '../shell/time.ts';
import { createRegisterForm } from './register-form.ts';
import type { RegisterValues } from './register-values.ts';

const PLACE: ZipcodePlace = {
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

type World = ReturnType<typeof setUp>;

function setUp(zipcode: FakeCalls['zipcode'] = async () => PLACE) {
  const time = createTimeStore({ clock: { now: () => at('2026-08-29T12:00:00') } });
  const modal = createModalStore();
  const methods = {
    zipcode: vi.fn(zipcode),
    register: vi.fn<FakeCalls['register']>(async ({ email }) => ({ email })),
  };
  const auth = { requireVerification: vi.fn<AuthStore['requireVerification']>() };
  const onRegistered = vi.fn();
  const store = createRegisterForm({
    api: createFakeApi(methods),
    auth: auth as unknown as AuthStore,
    modal,
    time,
    onRegistered,
  });
  return { store, form: store.form, methods, auth, modal, onRegistered };
}

function fill({ form }: World, values: Partial<RegisterValues>) {
  for (const [field, value] of Object.entries(values)) form.change(field as keyof RegisterValues, value);
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function setUpPerson(zipcode?: FakeCalls['zipcode']) {
  const world = setUp(zipcode);
  fill(world, PERSON);
  world.store.changeZipcode('06700');
  await settle();
  world.form.change('neighborhood', 'Roma Norte');
  return world;
}

test.each([
  [['Roma Norte'], 'Roma Norte'],
  [[], ''],
])(
  'the registration form with a postal code whose neighborhoods are %j sets the neighborhood to %j',
  async (neighborhoods, taken) => {
    const { form, store } = await setUpPerson(async () => ({ ...PLACE, neighborhoods }));
    store.changeZipcode('01000');
    await settle();
    expect(form.values.value.neighborhood).toBe(taken);
  },
);

test.each(['', '0670', '067000', '0670a'])(
  'the registration form does not look up the postal code %j',
  async (text) => {
    const { store, methods, form } = setUp();
    store.changeZipcode(text);
    await settle();
    expect([methods.zipcode.mock.calls, form.values.value.zipcode]).toEqual([[], text]);
  },
);

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

test('the registration form keeps the state and repeats no look-up when spaces are typed into the postal code', async () => {
  const { store, methods, form } = await setUpPerson();
  store.changeZipcode('06 700');
  await settle();
  expect(methods.zipcode.mock.calls.map(([zipcode]) => zipcode)).toEqual(['06700']);
  expect([form.values.value.zipcode, form.values.value.state]).toEqual(['06 700', 'CDMX']);
});

test('the registration form empties state, municipality and neighborhood when the player changes a postal code that was found', async () => {
  const { store, form } = await setUpPerson();
  store.changeZipcode('0670');
  const { state, municipality, neighborhood } = form.values.value;
  expect([state, municipality, neighborhood]).toEqual(['', '', '']);
  expect(store.place.value).toEqual({ status: 'idle' });
});

test('the registration form keeps a state typed by the player when the postal code changes after a failed look-up', async () => {
  const world = setUp(failing('networkError'));
  world.store.changeZipcode('06700');
  await settle();
  fill(world, { state: 'Jalisco' });
  world.store.changeZipcode('0670');
  expect([world.form.values.value.state, world.store.place.value.status]).toEqual(['Jalisco', 'failed']);
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

test('the registration form keeps the place of the second postal code when that of the first arrives later', async () => {
  const answers: ((place: ZipcodePlace) => void)[] = [];
  const world = setUp(() => new Promise((resolve) => answers.push(resolve)));
  for (const zipcode of ['06700', '01000']) world.store.changeZipcode(zipcode);
  answers[1]?.({ ...PLACE, municipality: 'Álvaro Obregón' });
  await settle();
  answers[0]?.(PLACE);
  await settle();
  expect(world.form.values.value.municipality).toBe('Álvaro Obregón');
});
