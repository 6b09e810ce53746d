import { type KeyboardEvent, useEffect, useRef } from 'react';
import '../styles/segmented.css';
import '../styles/tabs.css';
import { Icon, type IconName } from './Icon.tsx';

/** One tab. Its accessible name is its name and its note. */
export interface Tab {
  id: string;
  name: string;
  note?: string;
  icon?: IconName;
}

interface TabsProps {
  /** Names the row for screen readers. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the one panel that the tabs change. */
  panelId: string;
  /** stubs: a scrolling row of ticket stubs; segmented: two or three joined buttons. */
  look?: 'stubs' | 'segmented';
}

/** The id of a tab, for its panel's `aria-labelledby`. */
export function getTabId(panelId: string, id: string) {
  return `${panelId}-tab-${id}`;
}

function nextIndex(key: string, index: number, last: number): number | null {
  if (key === 'ArrowRight') return index === last ? 0 : index + 1;
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}

/** A row of tabs: the arrows move and choose, Tab goes on to the panel. */
export function Tabs({ label, tabs, selected, onSelect, panelId, look = 'stubs' }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = document.getElementById(getTabId(panelId, selected));
    if (!row.current || !tab) return;
    // The row alone scrolls, so that the page stays where the player left it.
    const middle = tab.offsetLeft - row.current.offsetLeft + tab.offsetWidth / 2;
    row.current.scrollLeft = middle - row.current.clientWidth / 2;
  }, [panelId, selected]);

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const next = nextIndex(event.key, index, tabs.length - 1);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(getTabId(panelId, tab.id))?.focus();
    onSelect(tab.id);
  }

  return (
    <div
      ref={row}
      className={look === 'stubs' ? 'tabs' : 'segmented max-md:w-full'}
      role="tablist"
      aria-label={label}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          className={look === 'segmented' ? 'max-md:flex-1' : undefined}
          role="tab"
          id={getTabId(panelId, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        >
          {tab.name}{' '}
          {tab.note ? (
            <small>
              {tab.icon ? <Icon name={tab.icon} size={14} /> : null}
              {tab.note}
            </small>
          ) : null}
        </button>
      ))}
    </div>
  );
}
