/**
 * The people whom “Persona nueva” and “Llenar el registro” use, by how they were invented. As in `people.ts`, the build
 * of the simulator bundles them without Faker.
 */
import { createPersonFactory } from './create-person.ts';
import type { NameTrait, Person } from './person.ts';

const createPerson = createPersonFactory(2031);
const create = (count: number, trait?: NameTrait) => Array.from({ length: count }, () => createPerson(trait));

export const INVENTED_PEOPLE: Readonly<Record<NameTrait | 'plain', readonly Person[]>> = {
  // For the traits that no name shows: `confirmed`, `justAdult` and `unverified`.
  plain: create(12),
  longName: create(4, 'longName'),
  accents: create(4, 'accents'),
  apostrophe: create(4, 'apostrophe'),
};
