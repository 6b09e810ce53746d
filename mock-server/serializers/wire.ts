/** Rows as they go over the wire. */

import { isoOf } from '../lib/time.ts';
import type { GameRow, PredictionRow, TeamRow, TriviaRow, UserRow, WeekRow } from '../models/rows.ts';
import { pointsOf } from '../rules/points.ts';
import { scoreOf, statusOf } from '../rules/window.ts';

/** A club; `Por definir` where there is none. */
export const wireTeam = (team: TeamRow | undefined, id: string) => ({
  id: Number(id),
  name: team?.name ?? 'Por definir',
  short_name: team?.short_name ?? '---',
  color: team?.color ?? null,
  color_alt: team?.color_alt ?? null,
});

/** A week without what is the server's own. */
export const wireWeek = ({ number, alias, before_hours_bet, before_weeks_bet, date_start }: WeekRow) => ({
  number,
  alias,
  before_hours_bet,
  before_weeks_bet,
  date_start,
});

/** A game with its status and score at an instant. */
export function wireGame(game: GameRow, week: WeekRow, teams: ReadonlyMap<string, TeamRow>, now: number) {
  const status = statusOf(game, week, now);
  const score = scoreOf(game, status, now);
  return {
    id: Number(game.id),
    week: game.week,
    date: game.date,
    time: game.time,
    status: { name: status },
    home: wireTeam(teams.get(game.home_id), game.home_id),
    away: wireTeam(teams.get(game.away_id), game.away_id),
    stadium: game.stadium,
    city: game.city,
    home_score: score?.[0] ?? null,
    away_score: score?.[1] ?? null,
  };
}

/** A prediction with its points once its game is settled. */
export function wirePrediction(
  row: PredictionRow,
  game: GameRow | undefined,
  week: WeekRow | undefined,
  now: number,
) {
  const settled = game && week && statusOf(game, week, now) === 'finalizado';
  return {
    id: Number(row.id),
    game_id: Number(row.game_id),
    home_score: row.home_score,
    away_score: row.away_score,
    points: settled ? pointsOf(row.home_score, row.away_score, game.home_goals, game.away_goals) : null,
    created_at: isoOf(row.created_at),
  };
}

/** A question without its answer; the options go as a JSON string. */
export const wireTrivia = (trivia: TriviaRow) => ({
  id: Number(trivia.id),
  question: trivia.question,
  answer: JSON.stringify({ options: trivia.options }),
});

/** What a player has to show, over the whole season. */
export interface Stats {
  score: number;
  position: number | null;
  exact: number;
  results: number;
  trivias: number;
  weeks_played: number;
}

/** The account of whoever asks, password apart. */
export const wireUser = (user: UserRow, stats: Stats) => ({
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
  email_verified_at: user.verified_at === null ? null : isoOf(user.verified_at),
  accepts_marketing: user.accepts_marketing,
  favorite_team: null,
  created_at: isoOf(user.created_at),
  stats,
});
