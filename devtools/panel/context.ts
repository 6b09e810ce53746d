import { createContext, useContext } from 'react';
import type { usePanelState } from './panel.tsx';

export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report';
export type PanelContextValue = ReturnType<typeof usePanelState>;

export const PanelContext = createContext<PanelContextValue | null>(null);

export function usePanel(): PanelContextValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('The component is outside the panel');
  return value;
}
