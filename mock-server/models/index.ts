/** The models Mirage knows, one per table of `rows.ts`. */
import { Model } from 'miragejs';

/** By the singular name of each table. */
export const models = {
  team: Model,
  week: Model,
  game: Model,
  trivia: Model,
  user: Model,
  session: Model,
  prediction: Model,
  answer: Model,
  mail: Model,
  fault: Model,
};
