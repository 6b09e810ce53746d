import { LotteryCard } from '../../components/LotteryCard.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { EMPTY_SCORE } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/game-state.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import { PATHS } from '../../lib/routes.ts';
import type { WeekCounts } from '../../stores/games/count-games.ts';
import type { GameEntry } from '../../stores/games/game-entries.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';
import { TicketPlaceholder } from './TicketPlaceholder.tsx';

const MAX_LINES = 4;
const MORE = 'condensed flex items-center justify-between pt-3 pb-1 text-base/compact';

export function PlayerTicket() {
  const { currentWeek, weeks } = useStores();
  const status = currentWeek.status.value;
  const week = currentWeek.week.value;
  const { fillable, sent, total } = currentWeek.counts.value;
  const isSealed = fillable === 0 && sent > 0;
  const lines = createLines(currentWeek.entries.value, currentWeek.phase.value === 'before');
  if (status === 'ready' && week && lines.length > 0 && !weeks.isCurrentGuessed.value) {
    return (
      <TicketPaper
        variant="hero"
        title={playerHomeCopy.ticketTitle(getWeekName(week))}
        aside={playerHomeCopy.ticketSent(sent, total)}
        lines={lines}
        {...(isSealed && { note: ticketCopy.onceNote, stamp: <Stamp /> })}
      >
        <p className={MORE}>
          <span>{getSummary(currentWeek.counts.value)}</span>
          <RouteLink className="link text-azul" to={PATHS.games}>
            {playerHomeCopy.ticketSeeAll(total)}
          </RouteLink>
        </p>
      </TicketPaper>
    );
  }
  if (status === 'ready' || status === 'failed') {
    return (
      <div
        aria-hidden="true"
        className="-turn-ticket laptop:turn-4 relative z-1 mx-auto mt-8 laptop:w-75 w-52 max-w-full"
      >
        <LotteryCard card="stands" />
      </div>
    );
  }
  return <TicketPlaceholder />;
}

/** A game that closed without a prediction has no line. Before the first opening, all games have one. */
function createLines(entries: readonly GameEntry[], isBeforeOpening: boolean): TicketLine[] {
  const fillable = entries.filter(({ state }) => isFillable(state.value));
  const sent = entries.filter(({ prediction }) => prediction.value !== null);
  return (isBeforeOpening ? entries : [...fillable, ...sent]).slice(0, MAX_LINES).map(createLine);
}

function createLine({ game, prediction, draft, state }: GameEntry): TicketLine {
  const { id: gameId, home, away } = game;
  const sentPrediction = prediction.value;
  if (sentPrediction) {
    const { homeScore, awayScore } = sentPrediction;
    return { gameId, home, away, homeScore, awayScore };
  }
  const isDraft = state.value === 'draft';
  const { home: homeScore, away: awayScore } = isDraft ? draft.value : EMPTY_SCORE;
  return { gameId, home, away, homeScore, awayScore, state: isDraft ? 'draft' : 'blank' };
}

function getSummary({ half, ready, sent, toFill, fillable }: WeekCounts): string {
  if (fillable === 0) return '';
  if (sent + ready + half === 0) return playerHomeCopy.ticketBlank;
  const parts = [
    ready > 0 && playerHomeCopy.ticketReady(ready),
    toFill > 0 && playerHomeCopy.ticketToFill(toFill),
  ];
  return parts.filter(Boolean).join(', ');
}
