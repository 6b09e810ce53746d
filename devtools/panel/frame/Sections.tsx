import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { getErrorText } from '../../../mock-server/lib/error-text.ts';
import { copy } from '../../copy/shared.ts';
import { SECTIONS, type SectionId } from '../../state/sections.ts';
import { BranchesSection } from '../branches/BranchesSection.tsx';
import { ClockSection } from '../clock/ClockSection.tsx';
import { usePanel } from '../context/context.ts';
import { CoverageSection } from '../coverage/CoverageSection.tsx';
import { FaultsSection } from '../faults/FaultsSection.tsx';
import { MailboxSection } from '../mailbox/MailboxSection.tsx';
import { NetworkSection } from '../network/NetworkSection.tsx';
import { Button } from '../parts/Button.tsx';
import { OnlySimulated } from '../parts/OnlySimulated.tsx';
import { PersonasSection } from '../personas/PersonasSection.tsx';
import { RecipesSection } from '../recipes/RecipesSection.tsx';
import { SpecSection } from '../spec/SpecSection.tsx';
import { WorldSection } from '../world/WorldSection.tsx';
import { Guard } from './Guard.tsx';

const BODIES = {
  clock: ClockSection,
  recipes: RecipesSection,
  personas: PersonasSection,
  faults: FaultsSection,
  world: WorldSection,
  mailbox: MailboxSection,
  network: NetworkSection,
  coverage: CoverageSection,
  spec: SpecSection,
  branches: BranchesSection,
} satisfies Record<SectionId, () => unknown>;

/** The sections that need the world of the simulated server. */
const OF_WORLD: readonly SectionId[] = ['clock', 'personas', 'world', 'mailbox', 'branches'];

const ORDER: readonly SectionId[] = SECTIONS.map(({ id }) => id);

const ONE_ROW =
  'max-lg:auto-cols-max max-lg:grid-flow-col max-lg:grid-cols-none max-lg:overflow-x-auto max-lg:scrollbar-none';
const SECTION = 'section min-h-0 flex-1 overflow-auto overscroll-contain';
const SECTION_AT_BOTTOM =
  'lg:col-start-2 lg:row-start-3 lg:grid lg:auto-rows-min lg:grid-cols-[repeat(auto-fill,minmax(376px,1fr))] ' +
  'lg:content-start lg:items-start';
// The outline of a focused tab is inside the tab, because the row of tabs would cut an outline outside.
const TAB =
  'bare min-h-touch-27 px-0.5 text-tone focus-visible:-outline-offset-2 ' +
  'aria-selected:text-text aria-selected:[box-shadow:inset_0_-2px_var(--color-accent)]';

export function Sections() {
  const { simulator, reads, settings, set, isAtBottom, open } = usePanel();
  const { section, snap } = settings;
  const Body = simulator.isReal && OF_WORLD.includes(section) ? OnlySimulated : BODIES[section];
  const body = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new section restores its position.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = settings.scrolls[section] ?? 0;
  }, [section]);
  // On a phone the tabs are one row that scrolls sideways, so the selected tab is scrolled to the centre.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab of the new section is measured.
  useLayoutEffect(() => {
    const { current } = list;
    const tab = current?.querySelector('[aria-selected="true"]');
    if (!current || !tab) return;
    const [outer, inner] = [current.getBoundingClientRect(), tab.getBoundingClientRect()];
    current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [section]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = ORDER.indexOf(section);
    // `at` counts a negative index from the end.
    const places: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : ORDER.at(place % ORDER.length);
    if (!next) return;
    event.preventDefault();
    open(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };

  // In a narrow window, except at full height, the tabs are one row that scrolls sideways, so that the list has more
  // space. At the lowest height the panel still shows the tabs; pressing a tab raises the panel.
  const isOneRow = snap !== 'high';
  const atBottom = isAtBottom ? 'lg:col-start-2 lg:row-start-2 lg:grid-cols-[repeat(10,auto)]' : '';
  const tabClass = isOneRow ? `${TAB} max-lg:px-3` : TAB;
  const lowest = snap === 'low' ? 'max-lg:hidden' : '';

  return (
    <>
      <div
        ref={list}
        className={`grid flex-none grid-cols-[repeat(5,auto)] border-b border-b-line ${atBottom} ${isOneRow ? ONE_ROW : ''}`}
        role="tablist"
        aria-label="Secciones"
        onKeyDown={press}
      >
        {SECTIONS.map(({ id, name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className={tabClass}
            aria-selected={id === section}
            aria-controls="section"
            tabIndex={id === section ? 0 : -1}
            onClick={() => open(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        key={section}
        ref={body}
        id="section"
        role="tabpanel"
        aria-labelledby={`tab-${section}`}
        className={`${SECTION} ${lowest} ${isAtBottom ? SECTION_AT_BOTTOM : ''}`}
        onScrollEnd={({ currentTarget }) =>
          set({ scrolls: { ...settings.scrolls, [section]: currentTarget.scrollTop } })
        }
      >
        <Guard fallback={showError} onRetry={reads.refresh}>
          <Body />
        </Guard>
      </div>
    </>
  );
}

const showError = (error: unknown, retry: () => void) => (
  <div className="part" role="alert">
    <p>Esta sección tropezó; el mundo y las demás secciones siguen como estaban.</p>
    <p className="quiet mono">{getErrorText(error)}</p>
    <Button onPress={retry}>{copy.retry}</Button>
  </div>
);
