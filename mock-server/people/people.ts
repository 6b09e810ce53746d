/**
 * Names and people from Faker. The simulator's build runs this module and bundles its exports as data, so Faker isn't
 * in the bundle (`scripts/simulator-build.ts`).
 */

import { PERSONAS } from '../fixtures/personas.ts';
import { normalize } from '../lib/text.ts';
import { createDetails, createFaker, createLastName } from './create-person.ts';

const faker = createFaker(1987);

/** Returns `count` different results of `create` that have only the letters of `form`. */
function collect(count: number, form: RegExp, create: () => string): string[] {
  const found = new Set<string>();
  while (found.size < count) {
    const text = create();
    if (form.test(text)) found.add(text);
  }
  return [...found];
}

/** In worlds of before 2026-11-29, the nicknames of the simulated players begin with these names. */
export const SHORT_NAMES = collect(32, /^[a-z]{3,6}$/, () => normalize(faker.person.firstName()));

faker.seed(2026);
/** The names of the simulated players. */
export const FIRST_NAMES = collect(40, /^\p{Lu}\p{Ll}{2,7}$/u, () => faker.person.firstName());
export const LAST_NAMES = collect(40, /^\p{Lu}\p{Ll}{2,6}$/u, () => createLastName(faker));

/** With it, each persona lives in another neighborhood. */
const FIRST_SEED = 300;

/** By id: when each persona was born, how to reach them and where they live. */
export const PERSONA_DETAILS = Object.fromEntries(
  PERSONAS.filter(({ email }) => email !== null).map(({ id }, index) => [
    id,
    createDetails(createFaker(FIRST_SEED + index)),
  ]),
);
