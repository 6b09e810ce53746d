import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';
import { createRegistration } from '../testing/registration.ts';

test('world.as logs in the personas with a confirmed account, and rejects an unknown persona', async () => {
  const caller = startCaller({ players: 30 });
  const { world } = caller.control;
  for (const { id, email, deleted, verified } of world.personas()) {
    await world.as(id);
    expect(
      world.facts().some(({ kind, payload }) => kind === 'persona' && (payload as { id: string }).id === id),
    ).toBe(true);
    if (email && verified && !deleted) expect(world.user()?.email).toBe(email);
  }
  await expect(world.as('nadie')).rejects.toThrow('No existe la persona nadie. Hay: visitante, lupe');
});

test('world.as with the persona Sandra opens a session on another device, which ends the page’s', async () => {
  const caller = startCaller({ players: 30 });
  const { world } = caller.control;
  await world.as('sandra');
  const [mine, other] = world.table('sessions').rows;
  expect([mine?.revoked, other?.revoked]).toEqual([true, false]);
  caller.token = String(mine?.token);
  expect((await caller.get('/api/user')).status).toBe(401);
});

test('world.as with a persona whose e-mail was registered anew logs in the newest account', async () => {
  const caller = startCaller({ players: 30 });
  const { mail, world } = caller.control;
  const email = 'ernesto@correo.mx';
  for (const name of ['Segundo', 'Tercero']) {
    await caller.post('/api/user/register', { ...createRegistration(name.toLowerCase()), name, email });
    const otp = mail.last({ to: email, kind: 'code' })?.secret;
    const { body } = await caller.post('/api/user/verify', { email, otp });
    if (name === 'Tercero') break;
    caller.token = body.access_token;
    await caller.get('/api/user/delete');
    caller.token = null;
  }
  await world.as('ernesto');
  expect(world.user()?.name).toBe('Tercero');
});
