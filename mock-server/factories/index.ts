/** What a row looks like when only part of it is said. Used by the seed, by registration and by the admin. */
import { Factory as MirageFactory, type Server } from 'miragejs';
import type { GameRow, TriviaRow, UserRow } from '../models/rows.ts';

/** Mirage's factories, one per kind of row that is ever built from a part. */
export const factories = {
  user: MirageFactory.extend<Partial<UserRow>>({
    name: 'Sin nombre',
    last_name: '',
    nickname: 'sin_apodo',
    phone: '5512345678',
    birthdate: '1995-03-14',
    zipcode: '06700',
    state: 'Ciudad de México',
    municipality: 'Cuauhtémoc',
    neighborhood: 'Roma Norte',
    password: '',
    verified_at: null,
    accepts_marketing: false,
    created_at: 0,
    deleted_at: null,
  }),
  game: MirageFactory.extend<Partial<GameRow>>({
    stadium: '',
    city: '',
    home_goals: 0,
    away_goals: 0,
    status: null,
    postponed_at: null,
    published_at: 0,
  }),
  trivia: MirageFactory.extend<Partial<TriviaRow>>({ question: '', correct: '' }),
};

interface BuiltRows {
  user: UserRow;
  game: GameRow;
  trivia: TriviaRow;
}

/** Builds rows of one kind: the given columns over the factory's. The row is not stored. */
export type Factory<Kind extends keyof BuiltRows> = (columns: Partial<BuiltRows[Kind]>) => BuiltRows[Kind];

/** The factories of a server as plain functions. */
export function factoriesOf(server: Server): { [Kind in keyof BuiltRows]: Factory<Kind> } {
  const build = <Kind extends keyof BuiltRows>(kind: Kind): Factory<Kind> => {
    let defaults: BuiltRows[Kind] | null = null;
    return (columns) => {
      // Once per kind: Mirage extends two classes for every row it builds. Its own types lack `build`.
      defaults ??= (server as unknown as { build(kind: string): BuiltRows[Kind] }).build(kind);
      return { ...defaults, ...columns };
    };
  };
  return { user: build('user'), game: build('game'), trivia: build('trivia') };
}
