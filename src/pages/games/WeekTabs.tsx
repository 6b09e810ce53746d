import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { getCentreMidnight } from '../../domain/centre-time.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import { areAllNext, getOpening, getPredictionWindow, isAvailable, isDated } from '../../domain/window.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import type { Stores } from '../../stores/index.ts';
import { getData } from '../../stores/lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../../stores/lib/structural-sharing.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Tabs, TabsPlaceholder } from '../../ui/Tabs.tsx';
import { useStores } from '../../use-stores.ts';

export const WEEK_PANEL_ID = 'week';

export function WeekTabs({ onSelect }: { onSelect: (week: number) => void }) {
  const stores = useStores();
  const { weeks } = stores;
  const selected = weeks.selected.value;
  const [tabs] = useState(() => createWeekTabs(stores));
  const [pressed, setPressed] = useState<string | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  /**
   * Shows the pressed tab as selected and loads its week only after the next paint, because rendering the
   * games of another week takes much longer.
   */
  function select(id: string) {
    setPressed(id);
    cancel.current?.();
    cancel.current = afterPaint(() => {
      setPressed(null);
      onSelect(Number(id));
    });
  }

  if (selected === null || tabs.value.length === 0) {
    // Until the weeks are loaded, also after a failed load, a placeholder reserves the space of the tabs.
    return weeks.state.value.status === 'ready' ? null : <TabsPlaceholder />;
  }
  return (
    <Tabs
      label={gamesCopy.weeks}
      panelId={WEEK_PANEL_ID}
      selected={pressed ?? String(selected)}
      onSelect={select}
      tabs={tabs.value}
    />
  );
}

export function createWeekTabs({ weeks, games, predictions, positions, time }: Stores) {
  function getState(week: Week): { note: string; icon?: IconName; isUnopened?: boolean } {
    const now = time.now.value;
    const sent = predictions.getForWeek(week.number);
    const loaded = getData(games.getForWeek(week.number)) ?? [];
    const isSent = (id: string) => sent.some(({ gameId }) => gameId === id);
    const open = loaded.filter((game) =>
      isAvailable(game, getPredictionWindow(game, week), isSent(game.id), now),
    ).length;
    if (open > 0) return { note: gamesCopy.tabToSend(open) };

    const isCounted = sent.length > 0 && sent.every(({ points }) => points !== null);
    const place = positions.byWeek.value.get(week.number);
    if (isCounted && place) {
      const { total } = sumWeek(sent, place.score);
      return { note: gamesCopy.tabPoints(total), icon: 'check' };
    }
    if (sent.length > 0) return { note: gamesCopy.tabSent, icon: 'check' };
    // Before the games of the week are loaded, its opening is that of a game at 00:00 (−06:00) of its first day, because no
    // game of the week opens earlier.
    const start = week.dateStart === null ? null : getCentreMidnight(week.dateStart);
    const windows = (
      loaded.length > 0 ? loaded.filter(({ status }) => status !== 'undecided') : [{ kickOff: start }]
    )
      .map((game) => getPredictionWindow(game, week))
      .filter(isDated);
    if (windows.length === 0) return { note: gamesCopy.tabUndecided };
    if (!areAllNext(windows, now))
      return loaded.length > 0 ? { note: gamesCopy.tabClosed, icon: 'lock' } : { note: gamesCopy.tabOpen };
    const opening = Math.min(...windows.map(getOpening));
    return { note: gamesCopy.tabOpens(formatDay(opening)), icon: 'calendar', isUnopened: true };
  }

  return createStableComputed(() => {
    let hasUnopened = false;
    return weeks.visible.value.map((week) => {
      const { note, icon, isUnopened = false } = getState(week);
      // Only the first unopened week, in ascending order, shows its opening date. Later weeks are shown as upcoming.
      const isLater = isUnopened && hasUnopened;
      hasUnopened ||= isUnopened;
      const name = getWeekName(week);
      return { id: String(week.number), name, note: isLater ? gamesCopy.tabUpcoming : note, icon };
    });
  }, isJsonEqual);
}
