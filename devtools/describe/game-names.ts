/** Names the games whose ids stand in the bodies of calls: `PUE–TIJ 1–1` for a prediction. */
import type { LogEntry } from '../../mock-server/index.ts';
import { parseJson } from '../../mock-server/lib/json.ts';

type Values = Record<string, unknown>;

/** Returns the name of a game, `PUE–TIJ`, by its id; undefined for an unknown one. */
export type FindGame = (id: unknown) => string | undefined;

/** A key of an object in a JSON text, in the order of the text. */
interface Key {
  name: string;
  owner: Values;
}

/**
 * Returns a function that names games: those that the calls have loaded, which may be a real server's or a HAR file's,
 * and then the world's. The bodies are read at the first question, because most lists of calls have no game.
 */
export function createFindGame(
  calls: readonly Pick<LogEntry, 'url' | 'response'>[],
  getWorldGames: () => readonly Values[],
): FindGame {
  let names: ReadonlyMap<string, string> | undefined;
  return (id) => {
    names ??= readNames(calls, getWorldGames());
    return names.get(String(id));
  };
}

function readNames(
  calls: readonly Pick<LogEntry, 'url' | 'response'>[],
  worldGames: readonly Values[],
): ReadonlyMap<string, string> {
  const names = new Map(worldGames.map(({ id, match }) => [String(id), String(match)]));
  // A later answer from the same address replaces an earlier one.
  const latest = new Map(calls.filter(({ url }) => url.includes('/games/')).map((call) => [call.url, call]));
  for (const { response } of latest.values())
    for (const { name, owner } of listKeys(parseJson(response?.body ?? ''))) {
      const match = name === 'id' ? getMatch(owner) : undefined;
      if (match) names.set(String(owner.id), match);
    }
  return names;
}

/** Lists the games that the predictions of a body are about, each with its score. */
export const listPredictedGames = (body: string, findGame: FindGame): string[] =>
  listKeys(parseJson(body)).flatMap((key) =>
    key.name === 'game_id' ? (describeKey(key, findGame) ?? []) : [],
  );

/** Joins the names of the first `max` games, and counts the others. */
export function describeGames(games: readonly string[], max: number): string {
  const more = games.length - max;
  return games.slice(0, max).join(', ') + (more > 0 ? ` y ${more} más` : '');
}

/** A line of a JSON text, and the name of the game whose id it has. */
export interface NamedLine {
  text: string;
  game: string | undefined;
}

/** Returns the lines of a body as indented JSON, each with the name of the game whose id it has. */
export function toNamedLines(body: string, findGame: FindGame): NamedLine[] {
  const value = parseJson(body);
  if (value === undefined) return [{ text: body, game: undefined }];
  const keys = listKeys(value).filter(({ name }) => ID_KEYS.has(name));
  return JSON.stringify(value, null, 1)
    .split('\n')
    .map((text) => {
      const key = ID_LINE.test(text) ? keys.shift() : undefined;
      return { text, game: key && describeKey(key, findGame) };
    });
}

const ID_KEYS = new Set(['id', 'game_id']);
const ID_LINE = /^ *"(?:id|game_id)": /;

function describeKey({ name, owner }: Key, findGame: FindGame): string | undefined {
  const match = name === 'game_id' ? findGame(owner.game_id) : getMatch(owner);
  if (match === undefined) return undefined;
  const { home_score: home, away_score: away } = owner;
  return home == null || away == null ? match : `${match} ${home}–${away}`;
}

/** Returns the name of a game of the API by its teams; undefined for any other object. */
function getMatch({ home, away }: Values): string | undefined {
  const [first, second] = [home, away].map((team) => Object(team).short_name);
  return first && second ? `${first}–${second}` : undefined;
}

function listKeys(value: unknown): Key[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listKeys);
  const owner = value as Values;
  return Object.entries(owner).flatMap(([name, inner]) => [{ name, owner }, ...listKeys(inner)]);
}
