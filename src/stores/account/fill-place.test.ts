import { expect, test } from 'vitest';
import type { ZipcodePlace } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { fill, PLACE, settle, setUp, setUpPerson } from './register-form.test.helper.ts';

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
