import { Component, Fragment, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { getErrorText } from '../error-text.ts';
import { DEMO_COUNT, DEMO_ORDER, SECTIONS, type SectionId } from '../sections.ts';
import { BranchesSection } from './BranchesSection.tsx';
import { ClockSection } from './ClockSection.tsx';
import { CoverageSection } from './CoverageSection.tsx';
import { usePanel } from './context.ts';
import { FaultsSection } from './FaultsSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { NetworkSection } from './NetworkSection.tsx';
import { PersonasSection } from './PersonasSection.tsx';
import { RecipesSection } from './RecipesSection.tsx';
import { Button } from './ui.tsx';
import { WorldSection } from './WorldSection.tsx';

const BODIES = {
  clock: ClockSection,
  recipes: RecipesSection,
  personas: PersonasSection,
  faults: FaultsSection,
  world: WorldSection,
  mailbox: MailboxSection,
  network: NetworkSection,
  coverage: CoverageSection,
  branches: BranchesSection,
} satisfies Record<SectionId, () => unknown>;

export function Sections() {
  const { settings, set, isQa, open } = usePanel();
  const { section } = settings;
  const order = isQa ? SECTIONS.map(({ id }) => id) : DEMO_ORDER;
  const Body = BODIES[section];
  const body = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is restored when the section changes, not while it scrolls.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = settings.scrolls[section] ?? 0;
  }, [section]);
  // On a phone the tabs are one row that scrolls sideways, so the selected tab is scrolled to the centre.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab of the new section or density is measured.
  useLayoutEffect(() => {
    const { current } = list;
    const tab = current?.querySelector('[aria-selected="true"]');
    if (!current || !tab) return;
    const [outer, inner] = [current.getBoundingClientRect(), tab.getBoundingClientRect()];
    current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [section, isQa]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = order.indexOf(section);
    // A negative place counts from the end.
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : order.at(place % order.length);
    if (!next) return;
    event.preventDefault();
    open(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        className={isQa ? 'tabs' : 'tabs of-demo'}
        role="tablist"
        aria-label="Secciones"
        onKeyDown={press}
      >
        {order.map((id, index) => (
          <Fragment key={id}>
            {!isQa && index === DEMO_COUNT ? (
              <span className="line tabs-rest" aria-hidden="true">
                Para QA
              </span>
            ) : null}
            <button
              id={`tab-${id}`}
              type="button"
              role="tab"
              aria-selected={id === section}
              aria-controls="section"
              tabIndex={id === section ? 0 : -1}
              onClick={() => open(id)}
            >
              {SECTIONS.find((listed) => listed.id === id)?.name}
            </button>
          </Fragment>
        ))}
      </div>
      <div
        ref={body}
        className="section"
        onScrollEnd={({ currentTarget }) =>
          set({ scrolls: { ...settings.scrolls, [section]: currentTarget.scrollTop } })
        }
        id="section"
        role="tabpanel"
        aria-labelledby={`tab-${section}`}
        key={section}
      >
        <SectionGuard>
          <Body />
        </SectionGuard>
      </div>
    </>
  );
}

class SectionGuard extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="part" role="alert">
        <p>Esta sección tropezó; el mundo y las demás secciones siguen como estaban.</p>
        <p className="quiet mono">{getErrorText(error)}</p>
        <Button onPress={() => this.setState({ error: null })}>Reintentar</Button>
      </div>
    );
  }
}
