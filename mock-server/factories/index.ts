/** What a record looks like where only part of it is given. */
import { Factory } from 'miragejs';
import { createFaker } from '../lib/faker.ts';
import type { GameRow, PredictionRow, TriviaRow, UserRow } from '../models/rows.ts';

const faker = createFaker(0);

/** Makes the same values come again, from the first one. */
export const seedFactories = (seed: number) => faker.seed(seed);

type Columns<Row> = { [Name in keyof Omit<Row, 'id'>]?: Row[Name] | ((index: number) => Row[Name]) };
const columns = <Row>(definition: Columns<Row>) => definition;

export const factories = {
  user: Factory.extend(
    columns<UserRow>({
      name: () => faker.person.firstName(),
      last_name: () => faker.person.lastName(),
      nickname: (index) => `${faker.internet.username().slice(0, 14)}_${index}`,
      email: (index) => `jugador${index}@correo.mx`,
      phone: () => faker.string.numeric({ length: 10, allowLeadingZeros: false }),
      birthdate: () =>
        faker.date
          .birthdate({ min: 18, max: 70, mode: 'age', refDate: '2026-08-26' })
          .toISOString()
          .slice(0, 10),
      zipcode: () => faker.location.zipCode(),
      state: () => faker.location.state(),
      municipality: () => faker.location.city(),
      neighborhood: () => faker.location.street(),
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
    }),
  ),
  trivia: Factory.extend(columns<TriviaRow>({ question: '', options: () => [], correct: '' })),
  prediction: Factory.extend(
    columns<PredictionRow>({ home_score: 0, away_score: 0, created_at: 0, seeded: false }),
  ),
};
