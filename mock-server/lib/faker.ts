import { base, es, es_MX, Faker } from '@faker-js/faker';

/** A generator of Mexican names and addresses. The same seed gives the same values on any machine. */
export function createFaker(seed: number): Faker {
  const faker = new Faker({ locale: [es_MX, es, base] });
  faker.seed(seed);
  return faker;
}
