import { expect, test } from 'vitest';
import { unpackText } from '../lib/codec.ts';
import { startCaller } from '../testing/caller.ts';

const PERSON = {
  name: 'Rosaura',
  last_name: 'Quintanilla',
  nickname: 'rosi_la_porra',
  email: 'rosaura.q@miempresa.mx',
  phone: '5598761234',
  password: 'Canicas-2031',
};

async function startWithRosaura() {
  const { control } = startCaller();
  const { id } = control.world.table('users').rows.find(({ email }) => email === 'nico@correo.mx') ?? {};
  await control.world.edit('users', String(id), PERSON);
  return { control, id };
}

const SECRETS = [...Object.values(PERSON), '@', '%40', 'miempresa'];

test.each(SECRETS)('a private link to a world doesn’t contain “%s”', async (secret) => {
  const { control } = await startWithRosaura();
  const text = await unpackText(await control.world.pack({ isPrivate: true }), 1_000_000);
  expect(text).not.toContain(secret);
});

test.each(SECRETS)(
  'the private text of a world doesn’t contain “%s”, also of another branch',
  async (secret) => {
    const { control } = await startWithRosaura();
    await control.branch.create();
    await control.world.edit('weeks', 7, { alias: 'Clásicos' });
    expect(control.world.export({ isPrivate: true })).not.toContain(secret);
  },
);

test('a private link to a world doesn’t contain an incomplete phone number of an account', async () => {
  const { control, id } = await startWithRosaura();
  await control.world.edit('users', String(id), { phone: '559876123' });
  expect(control.world.export({ isPrivate: true })).not.toContain('9876123');
});

test('the private text of a world is imported as the same world, without what came later', async () => {
  const { control, logIn } = startCaller();
  await logIn();
  const before = await control.world.hash();
  await control.world.import(control.world.export({ isPrivate: true }));
  expect(await control.world.hash()).toBe(before);
  expect(control.world.user()?.name).toBe('Ana');
});

test('`unpack` with a rate and `inPlace` opens the world at that rate and keeps no earlier branch', async () => {
  const { control, logIn } = startCaller();
  await logIn();
  await control.clock.resume(60);
  const packed = await control.world.pack();
  await control.world.unpack(packed, { rate: 0, inPlace: true });
  expect([control.clock.view().rate, control.branch.list().length]).toEqual([0, 1]);
});

test('a private link opens a world with an invented equivalent of the person', async () => {
  const { control, id } = await startWithRosaura();
  await control.world.unpack(await control.world.pack({ isPrivate: true }));
  const row = control.world.table('users').rows.find((user) => user.id === id);
  expect(row).toMatchObject({
    name: expect.stringMatching(/^[A-Z][a-z]{6}$/),
    email: expect.stringMatching(/^[a-z]{7}\.[a-z]@[a-z]{9}\.mx$/),
    phone: expect.stringMatching(/^55\d{8}$/),
  });
  expect(Object.values(row ?? {})).not.toContain('Rosaura');
});

test('a private link to a world without an own account opens the same world', async () => {
  const { control, logIn } = startCaller();
  await logIn();
  const before = await control.world.hash();
  await control.world.unpack(await control.world.pack({ isPrivate: true }));
  expect(await control.world.hash()).toBe(before);
});
