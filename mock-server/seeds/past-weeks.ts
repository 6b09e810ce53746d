import { PERSONAS, type Persona } from '../fixtures/personas.ts';
import { toScore } from '../fixtures/scores.ts';
import { mix, randomFraction } from '../lib/random.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, toInstant } from '../lib/time.ts';
import type { AnswerRow, GameRow, PredictionRow, TriviaRow, UserRow } from '../models/index.ts';

const ANA_WEEK_7: readonly [place: number, home: number, away: number][] = [
  [0, 1, 1],
  [2, 2, 1],
];
const ANA_TRIVIAS: readonly (boolean | null)[] = [true, false, true, null, true, true];

type Score = readonly [home: number, away: number];
const getSign = ([home, away]: Score) => Math.sign(home - away);

function guessScore(game: GameRow, [exact, result]: readonly [number, number], ...parts: number[]): Score {
  const luck = randomFraction(...parts, 11);
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

/** The predictions and answers of the personas in the weeks before the first fact, and those of Ana in week 7. */
export function createPastWeeks(
  seed: number,
  games: readonly GameRow[],
  trivias: readonly TriviaRow[],
  users: readonly UserRow[],
) {
  const predictions: PredictionRow[] = [];
  const answers: AnswerRow[] = [];

  function predict(userId: string, gameId: string, [home_score, away_score]: Score, created_at: number) {
    const id = String(4001 + predictions.length);
    predictions.push({ id, userId, gameId, home_score, away_score, created_at, seeded: true });
  }

  function addWeek(persona: Persona, who: number, userId: string, week: number) {
    const ofWeek = games.filter((game) => game.weekId === String(week));
    const created_at = getSendingTime(ofWeek, who);
    for (const game of ofWeek)
      predict(userId, game.id, guessScore(game, persona.skill, seed, 2, who, Number(game.id)), created_at);
    const trivia = trivias.find((row) => row.weekId === String(week));
    const right = persona.id === 'ana' ? ANA_TRIVIAS[week - 1] : randomFraction(seed, 3, who, week) < 0.8;
    if (!trivia || right === null || right === undefined) return;
    const wrong = trivia.options.find((option) => option !== trivia.correct) ?? '';
    answers.push({
      id: String(9001 + answers.length),
      userId,
      triviaId: trivia.id,
      answer: right ? trivia.correct : wrong,
      is_correct: right,
      created_at: created_at + 40 * SECOND_MS,
      seeded: true,
    });
  }

  for (const [who, persona] of PERSONAS.entries()) {
    const user = users.find(({ email }) => email === persona.email);
    if (!user || !persona.weeks) continue;
    const [first, last] = persona.weeks;
    for (let week = first; week <= last; week += 1) addWeek(persona, who, user.id, week);
    if (persona.id !== 'ana') continue;
    const shown = games.filter((game) => game.weekId === '7');
    for (const [place, ...score] of ANA_WEEK_7) {
      const game = shown[place];
      if (game) predict(user.id, game.id, score, toInstant('2026-08-25', '21:04:00'));
    }
  }
  return { predictions, answers };
}
