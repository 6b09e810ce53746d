import { expect, test } from 'vitest';
import { toInstant } from '../lib/time.ts';
import { choosePerson } from './choose-person.ts';
import { INVENTED_PEOPLE } from './invented-people.ts';

const now = toInstant('2026-08-26', '12:00:00');

test('equal worlds choose the same person, and worlds of other seeds choose others', () => {
  const choose = (seed: number) => choosePerson('confirmed', { seed, now, users: [] }).email;
  expect(choose(7)).toBe(choose(7));
  expect(new Set(Array.from({ length: 200 }, (_, seed) => choose(seed))).size).toBe(
    INVENTED_PEOPLE.plain.length,
  );
});

test('thirty people chosen one after the other have different nicknames of at most 20 characters and e-mails', () => {
  const users: ReturnType<typeof choosePerson>[] = [];
  for (let count = 0; count < 30; count += 1) users.push(choosePerson('longName', { seed: 7, now, users }));
  for (const column of ['nickname', 'email'] as const)
    expect(new Set(users.map((user) => user[column])).size).toBe(30);
  for (const { nickname } of users) expect(nickname.length).toBeLessThanOrEqual(20);
  expect(users.length).toBeGreaterThan(INVENTED_PEOPLE.longName.length);
});

test.each([
  ['2026-08-26', '2008-08-26'],
  ['2028-02-29', '2010-02-28'],
])('a person who is chosen on %s and is just an adult was born on %s', (today, birthdate) => {
  const person = choosePerson('justAdult', { seed: 7, now: toInstant(today, '00:00:00'), users: [] });
  expect(person.birthdate).toBe(birthdate);
});
