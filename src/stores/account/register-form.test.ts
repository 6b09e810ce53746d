import { expect, test } from 'vitest';
import { failing } from '../../testing/fake-api.ts';
import { fill, PLACE, settle, setUp, setUpPerson } from './register-form.test.helper.ts';

test.each([
  [['Roma Norte'], 'Roma Norte'],
  [[], ''],
])(
  'the registration form with a postal code whose neighborhoods are %j sets the neighborhood to %j',
  async (neighborhoods, taken) => {
    const { form } = await setUpPerson(async () => ({ ...PLACE, neighborhoods })).then((world) => {
      world.store.changeZipcode('01000');
      return settle().then(() => world);
    });
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
  const world = setUp(failing('network'));
  world.store.changeZipcode('06700');
  await settle();
  fill(world, { state: 'Jalisco' });
  world.store.changeZipcode('0670');
  expect([world.form.values.value.state, world.store.place.value.status]).toEqual(['Jalisco', 'failed']);
});

test('the registration form shows no error of the postal code on blur while the look-up is pending', () => {
  const { store, form } = setUp(() => new Promise(() => undefined));
  store.changeZipcode('06700');
  store.blur('zipcode');
  expect([store.place.value.status, form.errors.value]).toEqual(['loading', {}]);
});

test('the registration form shows networkError when the look-up of a postal code fails, and looks it up again when the dialog is accepted', async () => {
  const { store, methods, modal } = setUp(failing('network'));
  store.changeZipcode('06700');
  await settle();
  expect(modal.current.value?.type).toBe('networkError');
  methods.zipcode.mockResolvedValueOnce(PLACE);
  modal.accept();
  await settle();
  expect(store.place.value).toEqual({ status: 'ready', data: PLACE });
});
