import type { CardOf } from '../../components/share/share-card.ts';
import { useWeekShare, type WeekShare } from '../../components/share/use-week-share.ts';
import { bonusCopy } from '../../copy/bonus.ts';
import { formatNumber } from '../../copy/format.ts';
import { getPlaceWords, shareCopy } from '../../copy/share.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import type { Stores } from '../../stores/index.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { useStores } from '../../use-stores.ts';
import { ShareFigure } from './ShareFigure.tsx';

export function ShareCards({ bonus }: { bonus: BonusPageStore }) {
  const stores = useStores();
  const share = useWeekShare(bonus.newestTicket.value?.week ?? null);
  const place = getPlaceCard(stores, bonus.weekToOpen.value);
  return (
    <div className="grid tablet:grid-cols-2 gap-6">
      <ShareFigure
        {...getTicketTexts(share?.card)}
        card={share?.card ?? null}
        words={share?.words ?? null}
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

function getTicketTexts(card: WeekShare['card'] | undefined) {
  const title = bonusCopy.shareTicket;
  if (!card) return { title, text: bonusCopy.shareTicketNone, label: '' };
  if (card.kind === 'results') {
    return {
      title: shareCopy.results,
      text: shareCopy.resultsOf(card.tag, card.points),
      label: shareCopy.resultsLabel(card.tag, card.points),
    };
  }
  return {
    title,
    text: bonusCopy.shareTicketText(card.tag, card.lines.length),
    label: bonusCopy.shareTicketLabel(card.tag),
  };
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
