import { createContext, useContext } from 'react';
import type { SectionId } from '../sections.ts';
import { type Filters, type MoveOptions, type MoveSettings, STEP_KINDS } from '../state/settings.ts';

export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report';

export interface PanelContextValue {
  run(action: () => unknown): void;
  open(section: SectionId, endpoint?: string): void;
  report(): void;
  showApp(): void;
  endpoint: string | null;
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
  move: { land: 'at', silent: false, data: true, kinds: STEP_KINDS },
  setMove() {},
  filters: { recipeSearch: '', recipeGroup: '', callFilter: '', callShow: 'all', storyShow: 'all' },
  setFilters() {},
});

export const usePanel = (): PanelContextValue => useContext(PanelContext);

export const useRun = (): PanelContextValue['run'] => usePanel().run;
