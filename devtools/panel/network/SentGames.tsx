import { describeGames, listPredictedGames } from '../../describe/game-names.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';

const MAX_GAMES = 3;

/** Names the games of the predictions that a call sends, with their scores; renders nothing without one. */
export function SentGames({ body }: { body: string }) {
  const findGame = useRead(usePanel().reads.findGame);
  const games = listPredictedGames(body, findGame);
  if (games.length === 0) return null;
  return <small title={games.join(', ')}>{describeGames(games, MAX_GAMES)}</small>;
}
