import type { CardOf } from '../../components/share/share-card.ts';
import { bonusCopy } from '../../copy/bonus.ts';
import { formatNumber } from '../../copy/format.ts';
import { getPlaceWords, ticketWords } from '../../copy/share.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { createTicketLines, getSentAt, type Ticket } from '../../domain/tickets.ts';
import type { Stores } from '../../stores/index.ts';
import { getData } from '../../stores/lib/resource.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { useStores } from '../../use-stores.ts';
import { ShareFigure } from './ShareFigure.tsx';

export function ShareCards({ bonus }: { bonus: BonusPageStore }) {
  const stores = useStores();
  const ticket = getTicketCard(stores, bonus.newestTicket.value);
  const place = getPlaceCard(stores, bonus.weekToOpen.value);
  return (
    <div className="grid tablet:grid-cols-2 gap-6">
      <ShareFigure
        title={bonusCopy.shareTicket}
        text={ticket ? bonusCopy.shareTicketText(ticket.tag, ticket.lines.length) : bonusCopy.shareTicketNone}
        card={ticket}
        words={ticketWords}
        label={ticket ? bonusCopy.shareTicketLabel(ticket.tag) : ''}
        blank="ticket"
      />
      <ShareFigure
        title={bonusCopy.sharePlace}
        text={
          place
            ? bonusCopy.sharePlaceText(place.tag, formatNumber(place.position), place.score)
            : bonusCopy.sharePlaceNone
        }
        card={place}
        words={place && getPlaceWords(place.position)}
        label={place ? bonusCopy.sharePlaceLabel(place.tag, formatNumber(place.position)) : ''}
        blank="stands"
      />
    </div>
  );
}

function getTicketCard({ games, weeks }: Stores, ticket: Ticket | undefined): CardOf<'ticket'> | null {
  if (!ticket) return null;
  const lines = createTicketLines(ticket.predictions, getData(games.getForWeek(ticket.week)) ?? []);
  if (lines.length === 0) return null;
  return { kind: 'ticket', tag: getName(weeks, ticket.week), lines, sentAt: getSentAt(ticket.predictions) };
}

export function getPlaceCard(
  { auth, positions, weeks }: Stores,
  week: number | null,
): CardOf<'place'> | null {
  const place = week === null ? null : positions.byWeek.value.get(week);
  const isOfWeek = week !== null && place !== null && place !== undefined && place.position !== null;
  const shown = isOfWeek ? place : auth.user.value?.stats;
  if (!shown || shown.position === null || shown.score === null) return null;
  const { position, score, exact, results } = shown;
  const tag = isOfWeek ? getName(weeks, week) : bonusCopy.tableGeneral;
  return { kind: 'place', tag, position, score, exact, results };
}

const getName = (weeks: Stores['weeks'], week: number) => getWeekNameByNumber(week, weeks.all.value);
