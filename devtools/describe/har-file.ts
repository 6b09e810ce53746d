import type { Har } from 'har-format';
import type { Simulator } from '../api.ts';
import { describeGames, type FindGame, listPredictedGames } from './game-names.ts';

const MAX_GAMES = 20;

/** Returns the calls as a HAR file, in which the comment of a call names the games of its predictions. */
export function createHarFile({ net }: Simulator, findGame: FindGame): Har {
  const { log } = net.har();
  const entries = log.entries.map((entry) => {
    const bodies = [entry.request.postData?.text, entry.response.content.text];
    const games = bodies
      .map((body) => listPredictedGames(body ?? '', findGame))
      .find(({ length }) => length > 0);
    return games ? { ...entry, comment: describeGames(games, MAX_GAMES) } : entry;
  });
  return { log: { ...log, entries } };
}
