import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';

test('mail.last returns the path and expiry of a password link, and whether a link or code is valid', async () => {
  const caller = startCaller({ players: 30 });
  const { mail, clock } = caller.control;
  await caller.post('/api/auth/forgot-password', { email: 'ana@correo.mx' });
  const link = mail.last({ to: 'ana@correo.mx' });
  expect(link).toMatchObject({ kind: 'link', state: 'alive' });
  expect(link?.path).toMatch(/^\/user\/change-password\/ana%40correo\.mx\/[0-9a-f]{64}$/);
  expect((link?.expires_at ?? 0) - (link?.created_at ?? 0)).toBe(60 * 60_000);
  await clock.goto('enlace()');
  expect(mail.last({ kind: 'link' })?.state).toBe('expired');
  await clock.goto('codigo() - 1s', { data: false });
  expect(mail.last({ kind: 'code' })?.state).toBe('alive');
});

test('mail.list leaves out a mail of the season’s data before the time of that mail', async () => {
  const { mail, clock } = startCaller({ players: 30 }).control;
  const [seeded] = mail.list();
  const sentAt = seeded?.created_at ?? Number.NaN;
  await clock.goto(sentAt);
  expect(mail.list()).toHaveLength(1);
  await clock.goto(sentAt - 1);
  expect(mail.list()).toEqual([]);
});

test('mail.expire expires the newest valid mail, then the one before it, and rejects when none is valid', async () => {
  const caller = startCaller({ players: 30 });
  const { mail } = caller.control;
  const recipients = ['ana@correo.mx', 'nico@correo.mx'];
  for (const email of recipients) await caller.post('/api/auth/forgot-password', { email });
  const getStates = () => recipients.map((to) => mail.last({ to, kind: 'link' })?.state);
  expect(getStates()).toEqual(['alive', 'alive']);
  await mail.expire();
  expect(getStates()).toEqual(['alive', 'expired']);
  while (mail.list().some(({ state }) => state === 'alive')) await mail.expire();
  await expect(mail.expire()).rejects.toThrow('No hay ningún correo vigente.');
});

test('mail.expire with an id expires that mail alone, and rejects an unknown id', async () => {
  const caller = startCaller({ players: 30 });
  const { mail } = caller.control;
  for (const email of ['ana@correo.mx', 'nico@correo.mx'])
    await caller.post('/api/auth/forgot-password', { email });
  const [first, second] = mail.list({ kind: 'link' }).slice(-2);
  await mail.expire(first?.id);
  const getState = (id?: string) => mail.list().find((row) => row.id === id)?.state;
  expect([getState(first?.id), getState(second?.id)]).toEqual(['expired', 'alive']);
  await expect(mail.expire('99999')).rejects.toThrow();
});
