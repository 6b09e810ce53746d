import { base, es, es_MX, Faker } from '@faker-js/faker';

export function createFaker(seed: number): Faker {
  const faker = new Faker({ locale: [es_MX, es, base] });
  faker.seed(seed);
  return faker;
}
