import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { moveFocus } from './move-focus.ts';

export interface Tab {
  id: string;
  name: string;
  note?: string;
  icon?: IconName;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  panelId: string;
  variant?: 'stubs' | 'segmented';
}

export function getTabId(panelId: string, id: string) {
  return `${panelId}-tab-${id}`;
}

/**
 * Scrolls a row of tabs so that the first tab at or after `left`, in the coordinates of `offsetLeft`, is whole at its
 * start.
 */
export function scrollToWholeTab(row: HTMLElement, left: number) {
  const tabs = [...row.querySelectorAll<HTMLElement>('[role="tab"]')];
  const first = tabs.find((tab) => tab.offsetLeft >= left);
  if (first && tabs[0]) row.scrollLeft = first.offsetLeft - tabs[0].offsetLeft;
}

/** A row of joined buttons, of which one is pressed or selected. */
export const SEGMENTS = 'inline-flex max-w-full flex-wrap border-2 border-tinta';
export const SEGMENT = classNames(
  'condensed wrap-break-word min-h-12 cursor-pointer border-tinta not-first:border-l-2 bg-blanco py-0 text-lg/none',
  'aria-pressed:bg-tinta aria-pressed:text-queso aria-selected:bg-tinta aria-selected:text-queso',
);

/** On paper only the selected tab is shown: the row would be cut, and no tab can be pressed. */
const PRINTED = 'print:aria-[selected=false]:hidden';

// A wide window shows no part of a tab before the first whole one.
const STUBS = classNames(
  'no-scrollbar -mx-4 flex gap-1.5 overflow-x-auto border-tinta border-b-3 px-4 pt-2 short:pt-1.5 tablet:pt-2.5',
  'laptop:mx-0 laptop:flex-1 laptop:px-0',
);

const VARIANTS = {
  stubs: {
    row: STUBS,
    // A ticket stub with a torn upper edge.
    tab: classNames(
      'ridged-top condensed group grid min-h-13 tablet:min-h-15 min-w-26 flex-none cursor-pointer justify-items-start gap-0.5',
      'short:flex short:min-h-11 short:items-center short:gap-2',
      'bg-kraft px-3 pt-3 pb-2 text-lg/none text-tinta focus-visible:-outline-offset-6',
      'aria-selected:-mt-1.5 short:aria-selected:mt-0 aria-selected:bg-tinta aria-selected:text-queso',
      PRINTED,
    ),
  },
  segmented: {
    row: classNames(SEGMENTS, 'max-tablet:w-full'),
    tab: classNames(SEGMENT, PRINTED, 'px-5 max-tablet:flex-1'),
  },
};

export function TabsPlaceholder() {
  return (
    <div className={STUBS} aria-hidden="true">
      <span className="h-13 short:h-11 tablet:h-15" />
    </div>
  );
}

export function Tabs({ label, tabs, selected, onSelect, panelId, variant = 'stubs' }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  /** The row stands where it has to from the start; later it moves there for all to see. */
  const [isPlaced, setIsPlaced] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that are added before the selected one move it away.
  useEffect(() => {
    // In the next frame, because reading positions at once would lay out a page that may change before its paint.
    const frame = requestAnimationFrame(() => {
      const tab = document.getElementById(getTabId(panelId, selected));
      if (!row.current || !tab) return;
      // Scrolls only the row of tabs; `scrollIntoView` would also scroll the page.
      scrollToWholeTab(row.current, tab.offsetLeft + tab.offsetWidth / 2 - row.current.clientWidth / 2);
      setIsPlaced(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [panelId, selected, tabs.length]);

  return (
    <div
      ref={row}
      className={classNames(VARIANTS[variant].row, isPlaced && 'scroll-smooth')}
      role="tablist"
      aria-label={label}
      // The arrow keys select the tab that gets the focus.
      onKeyDown={(event) => moveFocus(event, true)?.click()}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={VARIANTS[variant].tab}
          id={getTabId(panelId, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.name}{' '}
          {tab.note ? (
            <small className="flex items-center gap-1 text-humo text-sm group-aria-selected:text-papel">
              {tab.icon ? <Icon name={tab.icon} size={14} /> : null}
              {tab.note}
            </small>
          ) : null}
        </button>
      ))}
    </div>
  );
}
