/**
 * The compiler checks these assertions (`npm run typecheck`): each schema accepts the type that the contract gives the
 * body, and reads no field that the contract doesn't have.
 */

import type { InferInput, InferOutput } from 'valibot';
import { expectTypeOf, test } from 'vitest';
import type { components, operations } from '../../../docs/contract/openapi.d.ts';
import type {
  currentWeekSchema,
  gameSchema,
  loginResponseSchema,
  myPositionSchema,
  predictionSchema,
  rankMetaSchema,
  rankRowSchema,
  registerResponseSchema,
  triviaAnswerSchema,
  triviaSchema,
  userSchema,
  verifyResponseSchema,
  WirePredictionToSend,
  weekSchema,
  zipcodeSchema,
} from './schemas.ts';

type Schemas = components['schemas'];
type Body<Name extends keyof operations, Status extends number = 200> = operations[Name] extends {
  responses: Record<Status, { content: { 'application/json': infer Content } }>;
}
  ? Content
  : never;

/** A type that the contract gives a body, and the schema that reads it. */
interface Read {
  login: [Body<'login'>, typeof loginResponseSchema];
  register: [Body<'register', 201>, typeof registerResponseSchema];
  verify: [Body<'verify'>, typeof verifyResponseSchema];
  zipcode: [Body<'zipcode'>, typeof zipcodeSchema];
  user: [Schemas['User'], typeof userSchema];
  week: [Schemas['Week'], typeof weekSchema];
  currentWeek: [Body<'current-week'>, typeof currentWeekSchema];
  game: [Schemas['Game'], typeof gameSchema];
  prediction: [Schemas['Prediction'], typeof predictionSchema];
  trivia: [Schemas['Trivia'], typeof triviaSchema];
  triviaAnswer: [Body<'trivia'>, typeof triviaAnswerSchema];
  rankRow: [Schemas['RankRow'], typeof rankRowSchema];
  myPosition: [Schemas['MyPosition'], typeof myPositionSchema];
  rankMeta: [Body<'ranking'>['meta'], typeof rankMetaSchema];
}
type Accepted = { [Name in keyof Read]: Read[Name][0] extends InferInput<Read[Name][1]> ? true : Name };
type Known = {
  [Name in keyof Read]: keyof InferOutput<Read[Name][1]> extends keyof Read[Name][0] ? true : Name;
};
type AllTrue = Record<keyof Read, true>;

test('the schemas of the client accept the types of openapi.yaml and read no field that it lacks', () => {
  expectTypeOf<Accepted>().toEqualTypeOf<AllTrue>();
  expectTypeOf<Known>().toEqualTypeOf<AllTrue>();
  expectTypeOf<WirePredictionToSend>().toExtend<Pick<Schemas['Prediction'], keyof WirePredictionToSend>>();
});
