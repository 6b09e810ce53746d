/**
 * The models of the database. Most attributes have the names of the API; foreign keys are named by Mirage (`weekId`).
 * Instants are ms since the epoch. No attribute depends on the current time: states, points and positions are derived
 * when they are read.
 */
import type { ModelOf as EngineModelOf, ReadSchemaOf, SchemaOf, ServerOf } from '../engine/mirage/server.ts';
import { createAnswerModel } from './answer.ts';
import { createFailedLoginModel } from './failed-login.ts';
import { createGameModel } from './game.ts';
import { createMailModel } from './mail.ts';
import { createPredictionModel } from './prediction.ts';
import { createSessionModel } from './session.ts';
import { createSettingModel } from './setting.ts';
import { createTeamModel } from './team.ts';
import { createTriviaModel } from './trivia.ts';
import { createUserModel } from './user.ts';
import { createWeekModel } from './week.ts';

/** Creates new models for each server: Mirage stores a relation's database on the relation itself. */
export const createModels = () => ({
  team: createTeamModel(),
  week: createWeekModel(),
  game: createGameModel(),
  trivia: createTriviaModel(),
  user: createUserModel(),
  session: createSessionModel(),
  prediction: createPredictionModel(),
  answer: createAnswerModel(),
  mail: createMailModel(),
  setting: createSettingModel(),
  failedLogin: createFailedLoginModel(),
});

export type Models = ReturnType<typeof createModels>;
/** What all code but seeds and reducers gets. */
export type AppSchema = ReadSchemaOf<Models>;
export type WritableSchema = SchemaOf<Models>;
export type AppServer = ServerOf<Models>;
export type ModelOf<Name extends keyof Models> = EngineModelOf<Models, Name>;
