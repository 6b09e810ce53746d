import { afterEach, expect, test } from 'vitest';
import { createMirageServer } from '../server.ts';
import { startBackEnd } from '../testing/back-end.ts';
import { seedFactories } from './index.ts';

afterEach(() => seedFactories(0));

function createUsers(seed: number) {
  const { server } = createMirageServer({ seed: 7, getWorld: () => startBackEnd().world });
  seedFactories(seed);
  return server.createList('user', 3).map(({ attrs: { id: _id, ...attrs } }) => attrs);
}

test('the user factory creates the same people for the same seed', () => {
  expect(createUsers(3)).toEqual(createUsers(3));
});

test('the user factory gives the first user another name for another seed', () => {
  expect(createUsers(3)[0]?.name).not.toBe(createUsers(4)[0]?.name);
});

test('the user factory gives each of three users a unique e-mail and nickname', () => {
  const users = createUsers(3);
  expect(new Set(users.map(({ email }) => email)).size).toBe(3);
  expect(new Set(users.map(({ nickname }) => nickname)).size).toBe(3);
});

test('the user factory creates nicknames, phones, zip codes and birth dates in the format that registration requires', () => {
  for (const { nickname, phone, zipcode, birthdate } of createUsers(3)) {
    expect(nickname).toMatch(/^[\p{L}\p{N}_.-]{3,20}$/u);
    expect(phone).toMatch(/^\d{10}$/);
    expect(zipcode).toMatch(/^\d{5}$/);
    expect(birthdate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
