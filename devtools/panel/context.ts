import { createContext, useContext } from 'react';
import type { SectionId } from '../sections.ts';
import type { JumpOptions, Settings } from '../state/settings.ts';

export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report';

export interface PanelContextValue {
  settings: Settings;
  set(change: Partial<Settings>): void;
  jump: JumpOptions;
  /** Runs an action of the user and shows its error in the panel. */
  run(action: () => unknown): void;
  open(section: SectionId, endpoint?: string): void;
  report(): void;
  showApp(): void;
  /** The endpoint for which another section has opened Fallas. */
  endpoint: string | null;
}

export const PanelContext = createContext<PanelContextValue | null>(null);

export function usePanel(): PanelContextValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('The component is outside the panel');
  return value;
}

export const useRun = (): PanelContextValue['run'] => usePanel().run;
