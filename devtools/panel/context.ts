import { createContext, useContext, useEffect, useReducer } from 'react';
import { SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../simulator.ts';
import { followWorld, getNextMinute } from '../state/status.ts';
import type { usePanelState } from './panel.tsx';

export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report';
export type PanelContextValue = ReturnType<typeof usePanelState>;

export const PanelContext = createContext<PanelContextValue | null>(null);

export function usePanel(): PanelContextValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('The component is outside the panel');
  return value;
}

const increment = (count: number) => count + 1;

/** Re-renders the component when something about the world, its recipes or its recorder may have changed. */
export function useWorldUpdates(simulator: Simulator): void {
  const [, redraw] = useReducer(increment, 0);
  useEffect(
    () =>
      followWorld(simulator, () => {
        redraw();
        const time = simulator.clock.now();
        const [next] = simulator.agenda.list({ from: Math.floor(time) + 1 });
        return Math.min(getNextMinute(time), next?.at ?? Number.POSITIVE_INFINITY);
      }),
    [simulator],
  );
}

/** World time (ms). Re-renders the component each second, so the component should be small. */
export function useNow(): number {
  const [, tick] = useReducer(increment, 0);
  useEffect(() => {
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return usePanel().simulator.clock.now();
}
