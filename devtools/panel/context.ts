import { createContext, useContext } from 'react';
import type { SectionId } from '../sections.ts';
import {
  type Filters,
  type MoveOptions,
  type MoveSettings,
  type Span,
  STEP_KINDS,
} from '../state/settings.ts';

/** A modal over the panel: command palette, palette filtered to dialogs, keyboard shortcuts or bug report. */
export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report';

/** What every section shares. */
export interface PanelContextValue {
  /** Runs an action and shows its error in the panel. */
  run(action: () => unknown): void;
  /** Opens a section, that of the faults at an endpoint. */
  open(section: SectionId, endpoint?: string): void;
  /** Opens the dialog with a bug report of the current world. */
  report(): void;
  /** Takes the panel off the app where it covers it: what was asked for is to be seen there. */
  showApp(): void;
  /** The endpoint that another section asked for. */
  endpoint: string | null;
  /** The part of the timeline that calls, facts and mails are shown of; null for everything. */
  span: Span | null;
  /** Chooses that part. */
  select(span: Span | null): void;
  /** The chosen ways to move the clock. */
  move: MoveOptions;
  setMove(change: Partial<MoveSettings>): void;
  filters: Filters;
  setFilters(change: Partial<Filters>): void;
}

export const PanelContext = createContext<PanelContextValue>({
  run: (action) => void action(),
  open() {},
  report() {},
  showApp() {},
  endpoint: null,
  span: null,
  select() {},
  move: { land: 'at', silent: false, data: true, kinds: STEP_KINDS },
  setMove() {},
  filters: { recipeSearch: '', recipeGroup: '', callFilter: '', callShow: 'all', storyShow: 'all' },
  setFilters() {},
});

export const usePanel = (): PanelContextValue => useContext(PanelContext);

export const useRun = (): PanelContextValue['run'] => usePanel().run;
