import { Shield } from '../../components/art/Shield.tsx';
import { modalExtrasCopy } from '../../copy/modals.ts';
import type { ModalParams } from '../../stores/shell/modal.ts';

/** What is about to be sent, score by score, and what stays blank: the last look before it can't be changed. */
export function ReviewList({ params }: { params: ModalParams }) {
  const { lines = [], missing = 0 } = params;
  return (
    <>
      <ul className="send-list">
        {lines.map(({ gameId, home, away, homeScore, awayScore }) => (
          <li key={gameId}>
            <Shield team={home} size={28} />
            <span className="min-w-0">{home.name}</span>
            <b translate="no">{modalExtrasCopy.scoreOf(homeScore, awayScore)}</b>
            <span className="min-w-0 text-right">{away.name}</span>
            <Shield team={away} size={28} />
          </li>
        ))}
      </ul>
      {missing > 0 ? <p className="small-print">{modalExtrasCopy.missingGames(missing)}</p> : null}
    </>
  );
}
