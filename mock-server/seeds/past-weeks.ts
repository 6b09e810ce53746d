import { PERSONAS, type Persona } from '../fixtures/personas.ts';
import { toScore } from '../fixtures/scores.ts';
import { getChance, mix } from '../lib/random.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, toInstant } from '../lib/time.ts';
import type { AnswerRow, GameRow, PredictionRow, TriviaRow } from '../models/rows.ts';

const ANA_WEEK_7: readonly [place: number, home: number, away: number][] = [
  [0, 1, 1],
  [2, 2, 1],
];
const ANA_TRIVIAS: readonly (boolean | null)[] = [true, false, true, null, true, true];

type Score = readonly [home: number, away: number];
const getSign = ([home, away]: Score) => Math.sign(home - away);

function guessScore(game: GameRow, [exact, result]: readonly [number, number], ...parts: number[]): Score {
  const luck = getChance(...parts, 11);
  const real: Score = [game.home_goals, game.away_goals];
  if (luck < exact) return real;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const score = toScore(mix(...parts, 12, attempt));
    const right = getSign(score) === getSign(real);
    const same = score[0] === real[0] && score[1] === real[1];
    if (luck < exact + result ? right && !same : !right) return score;
  }
  return [0, 0];
}

const getSendingTime = (games: readonly GameRow[], who: number) => {
  const first = Math.min(...games.map((game) => toInstant(game.date, game.time)));
  return first - 22 * HOUR_MS - ((who * 7) % 50) * MINUTE_MS;
};

interface History {
  predictions: PredictionRow[];
  answers: AnswerRow[];
}

export function createPastWeeks(
  seed: number,
  games: readonly GameRow[],
  trivias: readonly TriviaRow[],
  userIds: ReadonlyMap<string, string>,
): History {
  const history: History = { predictions: [], answers: [] };
  for (const [who, persona] of PERSONAS.entries()) {
    const userId = userIds.get(persona.id);
    if (!userId || !persona.weeks) continue;
    const [first, last] = persona.weeks;
    for (let week = first; week <= last; week += 1)
      seedWeek(history, { seed, games, trivias, persona, who, userId, week });
    if (persona.id === 'ana') addShownWeek(history, games, userId);
  }
  return history;
}

interface WeekOf {
  seed: number;
  games: readonly GameRow[];
  trivias: readonly TriviaRow[];
  persona: Persona;
  who: number;
  userId: string;
  week: number;
}

function seedWeek(history: History, { seed, games, trivias, persona, who, userId, week }: WeekOf) {
  const ofWeek = games.filter((game) => game.weekId === String(week));
  const created_at = getSendingTime(ofWeek, who);
  for (const game of ofWeek) {
    const [home_score, away_score] = guessScore(game, persona.skill, seed, 2, who, Number(game.id));
    history.predictions.push(createPrediction(history, userId, game.id, home_score, away_score, created_at));
  }
  const trivia = trivias.find((row) => row.weekId === String(week));
  const right = persona.id === 'ana' ? ANA_TRIVIAS[week - 1] : getChance(seed, 3, who, week) < 0.8;
  if (!trivia || right === null || right === undefined) return;
  const wrong = trivia.options.find((option) => option !== trivia.correct) ?? '';
  history.answers.push({
    id: String(9001 + history.answers.length),
    userId,
    triviaId: trivia.id,
    answer: right ? trivia.correct : wrong,
    is_correct: right,
    created_at: created_at + 40 * SECOND_MS,
    seeded: true,
  });
}

function addShownWeek(history: History, games: readonly GameRow[], userId: string) {
  const shown = games.filter((game) => game.weekId === '7');
  for (const [place, home, away] of ANA_WEEK_7) {
    const game = shown[place];
    if (!game) continue;
    history.predictions.push(
      createPrediction(history, userId, game.id, home, away, toInstant('2026-08-25', '21:04:00')),
    );
  }
}

function createPrediction(
  history: History,
  userId: string,
  gameId: string,
  home_score: number,
  away_score: number,
  created_at: number,
): PredictionRow {
  const id = String(4001 + history.predictions.length);
  return { id, userId, gameId, home_score, away_score, created_at, seeded: true };
}
