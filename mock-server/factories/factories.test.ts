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

test('the user factory creates the same valid and unique people for the same seed, and others for another seed', () => {
  const users = createUsers(3);
  expect(createUsers(3)).toEqual(users);
  expect(createUsers(4)[0]?.name).not.toBe(users[0]?.name);
  expect(new Set(users.flatMap(({ email, nickname }) => [email, nickname])).size).toBe(6);
  for (const { nickname, phone, zipcode, birthdate } of users) {
    expect(nickname).toMatch(/^[\p{L}\p{N}_.-]{3,20}$/u);
    expect(phone).toMatch(/^\d{10}$/);
    expect(zipcode).toMatch(/^\d{5}$/);
    expect(birthdate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
