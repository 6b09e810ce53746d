import {
  createRef,
  type KeyboardEvent,
  type PointerEvent,
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
import { copy, plural } from '../copy.ts';
import { getErrorText } from '../error-text.ts';
import type { SectionId } from '../sections.ts';
import type { Simulator } from '../simulator.ts';
import {
  getJumpOptions,
  getSide,
  hasRoomAtRight,
  isNarrowWindow,
  type SettingsStore,
  stopRecording,
} from '../state/settings.ts';
import { TitledOverlay } from '../ui/Overlay.tsx';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { PanelContext, type PanelOverlay, usePanel, useWorldUpdates } from './context.ts';
import { Header, WorldState } from './Header.tsx';
import { Palette } from './Palette.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { Sections } from './Sections.tsx';
import { useTestRun } from './TestRunPart.tsx';
import { IconButton, SwitchRow } from './ui.tsx';

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

type PanelState = ReturnType<typeof usePanelState>;
export type PanelHandle = Pick<PanelState, 'complain' | 'run' | 'show'> & { focus(): void };

interface PanelProps {
  simulator: Simulator;
  settings: SettingsStore;
  /** The window of the app, which in the cabina is the frame's. */
  app: Window;
  /** Only the panel of the dock can be closed. */
  onClose?: () => void;
  ref?: Ref<PanelHandle>;
}

export function Panel(props: PanelProps) {
  const state = usePanelState(props);
  const { simulator, settings, isAtBottom, error, complain, run, show } = state;
  const panel = useRef<HTMLDivElement>(null);
  const focus = () => {
    // Focuses the section's search field. Without such a field, or in a narrow window, where an on-screen
    // keyboard would cover the list, focuses the selected tab.
    const first = isNarrowWindow() ? null : panel.current?.querySelector<HTMLElement>('input[type="search"]');
    (first ?? panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  };
  useImperativeHandle(props.ref, () => ({ complain, focus, run, show }));

  const saveProblem = simulator.world.saveProblem();
  const isDock = props.onClose !== undefined;
  const place = isDock ? 'fixed' : 'fixed max-lg:relative';
  const edges = isAtBottom ? `${BOTTOM_EDGES} ${BOTTOM_HEIGHTS[settings.snap]}` : RIGHT_EDGES;
  return (
    <PanelContext value={state}>
      <div
        ref={panel}
        className={`panel flex flex-col overflow-hidden bg-f0 ${place} ${edges} ${HEIGHTS[settings.snap]}`}
      >
        <Handle />
        <div className={isAtBottom ? `${TOP} lg:row-[1/4] lg:border-r lg:border-r-line lg:bg-f1` : TOP}>
          <Header />
          {/* The cabina shows its own recording bar above the app, because a collapsed panel would hide the bar. */}
          {isDock ? <RecordingBar simulator={simulator} settings={props.settings} run={run} /> : null}
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
            <IconButton icon="close" name={copy.closeNotice} onPress={state.closeError} />
          </div>
        ) : null}
        <Sections />
        {!state.isQa && isDock ? <Ribbon isHidden={isAtBottom && settings.snap === 'low'} /> : null}
      </div>
      {state.overlay}
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

function listenForResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export function usePanelState({ simulator, settings: store, app, onClose }: PanelProps) {
  const settings = useSyncExternalStore(store.onChange, store.get);
  // The panel moves to or from the right side when the window becomes wide or narrow enough.
  useSyncExternalStore(listenForResize, hasRoomAtRight);
  useWorldUpdates(simulator);
  useEffect(() => void simulator.recorder.watch(), [simulator]);
  const tests = useTestRun(simulator);
  const [error, setError] = useState<string | null>(null);
  const [overlay, setOverlay] = useState<ReactNode>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);

  // At its lowest height the panel would hide an error message or an opened section.
  const raise = () => store.get().snap === 'low' && store.set({ snap: 'half' });
  const complain = (message: string) => {
    setError(message);
    raise();
  };
  /** Runs an action of the user and shows its error in the panel. */
  const run = (action: () => unknown) => {
    setError(null);
    // The async function turns an error that the action throws into a rejection.
    const start = async () => action();
    start().catch((reason: unknown) => complain(getErrorText(reason)));
  };
  /** Closes or shrinks a panel that covers the app. */
  const showApp = () => {
    if (!isNarrowWindow()) return;
    if (onClose) onClose();
    else store.set({ snap: 'low' });
  };

  return {
    simulator,
    app,
    settings,
    set: store.set,
    remember: store.remember,
    onClose,
    isAtBottom: onClose !== undefined && getSide(settings) === 'bottom',
    isQa: settings.density === 'qa',
    jump: getJumpOptions(settings),
    tests,
    error,
    complain,
    closeError: () => setError(null),
    run,
    showApp,
    /** Runs an action whose result is in the app. */
    runInApp(action: () => unknown) {
      run(action);
      showApp();
    },
    /** The endpoint for which another section has opened Fallas. */
    endpoint,
    open(section: SectionId, at: string | null = null) {
      setEndpoint(at);
      store.set({ section });
      raise();
    },
    overlay,
    /** Opens a dialog of the panel. The palette opens with `search`. */
    show(name: PanelOverlay, search = '') {
      const close = () => setOverlay(null);
      const overlays = {
        palette: <Palette key={name} firstSearch={search} firstFilter="all" onClose={close} />,
        dialogs: <Palette key={name} firstSearch={search} firstFilter="dialogs" onClose={close} />,
        help: <Help onClose={close} />,
        report: <ReportDialog onClose={close} />,
      };
      setOverlay(overlays[name]);
    },
  };
}

const SNAPS = ['low', 'half', 'high'] as const;
const SNAP_NAMES = { low: 'abajo', half: 'a la mitad', high: 'arriba' };
const MIN_DRAG_PX = 12;

function Handle() {
  const { settings, set } = usePanel();
  const { snap } = settings;
  const start = useRef(0);
  const wasDragged = useRef(false);
  const at = SNAPS.indexOf(snap);
  const go = (to: number) => set({ snap: SNAPS[Math.min(2, Math.max(0, to))] ?? snap });
  const goOn = () => go((at + 1) % SNAPS.length);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') go(at + 1);
    else if (event.key === 'ArrowDown') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(2);
    else if (event.key === 'Enter' || event.key === ' ') goOn();
    else return;
    event.preventDefault();
  };
  const release = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const up = start.current - event.clientY;
    // Only the later `click` handles a tap: if the panel moved now, the click would hit another element.
    if (Math.abs(up) < MIN_DRAG_PX) return;
    wasDragged.current = true;
    // A drag over more than 45 % of the window's height moves the panel by two heights at once.
    const steps = Math.abs(up) > innerHeight * 0.45 ? 2 : 1;
    go(at + Math.sign(up) * steps);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: `<hr>` can't be a movable separator.
    <div
      className="handle"
      role="separator"
      tabIndex={0}
      aria-label="Ajustar altura"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={2}
      aria-valuenow={at}
      aria-valuetext={SNAP_NAMES[snap]}
      onKeyDown={press}
      onPointerDown={(event) => {
        start.current = event.clientY;
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onClick={() => wasDragged.current || goOn()}
    />
  );
}

interface RecordingBarProps {
  simulator: Simulator;
  settings: SettingsStore;
  run: PanelHandle['run'];
}

export function RecordingBar({ simulator, settings, run }: RecordingBarProps) {
  useWorldUpdates(simulator);
  const { recorder } = simulator;
  if (!recorder.isOn()) return null;
  const note = recorder.notes().at(-1);
  const earlier = recorder.earlier();
  return (
    <section className="line complaint" aria-label={copy.recordOn}>
      <b className="tag bad">{copy.recordMark}</b>
      <span className="grow">
        {plural(recorder.count(), 'acción', 'acciones')}
        {note ? <small role="status">{note}</small> : null}
        {earlier > 0 ? (
          <small role="status">
            {`Más lo que ya habías hecho (${plural(earlier, 'acción', 'acciones')}), que va al principio.`}
          </small>
        ) : null}
      </span>
      {(note || earlier > 0) && recorder.count() === 0 ? (
        <button type="button" onClick={() => run(() => recorder.startFresh())}>
          Empezar en limpio
        </button>
      ) : null}
      <button type="button" onClick={() => run(() => stopRecording(simulator, settings))}>
        {copy.recordStop}
      </button>
    </section>
  );
}

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
