import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { getErrorText } from '../../../mock-server/lib/error-text.ts';
import type { RecipeView, Simulator } from '../../api.ts';
import { hasRoomAtRight, isNarrowWindow } from '../../lib/viewport.ts';
import { getJumpOptions } from '../../state/jump-options.ts';
import { markSession } from '../../state/lost-session.ts';
import type { SectionId } from '../../state/sections.ts';
import { getSide, type SettingsStore } from '../../state/settings.ts';
import type { FaultDraft } from './fault-draft.ts';
import { startOver } from './start-over.ts';
import { followTypedForm, writeTypedForm } from './typed-form.ts';
import { useNotice } from './use-notice.ts';
import type { useTestRun } from './use-test-run.ts';
import { useRead, type WorldReads } from './world-reads.ts';

/** The group of Fallas with the faults of one call. */
export const CALL_FAULTS = 'call';

export type PanelOverlay = 'palette' | 'dialogs' | 'help' | 'report' | 'record' | 'playlist' | 'pictures';

export interface PanelProps {
  simulator: Simulator;
  reads: WorldReads;
  settings: SettingsStore;
  /** The window of the app, which in the cabina is the frame's. */
  app: Window;
  /** Only the panel of the dock can be closed. */
  onClose?: () => void;
  /** Saves the pictures of a recipe. Absent in the dock, because a recipe reloads its page; it opens the cabina. */
  savePictures?: (recipe: RecipeView) => void;
}

export type PanelState = ReturnType<typeof usePanelState>;
export type PanelContextValue = PanelState & { tests: ReturnType<typeof useTestRun> };

export const PanelContext = createContext<PanelContextValue | null>(null);

export function usePanel(): PanelContextValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('The component is outside the panel');
  return value;
}

export function usePanelState({ simulator, reads, settings: store, app, onClose, savePictures }: PanelProps) {
  const settings = useSyncExternalStore(store.onChange, store.get);
  // The panel moves to or from the right side when the window becomes wide or narrow enough.
  useSyncExternalStore(listenForResize, hasRoomAtRight);
  useEffect(() => void simulator.recorder.watch(), [simulator]);
  useEffect(() => {
    if (simulator.isReal) return;
    void writeTypedForm(app, simulator.branch.current().id);
    return followTypedForm(app);
  }, [simulator, app]);
  const [error, setError] = useState<string | null>(null);
  // A message is about the world and the section in which it appeared.
  useEffect(() => {
    const stops = (['fact', 'travel'] as const).map((event) => simulator.on(event, () => setError(null)));
    return () => stops.forEach((stop) => void stop());
  }, [simulator]);
  const { section } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section ends the message.
  useEffect(() => setError(null), [section]);
  const [overlay, setOverlay] = useState<{ name: PanelOverlay; search: string } | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [draft, setDraft] = useState<FaultDraft | null>(null);
  /** Another object each time that the palette has opened a section. */
  const [openedByPalette, setOpenedByPalette] = useState<object | null>(null);
  const [shownPart, setShownPart] = useState<{ name: string } | null>(null);

  // At its lowest height the panel would hide an error message or an opened section.
  const isLow = () => store.get().snap === 'low';
  const raise = () => isLow() && store.set({ snap: 'half' });
  const { say, sayLowered, sayLostSession, ...notices } = useNotice(simulator, {
    isLow: () => isNarrowWindow() && isLow(),
    raise,
  });
  const complain = (message: string) => {
    setError(message);
    raise();
  };
  /** Runs an action of the user and shows its error in the panel. */
  const run = (action: () => unknown) => {
    setError(null);
    // The async function turns an error that the action throws into a rejection.
    const start = async () => {
      markSession(simulator);
      await action();
      sayLostSession();
    };
    start().catch((reason: unknown) => complain(getErrorText(reason)));
  };
  /** Lowers a panel that covers the app, and says so. */
  const showApp = () => {
    if (!isNarrowWindow() || isLow()) return;
    store.set({ snap: 'low' });
    sayLowered();
  };
  /** Closes or lowers a panel that covers the app. The pill of the dock says so. */
  const leaveToApp = () => {
    if (!isNarrowWindow()) return;
    if (!onClose) return store.set({ snap: 'low' });
    onClose();
    store.set({ isClosedForApp: true });
  };

  const open = (
    section: SectionId,
    forEndpoint: string | null = null,
    withDraft: FaultDraft | null = null,
  ) => {
    setEndpoint(forEndpoint);
    setDraft(withDraft);
    setShownPart(null);
    if (overlay) setOpenedByPalette({});
    store.set({ section });
    if (forEndpoint !== null) store.set({ faultGroups: { ...store.get().faultGroups, [CALL_FAULTS]: true } });
    raise();
  };

  const isAtBottom = onClose !== undefined && getSide(settings) === 'bottom';
  return {
    simulator,
    reads,
    app,
    settings,
    set: store.set,
    remember: store.remember,
    onClose,
    savePictures,
    isAtBottom,
    isQa: settings.density === 'qa',
    jump: getJumpOptions(settings),
    error,
    complain,
    closeError: () => setError(null),
    run,
    ...notices,
    say,
    showApp,
    leaveToApp,
    /** Lowers a panel that lies over the bottom of the app. */
    stepAside: () => isAtBottom && store.set({ snap: 'low' }),
    /** Runs an action whose result is in the app. */
    runInApp(action: () => unknown) {
      run(action);
      showApp();
    },
    /** Runs a recipe, whose captions need the place of the panel on a phone. */
    playInApp(play: () => unknown) {
      run(play);
      leaveToApp();
    },
    /** The endpoint for which another section has opened Fallas. */
    endpoint,
    /** What the form of that fault begins with. */
    draft,
    open,
    openedByPalette,
    /** The part of the section to which the palette has led. Each time it is another object. */
    shownPart,
    openStored() {
      // Mundo needs the simulated server.
      open(simulator.isReal ? 'network' : 'world');
      setShownPart({ name: 'stored' });
    },
    startOver(beginning?: Parameters<typeof startOver>[2]) {
      raise();
      return startOver(simulator, app, beginning);
    },
    overlay,
    /** Opens a dialog of the panel. The palette opens with `search`. */
    show: (name: PanelOverlay, search = '') => setOverlay({ name, search }),
    closeOverlay: () => setOverlay(null),
  };
}

function listenForResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns the world time (ms). Re-renders the component each second, so the component should be small. */
export const useNow = (): number => useRead(usePanel().reads.now);
