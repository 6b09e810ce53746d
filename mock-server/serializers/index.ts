/** One serializer for each model whose records the API sends. */
import { game } from './game.ts';
import { prediction } from './prediction.ts';
import { team } from './team.ts';
import { trivia } from './trivia.ts';
import { user } from './user.ts';
import { week } from './week.ts';

export const serializers = { team, week, game, prediction, trivia, user };
