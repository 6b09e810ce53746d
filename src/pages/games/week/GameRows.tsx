import { TicketRows } from '../../../components/TicketRows.tsx';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { formatKickOff } from '../../../copy/kick-off.ts';
import { useStores } from '../../../use-stores.ts';
import { CARD_GRID } from '../card/card-grid.ts';
import { describeGame, type ShownGame } from '../card/describe-game.ts';
import { WavyHeading } from './WavyHeading.tsx';
import { WeekTicket } from './WeekTicket.tsx';

interface GameRowsProps {
  /** Ids of the games that are rows and not cards. */
  rowIds: ReadonlySet<string>;
  /** All games of the week are rows: the week is a boleto. */
  isTicket: boolean;
  /** Ids of the games that have just been sent. */
  justSent: ReadonlySet<string>;
}

/** The games of `rowIds`: the boleto of the week, or a list that stands below the cards on screen. */
export function GameRows({ rowIds, isTicket, justSent }: GameRowsProps) {
  const { shownWeek } = useStores();
  const week = shownWeek.week.value;
  const rows = shownWeek.entries.value
    .filter(({ game }) => rowIds.has(game.id))
    .map(({ game, prediction, draft, state }) => ({
      game,
      prediction: prediction.value,
      state: state.value,
      note: getNote({ game, prediction: prediction.value, draft: draft.value, state: state.value }),
    }));
  if (!week || rows.length === 0) return null;
  if (isTicket) return <WeekTicket week={week} rows={rows} justSent={justSent} />;
  return (
    <section className={CARD_GRID}>
      <WavyHeading>{gamesCopy.doneTitle}</WavyHeading>
      <div className="col-span-full border-2 border-tinta bg-blanco px-4">
        <TicketRows rows={rows} isWide={rows.length > 1} />
      </div>
    </section>
  );
}

function getNote(shown: ShownGame): string {
  const { label, outcome } = describeGame(shown);
  const when = formatKickOff(shown.game);
  // Beside “Enviado”, a bare date would read as the time of the send.
  const kickOff = shown.game.date === null ? when : gameCardCopy.playsOn(when);
  return gameCardCopy.rowNote(label, outcome?.text ?? kickOff);
}
