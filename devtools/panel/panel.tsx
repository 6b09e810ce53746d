import {
  createRef,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { copy } from '../copy.ts';
import { getErrorText } from '../error-text.ts';
import type { Simulator } from '../simulator.ts';
import {
  getJumpOptions,
  getSide,
  hasRoomAtRight,
  isNarrowWindow,
  type SettingsStore,
} from '../state/settings.ts';
import { TitledOverlay } from '../ui/Overlay.tsx';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { PanelContext, type PanelContextValue, type PanelOverlay, usePanel } from './context.ts';
import { Handle } from './Handle.tsx';
import { Header, WorldState } from './Header.tsx';
import { Palette } from './Palette.tsx';
import { RecordingBar } from './RecordingBar.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { Sections } from './Sections.tsx';
import { useTestRun } from './TestRunPart.tsx';
import { IconButton, SwitchRow } from './ui.tsx';
import { useWorldUpdates } from './use-world.ts';

export type OpenPanel = ReturnType<typeof mountPanel>;

/** Renders the panel of the dock into the region of the pill. */
export function mountPanel(region: Element, parts: Pick<PanelProps, 'simulator' | 'settings' | 'onClose'>) {
  const place = region.appendChild(document.createElement('div'));
  const reactRoot = createRoot(place);
  const handle = createRef<PanelHandle>();
  flushSync(() => reactRoot.render(<Panel {...parts} app={window} ref={handle} />));
  return {
    ...(handle.current as PanelHandle),
    close() {
      reactRoot.unmount();
      place.remove();
    },
  };
}

export interface PanelHandle {
  complain(message: string): void;
  focus(): void;
  run(action: () => unknown): void;
  show(what: PanelOverlay): void;
}

interface PanelProps {
  simulator: Simulator;
  settings: SettingsStore;
  app: Window;
  /** Only the panel of the dock can be closed. */
  onClose?: () => void;
  ref?: Ref<PanelHandle>;
}

function listenForResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export function Panel({ simulator, settings: store, app, onClose, ref }: PanelProps) {
  const settings = useSyncExternalStore(store.onChange, store.get);
  // The panel moves to or from the right side when the window becomes wide or narrow enough.
  useSyncExternalStore(listenForResize, hasRoomAtRight);
  useWorldUpdates(simulator);
  const saveProblem = simulator.world.saveProblem();
  const [error, setError] = useState<string | null>(null);
  const [overlay, setOverlay] = useState<ReactNode>(null);
  const close = () => setOverlay(null);
  const show = (name: PanelOverlay, search = '') => {
    const overlays = {
      palette: <Palette key={name} firstSearch={search} firstFilter="all" onClose={close} />,
      dialogs: <Palette key={name} firstSearch={search} firstFilter="dialogs" onClose={close} />,
      help: <Help onClose={close} />,
      report: <ReportDialog onClose={close} />,
    };
    setOverlay(overlays[name]);
  };
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focus = () => {
    // Focuses the section's search field. Without such a field, or in a narrow window, where an on-screen
    // keyboard would cover the list, focuses the selected tab.
    const first = isNarrowWindow() ? null : panel.current?.querySelector<HTMLElement>('input[type="search"]');
    (first ?? panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  };
  // At its lowest height the panel would hide an error message or an opened section.
  const raise = () => store.get().snap === 'low' && store.set({ snap: 'half' });
  const complain = (message: string) => {
    setError(message);
    raise();
  };
  const run = (action: () => unknown) => {
    setError(null);
    // The async function turns an error that the action throws into a rejection.
    const start = async () => action();
    start().catch((reason: unknown) => complain(getErrorText(reason)));
  };

  const showApp = () => {
    if (!isNarrowWindow()) return;
    if (onClose) onClose();
    else store.set({ snap: 'low' });
  };

  useEffect(() => void simulator.recorder.watch(), [simulator]);

  useImperativeHandle(ref, () => ({ complain, focus, run, show }));

  const context: PanelContextValue = {
    simulator,
    app,
    settings,
    set: store.set,
    chooseDensity: (density) => store.remember({ density }),
    isQa: settings.density === 'qa',
    jump: getJumpOptions(settings),
    run,
    open(section, at) {
      setEndpoint(at ?? null);
      store.set({ section });
      raise();
    },
    show,
    showApp,
    runInApp(action) {
      run(action);
      showApp();
    },
    endpoint,
    tests: useTestRun(simulator),
  };

  const isDock = onClose !== undefined;
  const isAtBottom = isDock && getSide(settings) === 'bottom';
  const place = isDock ? 'fixed' : 'fixed max-lg:relative';
  const edges = isAtBottom ? `${BOTTOM_EDGES} ${BOTTOM_HEIGHTS[settings.snap]}` : RIGHT_EDGES;
  return (
    <PanelContext value={context}>
      <div
        ref={panel}
        className={`panel flex flex-col overflow-hidden bg-f0 ${place} ${edges} ${HEIGHTS[settings.snap]}`}
      >
        <Handle />
        <div className={isAtBottom ? `${TOP} lg:row-[1/4] lg:border-r lg:border-r-line lg:bg-f1` : TOP}>
          <Header isAtBottom={isAtBottom} onClose={onClose} />
          {/* The cabina shows its own recording bar above the app, because a collapsed panel would hide the bar. */}
          {isDock ? <RecordingBar simulator={simulator} settings={store} run={run} /> : null}
          <WorldState />
        </div>
        {saveProblem ? (
          <div className="line complaint" role="note">
            <p className="grow wrap-anywhere">{SAVE_PROBLEMS[saveProblem]}</p>
          </div>
        ) : null}
        {error ? (
          <div className="line complaint" role="alert">
            <p className="grow wrap-anywhere">{error}</p>
            <IconButton icon="close" name={copy.closeNotice} onPress={() => setError(null)} />
          </div>
        ) : null}
        <Sections isAtBottom={isAtBottom} />
        {!context.isQa && isDock ? <Ribbon isHidden={isAtBottom && settings.snap === 'low'} /> : null}
      </div>
      {overlay}
    </PanelContext>
  );
}

const TOP = 'max-lg:border-b max-lg:border-b-line max-lg:bg-f1';
// The rules of the handle and of the sections read `dock` and `bottom`.
const BOTTOM_EDGES =
  'dock bottom inset-x-0 bottom-0 border-t-2 border-t-accent ' +
  'lg:grid lg:grid-cols-[400px_1fr] lg:grid-rows-[auto_auto_1fr]';
const RIGHT_EDGES =
  'max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t-2 max-lg:border-t-accent ' +
  'lg:inset-y-0 lg:right-0 lg:w-100 lg:border-l lg:border-l-line';
const HEIGHTS = { low: '', half: 'max-lg:h-[64dvh]', high: 'max-lg:h-[94dvh]' };
const BOTTOM_HEIGHTS = { low: 'lg:h-11.5', half: 'lg:h-[min(320px,60vh)]', high: 'lg:h-[60vh]' };

const SAVE_PROBLEMS = {
  blocked:
    'El navegador no deja guardar: cada vez que la página se recarga se pierden la sesión, los borradores, los hechos, las ramas, las fallas y la hora. Usar una persona, viajar atrás, cambiar de rama y los recorridos la recargan.',
  full: 'El navegador ya no tiene espacio: al recargar la página se pierde lo que hagas desde ahora. Cierra otras pestañas del simulador o guarda este mundo con Exportar, en Ramas.',
};

const RIBBON =
  'line justify-center py-1 font-semibold text-[#1f1300] text-sm leading-[1.4] ' +
  'bg-[repeating-linear-gradient(135deg,var(--color-heed)_0_12px,#e39a2b_12px_24px)]';

export function Ribbon({ isHidden, children }: { isHidden?: boolean; children?: ReactNode }) {
  return (
    <p className={isHidden ? `${RIBBON} lg:hidden` : RIBBON}>
      <b className="bg-heed px-3 py-px">{copy.ribbon}</b>
      {children}
    </p>
  );
}

function Help({ onClose }: { onClose: () => void }) {
  const { settings, set } = usePanel();
  return (
    <TitledOverlay name="Atajos del teclado" onClose={onClose}>
      <ul className="list">
        {SHORTCUTS.map((shortcut) => (
          <li key={shortcut.code}>
            <span className="grow">{shortcut.name}</span>
            <kbd className="tag">Alt</kbd>
            <kbd className="tag">Shift</kbd>
            <kbd className="tag">{shortcut.key}</kbd>
          </li>
        ))}
        <SwitchRow name="Atajos encendidos" isOn={settings.keys} onChange={(keys) => set({ keys })} />
      </ul>
      <p className="quiet">Alt y Shift con una tecla. No hacen nada mientras alguien escribe.</p>
    </TitledOverlay>
  );
}
