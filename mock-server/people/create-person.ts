/**
 * Invents people with Faker's Mexican data. Only the builds and the tests run this module: the simulator has the people
 * that it has made (`people.ts`, `invented-people.ts`).
 */
import { base, es, es_MX, Faker } from '@faker-js/faker';
import { ZIPCODES } from '../fixtures/zipcodes.ts';
import type { NameTrait, Person } from './person.ts';

export const createFaker = (seed: number) => new Faker({ locale: [es_MX, es, base], seed });

/** The day from which the ages are counted: the first day of the season. */
const TODAY = '2026-07-17T00:00:00Z';

const ACCENT = /[áéíóúüñ]/i;
/**
 * Some of Faker's last names are a whole name, such as “Quintero de la cruz”, and those with K or X are not Mexican.
 */
const PLAIN_LAST_NAME = /^(?![KX])\p{Lu}\p{Ll}+$/u;
const MAX_NAME = 60;
const MAX_LAST_NAME = 80;
const MAX_NICKNAME = 20;

/** Calls `create` until its result is as wanted. */
function until(create: () => string, isWanted: (text: string) => boolean): string {
  for (;;) {
    const text = create();
    if (isWanted(text)) return text;
  }
}

type Names = Pick<Person, 'name' | 'last_name'>;

const createFirstName = (faker: Faker) => faker.person.firstName();
export const createLastName = (faker: Faker) =>
  until(
    () => faker.helpers.arrayElement(es_MX.person?.last_name?.generic ?? []),
    (text) => PLAIN_LAST_NAME.test(text),
  );
const createLastNames = (faker: Faker) => `${createLastName(faker)} ${createLastName(faker)}`;
const createNames = (faker: Faker): Names => ({
  name: createFirstName(faker),
  last_name: createLastNames(faker),
});

/** Joins words by `glues` in turn, while the text has at most `max` characters. */
function fillUp(create: () => string, glues: readonly string[], max: number): string {
  let text = create();
  for (let count = 0; ; count += 1) {
    const longer = `${text}${glues[count % glues.length]}${create()}`;
    if (longer.length > max) return text;
    text = longer;
  }
}

/** What each trait changes. */
const TRAITS: Readonly<Record<NameTrait, (faker: Faker) => Partial<Names>>> = {
  longName: (faker) => {
    const sex = faker.person.sexType();
    return {
      name: fillUp(() => faker.person.firstName(sex), [' '], MAX_NAME),
      last_name: fillUp(() => createLastName(faker), [' y ', ' de '], MAX_LAST_NAME),
    };
  },
  accents: (faker) => {
    const hasAccent = (text: string) => ACCENT.test(text);
    const createAccented = () => until(() => createLastName(faker), hasAccent);
    return {
      name: until(() => createFirstName(faker), hasAccent),
      last_name: `${createAccented()} ${until(createAccented, (text) => /ñ/i.test(text))}`,
    };
  },
  apostrophe: (faker) => {
    const particle = faker.helpers.arrayElement(["D'", "O'"]);
    const beginsWithVowel = (text: string) => /^[AEIOU]/.test(text);
    const last_name = `${particle}${until(() => createLastName(faker), beginsWithVowel)}`;
    return { last_name: `${last_name} ${createLastName(faker)}` };
  },
};

/** By municipality: the first digits of its phone numbers. In the others they are 55. */
const AREA_CODES: Readonly<Record<string, string>> = {
  Guadalajara: '33',
  Monterrey: '81',
  Puebla: '222',
  León: '477',
  Mérida: '999',
  Tijuana: '664',
  Querétaro: '442',
  Toluca: '722',
};

/** Invents where a person lives, how to reach them and when they were born. */
export function createDetails(faker: Faker) {
  const [zipcode, state, municipality, _city, ...neighborhoods] = faker.helpers.arrayElement(ZIPCODES);
  const areaCode = AREA_CODES[municipality] ?? '55';
  // No area code is followed by a 0 or a 1.
  const phone = areaCode + faker.string.numeric({ length: 10 - areaCode.length, exclude: ['0', '1'] });
  const birthdate = faker.date.birthdate({ mode: 'age', min: 19, max: 55, refDate: TODAY });
  return {
    phone,
    birthdate: birthdate.toISOString().slice(0, 10),
    zipcode,
    state,
    municipality,
    neighborhood: faker.helpers.arrayElement(neighborhoods),
  };
}

/** Returns a function that invents a person. Equal seeds invent the same people in the same order. */
export function createPersonFactory(seed: number) {
  const faker = createFaker(seed);
  const nicknames = new Set<string>();
  return (trait?: NameTrait): Person => {
    const names = { ...createNames(faker), ...(trait && TRAITS[trait](faker)) };
    const nickname = until(
      () => createNickname(faker, names),
      (text) => !nicknames.has(text),
    );
    nicknames.add(nickname);
    return { ...names, nickname, ...createDetails(faker) };
  };
}

function createNickname(faker: Faker, { name, last_name }: Names): string {
  const [first = ''] = name.toLowerCase().split(' ');
  const [last = ''] = last_name.toLowerCase().replace(/'/g, '').split(' ');
  const joined = `${first}${faker.helpers.arrayElement(['_', '.', '-', ''])}${last}`;
  return `${joined.slice(0, MAX_NICKNAME - 2)}${faker.helpers.arrayElement(['', faker.string.numeric(2)])}`;
}
