/**
 * The people whom “Persona nueva” and “Llenar el registro” use, by what a tester asks of them. As in `people.ts`, the build
 * of the simulator bundles them without Faker.
 */

import { createPersonFactory } from './create-person.ts';
import type { Person, PersonTrait } from './person.ts';

const createPerson = createPersonFactory(2031);
const create = (count: number, ...traits: readonly PersonTrait[]) =>
  Array.from({ length: count }, () => createPerson(...traits));

export const INVENTED_PEOPLE: Readonly<Record<PersonTrait, readonly Person[]>> = {
  confirmed: create(8, 'confirmed'),
  longName: create(4, 'longName'),
  accents: create(4, 'accents'),
  apostrophe: create(4, 'apostrophe'),
  justAdult: create(4, 'justAdult'),
  unverified: create(4, 'unverified'),
};
