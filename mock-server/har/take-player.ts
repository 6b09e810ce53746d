/** The player of a HAR file: account, predictions and trivias, as rows of a new world. */
import { isSafeId } from '../catalogue/bounds.ts';
import { getText, type Json } from '../engine/har/read-json.ts';
import { parseJson } from '../lib/json.ts';
import type { AnswerRow } from '../models/answer.ts';
import type { UserRow } from '../models/user.ts';
import type { HarTrivia } from './read-answers.ts';
import type { TakeContext } from './take-season.ts';

/** Plays for the player of a file that doesn't say who it is: without predictions of its own. */
const STAND_IN_PERSONA = 'nico';

/** Returns the id of the player's account. `weekOf` has the week of each game of the world. */
export function takePlayer(context: TakeContext, weekOf: ReadonlyMap<string, string>): string {
  const userId = takeUser(context);
  takePredictions(context, userId, weekOf);
  for (const asked of context.answers.trivias) takeTrivia(context, userId, asked, weekOf);
  takeTriviaPoints(context, userId, weekOf);
  return userId;
}

function takeUser({ tools, schema, answers, rows, taken, leftOut, at }: TakeContext): string {
  const standIn = tools.getPersonaUserId(STAND_IN_PERSONA) ?? '';
  const wire = answers.user;
  if (!wire) {
    leftOut.push('La cuenta: el HAR no dice quién juega, así que juega Nico.');
    return standIn;
  }
  const users = tools.getRows(schema, 'users');
  const persona = users.find(({ email }) => email === wire.email);
  const sentId = String(wire.id);
  const isFree = isSafeId(sentId) && !users.some(({ id }) => id === sentId);
  const id = persona?.id ?? (isFree ? sentId : String(Math.max(...users.map((user) => Number(user.id))) + 1));
  const template = persona ?? users.find((user) => user.id === standIn);
  const text = (key: keyof UserRow) => getText(wire[key]) || String(template?.[key] ?? '');
  const created_at = Date.parse(getText(wire.created_at)) || at;
  const user: Omit<UserRow, 'id'> = {
    name: text('name'),
    last_name: getText(wire.last_name),
    nickname: text('nickname'),
    email: persona?.email ?? tools.inventContact(text('email'), 'email'),
    phone: persona?.phone ?? tools.inventContact(text('phone'), 'phone'),
    birthdate: text('birthdate').slice(0, 10),
    zipcode: text('zipcode'),
    state: text('state'),
    municipality: text('municipality'),
    neighborhood: text('neighborhood'),
    password: tools.PASSWORD,
    verified_at: created_at,
    accepts_marketing: wire.accepts_marketing === true,
    created_at,
    deleted_at: null,
  };
  rows.put('users', id, user);
  taken.push(`la cuenta de ${user.name}; entra con ${user.email} y “${tools.PASSWORD}”`);
  if (!persona) leftOut.push('El correo y el celular: quedan otros inventados.');
  rows.removeWhere('predictions', ({ userId }) => userId === id);
  rows.removeWhere('answers', ({ userId }) => userId === id);
  return id;
}

function takePredictions(
  { tools, schema, answers, rows, taken, leftOut, at }: TakeContext,
  userId: string,
  weekOf: ReadonlyMap<string, string>,
): void {
  const known = [...answers.predictions].filter(([gameId]) => weekOf.has(gameId));
  let id = Math.max(0, ...tools.getRows(schema, 'predictions').map((row) => Number(row.id)));
  for (const [gameId, { home_score, away_score, created_at }] of known) {
    id += 1;
    rows.put('predictions', String(id), {
      userId,
      gameId,
      home_score: Number(home_score) || 0,
      away_score: Number(away_score) || 0,
      created_at: Date.parse(getText(created_at)) || at,
      // The server hides the row until its time.
      seeded: true,
    });
  }
  if (known.length > 0) taken.push(known.length === 1 ? '1 pronóstico' : `${known.length} pronósticos`);
  const lost = answers.predictions.size - known.length;
  if (lost > 0) leftOut.push(`${lost} pronósticos de partidos que el HAR no dice.`);
}

function takeTrivia(
  { tools, schema, rows, taken, leftOut, at }: TakeContext,
  userId: string,
  { gameId, trivia, answer }: HarTrivia,
  weekOf: ReadonlyMap<string, string>,
): void {
  const weekId = weekOf.get(gameId ?? '');
  const options = readOptions(trivia);
  const question = getText(trivia.question);
  const id = String(trivia.id);
  if (weekId === undefined || options.length === 0 || question === '' || !isSafeId(id)) {
    leftOut.push(`La trivia “${question || id}”: el HAR no dice su jornada o sus opciones.`);
    return;
  }
  const wrong = options.find((option) => option !== answer?.text);
  const correct = answer?.isCorrect ? answer.text : (wrong ?? options[0] ?? '');
  const own = tools.getRows(schema, 'trivias').filter((row) => row.weekId === weekId || row.id === id);
  for (const row of own) {
    rows.remove('trivias', row.id);
    rows.removeWhere('answers', ({ triviaId }) => triviaId === row.id);
  }
  rows.put('trivias', id, { weekId, question, options, correct });
  taken.push(`la trivia de la jornada ${weekId}`);
  if (!answer?.isCorrect)
    leftOut.push(`La respuesta correcta de esa trivia: el HAR no la dice y vale “${correct}”.`);
  if (!answer) return;
  putAnswer(
    { tools, schema, rows, at },
    { userId, triviaId: id, answer: answer.text, is_correct: answer.isCorrect },
  );
}

/** The points of a prediction say whether the player has answered the trivia of its week, and how. */
function takeTriviaPoints(
  { tools, schema, answers, rows, at }: TakeContext,
  userId: string,
  weekOf: ReadonlyMap<string, string>,
): void {
  const points = new Map<string, number>();
  for (const [gameId, { week_trivia_points }] of answers.predictions) {
    const weekId = weekOf.get(gameId);
    if (weekId !== undefined && week_trivia_points != null) points.set(weekId, Number(week_trivia_points));
  }
  for (const { id, weekId, options, correct } of tools.getRows(schema, 'trivias')) {
    const won = points.get(weekId);
    // A trivia of the file has replaced the one of the season.
    const isReplaced = rows.changes.some(({ table, id: changed }) => table === 'trivias' && changed === id);
    if (won === undefined || isReplaced) continue;
    const answer = won > 0 ? correct : (options.find((option) => option !== correct) ?? '');
    putAnswer({ tools, schema, rows, at }, { userId, triviaId: id, answer, is_correct: won > 0 });
  }
}

function putAnswer(
  { tools, schema, rows, at }: Pick<TakeContext, 'tools' | 'schema' | 'rows' | 'at'>,
  answer: Pick<AnswerRow, 'userId' | 'triviaId' | 'answer' | 'is_correct'>,
): void {
  const ids = [
    ...tools.getRows(schema, 'answers'),
    ...rows.changes.filter(({ table }) => table === 'answers'),
  ].map(({ id }) => Number(id));
  const id = String(Math.max(0, ...ids) + 1);
  rows.put('answers', id, { ...answer, created_at: at, seeded: true });
}

/** `answer`: the JSON text of an object with `options`, or that object, or the list itself. */
function readOptions({ answer }: Json): string[] {
  const value = typeof answer === 'string' ? parseJson(answer) : answer;
  const options = typeof value === 'object' && value !== null && 'options' in value ? value.options : value;
  return typeof options === 'object' && options !== null ? Object.values(options).map(String) : [];
}
