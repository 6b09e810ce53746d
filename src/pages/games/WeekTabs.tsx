import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { getCentreMidnight, WEEK_MS } from '../../domain/centre-time.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import {
  areAllNext,
  DEFAULT_WEEKS_BEFORE,
  getOpening,
  getPredictionWindow,
  isAvailable,
} from '../../domain/window.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import type { Stores } from '../../stores/index.ts';
import { createStableComputed, getData, isJsonEqual } from '../../stores/lib/resource.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Tabs, TabsPlaceholder } from '../../ui/Tabs.tsx';
import { useStores } from '../../use-stores.ts';

export const WEEK_PANEL_ID = 'week';

export function WeekTabs({ onSelect }: { onSelect: (week: number) => void }) {
  const stores = useStores();
  const { weeks } = stores;
  const selected = weeks.selected.value;
  const [weekTabs] = useState(() => createWeekTabs(stores));
  const tabs = weekTabs.value;
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

  if (selected === null || tabs.length === 0) {
    // Until the weeks are loaded, also after a failed load, a placeholder reserves the space of the tabs.
    return weeks.state.value.status === 'ready' ? null : <TabsPlaceholder />;
  }
  return (
    <Tabs
      label={gamesCopy.weeks}
      panelId={WEEK_PANEL_ID}
      selected={pressed ?? String(selected)}
      onSelect={select}
      tabs={tabs.map(({ week, state }) => ({
        id: String(week.number),
        name: getWeekName(week),
        note: getNote(state),
        icon: ICONS[state.kind],
      }))}
    />
  );
}

const ICONS: Partial<Record<WeekTabState['kind'], IconName>> = {
  points: 'check',
  sent: 'check',
  closed: 'lock',
  opens: 'calendar',
  upcoming: 'calendar',
};

function getNote(state: WeekTabState): string {
  switch (state.kind) {
    case 'to-send':
      return gamesCopy.tabToSend(state.count);
    case 'points':
      return gamesCopy.tabPoints(state.points);
    case 'opens':
      return gamesCopy.tabOpens(formatDay(state.at));
    case 'sent':
      return gamesCopy.tabSent;
    case 'closed':
      return gamesCopy.tabClosed;
    case 'open':
      return gamesCopy.tabOpen;
    default:
      return gamesCopy.tabUpcoming;
  }
}

type WeekTabState =
  | { kind: 'to-send'; count: number }
  | { kind: 'points'; points: number }
  | { kind: 'sent' }
  | { kind: 'closed' }
  | { kind: 'open' }
  | { kind: 'opens'; at: number }
  | { kind: 'upcoming' };

interface WeekTab {
  week: Week;
  state: WeekTabState;
}

export function createWeekTabs({ weeks, games, predictions, positions, time }: Stores) {
  /**
   * The earliest possible opening (ms) of a week whose games are not loaded: the opening of a game that
   * starts at midnight (−06:00) of the week's first day.
   */
  const getEarliestOpening = (week: Week) =>
    getCentreMidnight(week.dateStart) - (week.beforeWeeksBet ?? DEFAULT_WEEKS_BEFORE) * WEEK_MS;

  function getState(week: Week): WeekTabState {
    const now = time.now.value;
    const sent = predictions.getForWeek(week.number);
    const loaded = getData(games.getForWeek(week.number)) ?? [];
    const isSent = (id: string) => sent.some(({ gameId }) => gameId === id);
    const open = loaded.filter((game) =>
      isAvailable(game, getPredictionWindow(game, week), isSent(game.id), now),
    ).length;
    if (open > 0) return { kind: 'to-send', count: open };

    const isCounted = sent.length > 0 && sent.every(({ points }) => points !== null);
    if (isCounted && positions.byWeek.value.get(week.number)) {
      return { kind: 'points', points: sumWeek(sent, positions.getScore(week.number)).total };
    }
    if (sent.length > 0) return { kind: 'sent' };
    if (loaded.length > 0) {
      const windows = loaded.map((game) => getPredictionWindow(game, week));
      return areAllNext(windows, now)
        ? { kind: 'opens', at: Math.min(...windows.map(getOpening)) }
        : { kind: 'closed' };
    }
    const opening = getEarliestOpening(week);
    return opening > now ? { kind: 'opens', at: opening } : { kind: 'open' };
  }

  return createStableComputed((): readonly WeekTab[] => {
    let hasOpening = false;
    return weeks.visible.value.map((week) => {
      const state = getState(week);
      if (state.kind !== 'opens') return { week, state };
      // Only the first unopened week shows its opening date. Later weeks are shown as upcoming.
      const isFirst = !hasOpening;
      hasOpening = true;
      return { week, state: isFirst ? state : { kind: 'upcoming' } };
    });
  }, isJsonEqual);
}
