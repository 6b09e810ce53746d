import type { Har, Page } from 'har-format';
import { exportHar } from '../../mock-server/engine/network/export-har.ts';
import type { LogEntry } from '../../mock-server/index.ts';
import type { Simulator } from '../api.ts';
import { describeGames, type FindGame, listPredictedGames } from './game-names.ts';

const MAX_GAMES = 20;

/** A call of an earlier document, whose secrets are hidden already. */
type KeptCall = LogEntry & { loadedAt?: number };

/**
 * Returns the calls as a HAR file, those from before a reload of the page too; each load of the page is a `page` of the
 * file. The comment of a call names the games of its predictions.
 */
export function createHarFile(
  { net }: Pick<Simulator, 'net'>,
  findGame: FindGame,
  kept: readonly KeptCall[],
): Har {
  const { log } = net.har();
  const earlier = exportHar(kept, { keys: [], headers: [] }).log.entries;
  const documents = [...new Set(kept.map(({ loadedAt }) => loadedAt))];
  const getPageId = (call: KeptCall | undefined) =>
    `page_${1 + (call ? documents.indexOf(call.loadedAt) : documents.length)}`;
  const entries = [...earlier, ...log.entries].map((entry, index) => {
    const bodies = [entry.request.postData?.text, entry.response.content.text];
    const games = bodies
      .map((body) => listPredictedGames(body ?? '', findGame))
      .find(({ length }) => length > 0);
    return {
      ...entry,
      pageref: getPageId(kept[index]),
      ...(games && { comment: describeGames(games, MAX_GAMES) }),
    };
  });
  const pages = new Map<string, Page>();
  for (const { pageref: id, startedDateTime } of entries)
    if (!pages.has(id)) pages.set(id, { id, title: id, startedDateTime, pageTimings: {} });
  return { log: { ...log, entries, pages: [...pages.values()] } };
}
