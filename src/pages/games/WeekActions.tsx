import { bellCard } from '../../components/art/cards/bell.tsx';
import { phoneCard } from '../../components/art/cards/phone.tsx';
import { Coupon } from '../../components/Coupon.tsx';
import { ReminderActions } from '../../components/ReminderActions.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { reminderOf } from '../../copy/reminder.ts';
import { weekName } from '../../copy/week-name.ts';
import { formatDayHour } from '../../lib/format.ts';
import { siteUrl } from '../../lib/share.ts';
import type { Stores } from '../../stores/index.ts';

/** What can be taken out of the page: a reminder of what is not sent yet, and a card of what is. */
export function WeekActions({ stores }: { stores: Stores }) {
  return (
    <>
      <RemindMe stores={stores} />
      <ShareTicket stores={stores} />
    </>
  );
}

function RemindMe({ stores }: { stores: Stores }) {
  const { gamesPage, time, toast } = stores;
  const reminder = reminderOf(gamesPage.weekView.week.value, gamesPage.weekView.unsent.value, siteUrl());
  // An unopened week offers it at its head.
  if (!reminder || gamesPage.weekView.isAllNext.value || !gamesPage.weekView.isReminderInTime.value)
    return null;
  return (
    <div className="mt-8">
      <Coupon
        card={bellCard}
        tone="paper"
        heading="h2"
        title={gamesCopy.remindTitle}
        actions={
          <ReminderActions
            reminder={reminder}
            readNow={time.read}
            onSaved={() => toast.show('reminder-saved')}
          />
        }
      >
        {gamesCopy.remindText(formatDayHour(reminder.at))}
      </Coupon>
    </div>
  );
}

function ShareTicket({ stores }: { stores: Stores }) {
  const { weekView } = stores.gamesPage;
  const week = weekView.week.value;
  const lines = weekView.entries.value.flatMap(({ game, prediction }) => {
    const mine = prediction.value;
    if (!mine) return [];
    return [{ home: game.home, away: game.away, homeScore: mine.homeScore, awayScore: mine.awayScore }];
  });
  const sentAt = Math.max(
    0,
    ...weekView.entries.value.map(({ prediction }) => prediction.value?.createdAt ?? 0),
  );
  if (!week || lines.length === 0) return null;
  return (
    <div className="mt-6">
      <Coupon
        card={phoneCard}
        tone="paper"
        heading="h2"
        title={gamesCopy.shareTitle}
        actions={
          <ShareActions
            card={{ kind: 'picks', week: weekName(week), lines, sentAt: sentAt || null }}
            onSaved={() => stores.toast.show('share-saved')}
          />
        }
      >
        {gamesCopy.shareText}
      </Coupon>
    </div>
  );
}
