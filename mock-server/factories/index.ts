import type { Faker } from '@faker-js/faker';
import { Factory } from 'miragejs';
import { createFaker } from '../lib/faker.ts';
import type { GameRow, PredictionRow, TriviaRow, UserRow } from '../models/rows.ts';

// The `Faker` is created at its first use, because creating it takes 10 ms and the seeds don't need it.
let seed = 0;
let made: Faker | null = null;
const getFaker = (): Faker => {
  made ??= createFaker(seed);
  return made;
};

export function seedFactories(next: number) {
  seed = next;
  made = null;
}

type Columns<Row> = { [Name in keyof Omit<Row, 'id'>]?: Row[Name] | ((index: number) => Row[Name]) };
const columns = <Row>(definition: Columns<Row>) => definition;

export const factories = {
  user: Factory.extend(
    columns<UserRow>({
      name: () => getFaker().person.firstName(),
      last_name: () => getFaker().person.lastName(),
      nickname: (index) => `${getFaker().internet.username().slice(0, 14)}_${index}`,
      email: (index) => `jugador${index}@correo.mx`,
      phone: () => getFaker().string.numeric({ length: 10, allowLeadingZeros: false }),
      birthdate: () =>
        getFaker()
          .date.birthdate({ min: 18, max: 70, mode: 'age', refDate: '2026-08-26' })
          .toISOString()
          .slice(0, 10),
      zipcode: () => getFaker().location.zipCode(),
      state: () => getFaker().location.state(),
      municipality: () => getFaker().location.city(),
      neighborhood: () => getFaker().location.street(),
      password: 'papas con chile',
      verified_at: null,
      accepts_marketing: false,
      created_at: 0,
      deleted_at: null,
    }),
  ),
  game: Factory.extend(
    columns<GameRow>({
      stadium: '',
      city: '',
      home_goals: 0,
      away_goals: 0,
      status: null,
      postponed_at: null,
      published_at: 0,
      hides_score: false,
    }),
  ),
  trivia: Factory.extend(columns<TriviaRow>({ question: '', options: () => [], correct: '' })),
  prediction: Factory.extend(
    columns<PredictionRow>({ home_score: 0, away_score: 0, created_at: 0, seeded: false }),
  ),
};
