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
