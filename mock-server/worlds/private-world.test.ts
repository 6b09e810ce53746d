import { expect, test } from 'vitest';
import { unpackText } from '../lib/codec.ts';
import { startCaller } from '../testing/caller.ts';

const PERSON = {
  name: 'Rosaura',
  last_name: 'Quintanilla',
  nickname: 'rosi_la_porra',
  email: 'rosaura.q@miempresa.mx',
  phone: '5598761234',
};

async function startWithRosaura() {
  const { control } = startCaller();
  const { id } = control.world.table('users').rows.find(({ email }) => email === 'nico@correo.mx') ?? {};
  await control.world.edit('users', String(id), PERSON);
  return { control, id };
}

test.each([...Object.values(PERSON), '@', '%40'])(
  'a private link to a world doesn’t contain “%s”',
  async (secret) => {
    const { control } = await startWithRosaura();
    const text = await unpackText(await control.world.pack({ isPrivate: true }), 1_000_000);
    expect(text).not.toContain(secret);
  },
);

test('a private link opens a world with an invented equivalent of the person', async () => {
  const { control, id } = await startWithRosaura();
  await control.world.unpack(await control.world.pack({ isPrivate: true }));
  const row = control.world.table('users').rows.find((user) => user.id === id);
  expect(row).toMatchObject({
    name: expect.stringMatching(/^[A-Z][a-z]{6}$/),
    email: expect.stringMatching(/^[a-z]{7}\.[a-z]@miempresa\.mx$/),
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
