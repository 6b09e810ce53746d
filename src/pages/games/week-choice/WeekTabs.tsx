import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gamesCopy } from '../../../copy/games.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { Tabs, TabsPlaceholder } from '../../../ui/Tabs.tsx';
import { useStores } from '../../../use-stores.ts';
import { createWeekTabs } from './create-week-tabs.ts';

export const WEEK_PANEL_ID = 'week';

interface WeekTabsProps {
  onSelect: (week: number) => void;
  /** Stands after the row of tabs (`TabArrows`). */
  arrows: ReactNode;
}

export function WeekTabs({ onSelect, arrows }: WeekTabsProps) {
  const stores = useStores();
  const { weeks } = stores;
  const shownNumber = weeks.shownNumber.value;
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

  if (shownNumber === null || tabs.value.length === 0) {
    // Until the weeks are loaded, also after a failed load, a placeholder reserves the space of the tabs.
    return weeks.state.value.status === 'ready' ? null : <TabsPlaceholder />;
  }
  return (
    <div className="laptop:flex">
      <Tabs
        label={gamesCopy.weeks}
        panelId={WEEK_PANEL_ID}
        selected={pressed ?? String(shownNumber)}
        onSelect={select}
        tabs={tabs.value}
      />
      {arrows}
    </div>
  );
}
