import { createContext, useContext } from 'react';
import type { SectionId } from '../sections.ts';
import {
  type MoveOptions,
  type MoveSettings,
  type RecipeFilter,
  type Span,
  STEP_KINDS,
} from '../state/settings.ts';

/** What every section shares. */
export interface PanelContextValue {
  /** Runs an action and shows its error in the panel. */
  run(action: () => unknown): void;
  /** Opens a section, that of the faults at an endpoint. */
  open(section: SectionId, endpoint?: string): void;
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
  recipeFilter: RecipeFilter;
  setRecipeFilter(change: Partial<RecipeFilter>): void;
}

export const PanelContext = createContext<PanelContextValue>({
  run: (action) => void action(),
  open() {},
  showApp() {},
  endpoint: null,
  span: null,
  select() {},
  move: { land: 'at', silent: false, data: true, kinds: STEP_KINDS },
  setMove() {},
  recipeFilter: { recipeSearch: '', recipeGroup: '' },
  setRecipeFilter() {},
});

export const usePanel = (): PanelContextValue => useContext(PanelContext);

export const useRun = (): PanelContextValue['run'] => usePanel().run;
