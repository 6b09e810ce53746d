import type { RankingTablePage } from '../../domain/types.ts';
import { createMyPosition } from '../../testing/fixtures.ts';

/**
 * Returns one page of a ranking with 24 pages of ten rows. The player at position p has 500 − p points; the
 * logged-in player is at position 128.
 */
export function tablePage(page: number): RankingTablePage {
  const rows = Array.from({ length: page > 24 ? 0 : 10 }, (_, index) => {
    const position = (page - 1) * 10 + index + 1;
    const isMe = position === 128;
    return {
      position,
      nickname: isMe ? 'tono_hdz' : `player_${position}`,
      score: 500 - position,
      exact: 1,
      results: 1,
      trivias: 1,
      movement: 0,
      isMe,
    };
  });
  return {
    rows,
    myPosition: createMyPosition({ score: 372 }),
    currentPage: page,
    lastPage: 24,
  };
}

export function heldReply() {
  let resolve: (page: RankingTablePage) => void = () => undefined;
  const promise = new Promise<RankingTablePage>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}
