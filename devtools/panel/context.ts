import { createContext, useContext } from 'react';
import type { SectionId } from '../sections.ts';
import type { Simulator } from '../simulator.ts';
import type { JumpOptions, Settings } from '../state/settings.ts';
import type { TestRun } from './TestRunPart.tsx';

export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report';

export interface PanelContextValue {
  simulator: Simulator;
  /** The window of the app, which in the cabina is the frame's. */
  app: Window;
  settings: Settings;
  set(change: Partial<Settings>): void;
  /** Chooses the density for this tab and for the device's new tabs. */
  chooseDensity(density: Settings['density']): void;
  /** Whether the density is QA. */
  isQa: boolean;
  jump: JumpOptions;
  /** Runs an action of the user and shows its error in the panel. */
  run(action: () => unknown): void;
  open(section: SectionId, endpoint?: string): void;
  /** Opens a dialog of the panel. The palette opens with `search`. */
  show(overlay: PanelOverlay, search?: string): void;
  /** Closes or shrinks a panel that covers the app. */
  showApp(): void;
  /** Runs an action of the user, shows its error in the panel, and calls `showApp`, because its result is in the app. */
  runInApp(action: () => unknown): void;
  tests: TestRun;
  /** The endpoint for which another section has opened Fallas. */
  endpoint: string | null;
}

export const PanelContext = createContext<PanelContextValue | null>(null);

export function usePanel(): PanelContextValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('The component is outside the panel');
  return value;
}
