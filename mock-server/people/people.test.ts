import { expect, test } from 'vitest';
import { PERSONAS } from '../fixtures/personas.ts';
import { ZIPCODES } from '../fixtures/zipcodes.ts';
import { getRegistrationErrors } from '../rules/registration.ts';
import { WORLD_START } from '../seeds/index.ts';
import { createEmail } from './choose-person.ts';
import { INVENTED_PEOPLE } from './invented-people.ts';
import { FIRST_NAMES, LAST_NAMES, PERSONA_DETAILS } from './people.ts';
import { PERSON_TRAITS } from './person.ts';

const everybody = Object.values(INVENTED_PEOPLE).flat();

test('each persona with an account has a birthday, a phone number and a neighborhood that no other persona has', () => {
  const details = Object.values(PERSONA_DETAILS);
  expect(Object.keys(PERSONA_DETAILS)).toEqual(
    PERSONAS.flatMap(({ id, email }) => (email === null ? [] : [id])),
  );
  for (const column of ['birthdate', 'phone', 'neighborhood'] as const)
    expect(new Set(details.map((person) => person[column])).size, column).toBe(details.length);
});

test('every persona and every invented person lives at an address of the table of postal codes', () => {
  for (const { zipcode, state, municipality, neighborhood } of [
    ...Object.values(PERSONA_DETAILS),
    ...everybody,
  ]) {
    const row: readonly string[] | undefined = ZIPCODES.find(([code]) => code === zipcode);
    expect(row?.slice(1, 3)).toEqual([state, municipality]);
    expect(row?.slice(4)).toContain(neighborhood);
  }
});

test('the server accepts the registration of every invented person', () => {
  for (const person of everybody) {
    const input = { ...person, email: createEmail(person), password: 'limones con sal' };
    const errors = getRegistrationErrors(
      { ...input, accepts_terms: true, accepts_privacy: true },
      [],
      WORLD_START,
    );
    expect(errors, person.nickname).toEqual({});
  }
});

test('no two invented people have the same nickname or phone number', () => {
  for (const column of ['nickname', 'phone'] as const)
    expect(new Set(everybody.map((person) => person[column])).size, column).toBe(everybody.length);
});

test('the traits of invented people show in their long names, accents and apostrophes', () => {
  const { longName, accents, apostrophe } = INVENTED_PEOPLE;
  for (const { name, last_name } of longName) {
    expect(name.length).toBeGreaterThan(45);
    expect(last_name.length).toBeGreaterThan(60);
  }
  for (const { name, last_name } of accents) {
    expect(name).toMatch(/[áéíóúüñ]/i);
    expect(last_name).toMatch(/ñ/i);
  }
  for (const { last_name } of apostrophe) expect(last_name).toMatch(/^[DO]'[AEIOU]/);
});

test('the last names of all other people have two words, and the names of nicknames are different', () => {
  const { longName: _long, ...others } = INVENTED_PEOPLE;
  for (const { last_name } of Object.values(others).flat()) expect(last_name.split(' ')).toHaveLength(2);
  for (const names of [FIRST_NAMES, LAST_NAMES]) expect(new Set(names).size).toBe(40);
});

test('there are at least four people to choose from for each trait of a person', () => {
  const { plain, ...named } = INVENTED_PEOPLE;
  for (const people of Object.values(named)) expect(people.length).toBeGreaterThanOrEqual(4);
  const sharing = PERSON_TRAITS.filter((trait) => !(trait in named));
  expect(plain.length).toBeGreaterThanOrEqual(4 * sharing.length);
});
