import { Serializer } from 'miragejs';
import type { components } from '../../docs/contract/openapi.d.ts';
import { toIso } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { AppSchema, ModelOf } from '../models/index.ts';
import type { PredictionRow } from '../models/prediction.ts';
import { isFutureSeedRow } from '../models/records.ts';
import { getScore } from '../rules/live-score.ts';
import { getPoints, TRIVIA_POINTS } from '../rules/points.ts';
import { getStatus } from '../rules/status.ts';

type Schemas = components['schemas'];

/** The JSON of each model, as the contract defines it. */
export interface Wire {
  week: Schemas['Week'];
  game: Schemas['Game'];
  prediction: Schemas['Prediction'];
  trivia: Schemas['Trivia'];
  user: Schemas['User'];
}

function createSerializer<Name extends keyof Wire>(
  toWire: (model: ModelOf<Name>, now: number, schema: AppSchema) => Wire[Name],
) {
  return Serializer.extend({
    serialize(
      this: { schema: AppSchema },
      resource: ModelOf<Name> | { models: ModelOf<Name>[] },
      { now }: { now: number },
    ) {
      return 'models' in resource
        ? resource.models.map((model) => toWire(model, now, this.schema))
        : toWire(resource, now, this.schema);
    },
  });
}

export const serializers = {
  week: createSerializer<'week'>(({ number, alias, before_hours_bet, before_weeks_bet, date_start }) => ({
    number,
    alias,
    before_hours_bet,
    before_weeks_bet,
    date_start,
  })),
  game: createSerializer<'game'>((game, now) => {
    const { week, home, away } = game;
    const status = week ? getStatus(game, week, now) : 'programado';
    const score = getScore(game, status, now);
    return {
      id: Number(game.id),
      week: Number(game.weekId),
      date: game.date,
      time: game.time,
      status: { name: status },
      home: toWireTeam(home, game.homeId),
      away: toWireTeam(away, game.awayId),
      stadium: game.stadium,
      city: game.city,
      home_score: score?.[0] ?? null,
      away_score: score?.[1] ?? null,
    };
  }),
  prediction: createSerializer<'prediction'>((prediction, now, schema) => {
    const { game } = prediction;
    const status = game?.week ? getStatus(game, game.week, now) : null;
    return {
      id: Number(prediction.id),
      game_id: Number(prediction.gameId),
      home_score: prediction.home_score,
      away_score: prediction.away_score,
      points: getPredictionPoints(prediction, game, status),
      created_at: toIso(prediction.created_at),
      week_trivia_points: getWeekTriviaPoints(schema, prediction.userId, game?.weekId ?? '', now),
    };
  }),
  trivia: createSerializer<'trivia'>(({ id, question, options }) => ({
    id: Number(id),
    question,
    answer: JSON.stringify({ options }),
  })),
  user: createSerializer<'user'>((user) => ({
    id: Number(user.id),
    name: user.name,
    last_name: user.last_name,
    nickname: user.nickname,
    email: user.email,
    phone: user.phone,
    birthdate: user.birthdate,
    zipcode: user.zipcode,
    state: user.state,
    municipality: user.municipality,
    neighborhood: user.neighborhood,
    email_verified_at: user.verified_at === null ? null : toIso(user.verified_at),
    accepts_marketing: user.accepts_marketing,
    favorite_team: null,
    created_at: toIso(user.created_at),
  })),
};

const toWireTeam = (team: ModelOf<'team'> | null, id: string): Schemas['Team'] => ({
  id: Number(id),
  name: team?.name ?? 'Por definir',
  short_name: team?.short_name ?? '---',
  color: team?.color ?? null,
  color_alt: team?.color_alt ?? null,
});

/** The points that the trivia of a week brought a player, or null while the player has not answered it. */
function getWeekTriviaPoints(schema: AppSchema, userId: string, weekId: string, now: number): number | null {
  const trivia = schema.findBy('trivia', { weekId });
  if (!trivia) return null;
  const answers = schema.where('answer', { userId, triviaId: trivia.id }).models;
  const answer = answers.find((row) => !isFutureSeedRow(row, now));
  if (!answer) return null;
  return answer.is_correct ? TRIVIA_POINTS : 0;
}

export function getPredictionPoints(prediction: PredictionRow, game: GameRow | null, status: string | null) {
  if (!game || status !== 'finalizado') return null;
  return getPoints(prediction.home_score, prediction.away_score, game.home_goals, game.away_goals);
}
