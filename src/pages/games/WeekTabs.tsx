import { useEffect, useRef, useState } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { formatDay } from '../../lib/format.ts';
import type { WeekTabState } from '../../stores/games/week-tabs.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Tabs, TabsPlaceholder } from '../../ui/Tabs.tsx';
import { useStores } from '../../use-stores.ts';

export const WEEK_PANEL_ID = 'week';

export function WeekTabs() {
  const { gamesPage, weeks } = useStores();
  const selected = weeks.selected.value;
  const tabs = gamesPage.tabs.value;
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
      void gamesPage.select(Number(id));
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
