import { CardArt } from '../../components/art/CardArt.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { CardPreview } from '../../components/share/CardPreview.tsx';
import type { CardOf, ShareCard } from '../../components/share/share-card.ts';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import { formatNumber } from '../../copy/format.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import {
  createTicketLines,
  getSentAt,
  getTickets,
  getWeekToOpen,
  type Ticket,
} from '../../domain/tickets.ts';
import type { Stores } from '../../stores/index.ts';
import { getData } from '../../stores/lib/resource.ts';
import { useStores } from '../../use-stores.ts';

const getName = (weeks: Stores['weeks'], week: number) => getWeekNameByNumber(week, weeks.all.value);

function getPicksCard({ games, weeks }: Stores, ticket: Ticket | undefined): CardOf<'picks'> | null {
  if (!ticket) return null;
  const lines = createTicketLines(ticket.predictions, getData(games.getForWeek(ticket.week)) ?? []);
  if (lines.length === 0) return null;
  return { kind: 'picks', week: getName(weeks, ticket.week), lines, sentAt: getSentAt(ticket.predictions) };
}

function getPlaceCard({ auth, positions, weeks }: Stores, week: number | null): CardOf<'place'> | null {
  const place = week === null ? null : positions.byWeek.value.get(week);
  if (week !== null && place && place.position !== null) {
    const { position, score, exact, results } = place;
    return { kind: 'place', table: getName(weeks, week), position, score, exact, results };
  }
  const stats = auth.user.value?.stats;
  if (!stats) return null;
  const { position, score, exact, results } = stats;
  if (position === null || score === null) return null;
  return { kind: 'place', table: bonusCopy.tableGeneral, position, score, exact, results };
}

interface FigureProps {
  title: string;
  text: string;
  card: ShareCard | null;
  label: string;
  blank: CardName;
  onSaved: () => void;
}

function ShareFigure({ title, text, card, label, blank, onSaved }: FigureProps) {
  return (
    <figure className="grid grid-cols-[128px_1fr] items-center gap-4 lg:grid-cols-[200px_1fr] lg:gap-7">
      {card ? (
        <CardPreview card={card} label={label} />
      ) : (
        <div className="grid aspect-4/5 w-full place-items-center border-2 border-dashed border-tinta bg-kraft bg-(image:--trama)">
          <CardArt card={blank} className="h-auto w-3/5" />
        </div>
      )}
      <figcaption>
        <b className="condensed mb-1 block text-xl/tight">{title}</b>
        <p className="mb-3.5 leading-normal">{text}</p>
        {card ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <ShareActions card={card} onSaved={onSaved} />
          </div>
        ) : null}
      </figcaption>
    </figure>
  );
}

export function ShareCards() {
  const stores = useStores();
  const { predictions, toast } = stores;
  const tickets = getTickets(predictions.byWeek.value);
  const [newest] = tickets;

  const picks = getPicksCard(stores, newest);
  const place = getPlaceCard(stores, getWeekToOpen(tickets));
  const onSaved = () => toast.show('share-saved');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ShareFigure
        title={bonusCopy.sharePicks}
        text={picks ? bonusCopy.sharePicksText(picks.week, picks.lines.length) : bonusCopy.sharePicksNone}
        card={picks}
        label={picks ? bonusCopy.sharePicksLabel(picks.week) : ''}
        blank="ticket"
        onSaved={onSaved}
      />
      <ShareFigure
        title={bonusCopy.sharePlace}
        text={
          place
            ? bonusCopy.sharePlaceText(place.table, formatNumber(place.position), place.score)
            : bonusCopy.sharePlaceNone
        }
        card={place}
        label={place ? bonusCopy.sharePlaceLabel(place.table, formatNumber(place.position)) : ''}
        blank="stands"
        onSaved={onSaved}
      />
    </div>
  );
}
