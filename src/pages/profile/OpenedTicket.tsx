import { SealedTicket } from '../../components/SealedTicket.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { useWeekShare } from '../../components/share/use-week-share.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { profileCopy } from '../../copy/profile.ts';
import { shareCopy } from '../../copy/share.ts';
import { isHalted } from '../../domain/game-state.ts';
import { getProvisionalPoints, type WeekSum } from '../../domain/scoring.ts';
import type { Ticket } from '../../domain/tickets.ts';
import { sortByGame } from '../../domain/tickets.ts';
import type { Game, Prediction } from '../../domain/types.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { useStores } from '../../use-stores.ts';
import { TicketTotal } from './TicketTotal.tsx';

interface OpenedTicketProps {
  ticket: Ticket;
  profile: ProfilePageStore;
  /** Name of the week. */
  name: string;
  sum: WeekSum;
}

export function OpenedTicket({ ticket, profile, name, sum }: OpenedTicketProps) {
  const { week, predictions } = ticket;
  const games = useStores().games.getForWeek(week);
  if (games.status === 'failed') {
    return (
      <p className="pb-4">
        {profileCopy.ticketsFailed}{' '}
        <button type="button" className="link" onClick={() => profile.openTicket(week)}>
          {profileCopy.ticketRetry}
        </button>
      </p>
    );
  }
  if (games.status !== 'ready') return <p className="pb-4 text-humo text-sm">{profileCopy.ticketLoading}</p>;
  return (
    <SealedTicket
      className="mt-1 mb-7"
      weekName={name}
      predictions={predictions}
      rows={sortByGame(predictions, games.data).map((prediction) => {
        const game = games.data.find(({ id }) => id === prediction.gameId) ?? null;
        return { game, prediction, note: getNote(prediction, game) };
      })}
    >
      <TicketTotal {...sum} />
      <ShareTicket week={week} />
    </SealedTicket>
  );
}

/** What a live game would bring, or why a halted one brings nothing. */
function getNote(prediction: Prediction, game: Game | null): string | null {
  const provisional = getProvisionalPoints(prediction, game);
  if (provisional !== null) return profileCopy.ticketIfItStays(provisional);
  if (!game || prediction.points !== null || !isHalted(game.status)) return null;
  const label = gameCardCopy[game.status === 'unknown' ? 'halted' : game.status];
  return gameCardCopy.rowNote(label, gameCardCopy.haltedSent[game.status]);
}

function ShareTicket({ week }: { week: number }) {
  const share = useWeekShare(week);
  if (!share) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2.5 print:hidden">
      <ShareActions
        {...share}
        label={share.card.kind === 'results' ? shareCopy.resultsAction : shareCopy.ticketAction}
      />
    </div>
  );
}
