import { Factory } from 'miragejs';
import { PASSWORD } from '../fixtures/personas.ts';
import type { TriviaRow } from '../models/trivia.ts';
import type { UserRow } from '../models/user.ts';
import type { WeekRow } from '../models/week.ts';
import { SERVER_RULES } from '../server-rules.ts';

type Columns<Row> = { [Name in keyof Omit<Row, 'id'>]?: Row[Name] | ((index: number) => Row[Name]) };

/**
 * The hash of the seed's data (`getSeedHash`) depends on the order of the columns. The phone number, the birthday and
 * the address are those of the personas in worlds of before 2026-11-29.
 */
export const factories = {
  user: Factory.extend({
    name: 'Jugador',
    last_name: (index) => String(index),
    nickname: (index) => `jugador_${index}`,
    email: (index) => `jugador${index}@correo.mx`,
    phone: (index) => `55${String(12_345_670 + index)}`,
    birthdate: '1995-03-14',
    zipcode: '06700',
    state: 'Ciudad de México',
    municipality: 'Cuauhtémoc',
    neighborhood: 'Roma Norte',
    password: PASSWORD,
    verified_at: Date.UTC(2026, 6, 11),
    accepts_marketing: false,
    created_at: Date.UTC(2026, 6, 11),
    deleted_at: null,
  } satisfies Columns<UserRow>),
  week: Factory.extend({
    closed: false,
    bet_days: SERVER_RULES.betDays,
    date_start: '2026-07-17',
    before_weeks_bet: null,
    before_hours_bet: null,
    alias: null,
  } satisfies Columns<WeekRow>),
  trivia: Factory.extend({
    question: '¿Cuántos puntos da una victoria?',
    options: () => ['Uno', 'Dos', 'Tres'],
    correct: 'Tres',
  } satisfies Columns<TriviaRow>),
};
