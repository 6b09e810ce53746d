import {
  createRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Simulator } from '../api.ts';
import { copy, plural } from '../copy/shared.ts';
import { isNarrowWindow } from '../lib/viewport.ts';
import type { SettingsStore } from '../state/settings.ts';
import { TitledOverlay } from '../ui/Overlay.tsx';
import {
  PanelContext,
  type PanelProps,
  type PanelState,
  usePanel,
  usePanelState,
  useWorldUpdates,
} from './context.ts';
import { Header, WorldState } from './Header.tsx';
import { Palette } from './Palette.tsx';
import { PanelGuard } from './PanelGuard.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { Sections } from './Sections.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { stopRecording } from './stop-recording.ts';
import { IconButton, SwitchRow } from './ui.tsx';
import { useTestRun } from './use-test-run.ts';
import { WorldCopies } from './WorldCopies.tsx';

export type OpenPanel = ReturnType<typeof mountPanel>;

/** Renders the panel of the dock into the region of the pill. */
export function mountPanel(region: Element, props: Omit<ShellProps, 'app'>) {
  const place = region.appendChild(document.createElement('div'));
  const reactRoot = createRoot(place);
  const handle = createRef<PanelHandle>();
  flushSync(() => reactRoot.render(<Panel {...props} app={window} ref={handle} />));
  // The handle is null while the panel has thrown, and another one after “Reintentar”.
  return {
    complain: (message: string) => handle.current?.complain(message),
    focus: () => handle.current?.focus(),
    run: (action: () => unknown) => handle.current?.run(action),
    show: (...overlay: Parameters<PanelHandle['show']>) => handle.current?.show(...overlay),
    close() {
      reactRoot.unmount();
      place.remove();
    },
  };
}

export type PanelHandle = Pick<PanelState, 'complain' | 'run' | 'show'> & { focus(): void };

interface ShellProps extends PanelProps {
  /** Called when the panel has thrown. A sentence with two buttons stands in its place. */
  onError?: () => void;
  /** Called before the panel is rendered again. */
  onRetry?: () => void;
}

export function Panel({ ref, onError, onRetry, ...props }: ShellProps & { ref?: Ref<PanelHandle> }) {
  return (
    <PanelGuard getSimulator={() => props.simulator} onError={onError} onRetry={onRetry}>
      <PanelContent {...props} ref={ref} />
    </PanelGuard>
  );
}

function PanelContent({ ref, ...props }: PanelProps & { ref?: Ref<PanelHandle> }) {
  const state = usePanelState(props);
  const { simulator, settings, isAtBottom, error, complain, run, show, overlay, closeOverlay } = state;
  const tests = useTestRun(simulator);
  const panel = useRef<HTMLDivElement>(null);
  const focus = () => {
    // In a narrow window, an on-screen keyboard would cover the list, so the selected tab gets the focus.
    const field = isNarrowWindow() ? null : panel.current?.querySelector<HTMLElement>('input[type="search"]');
    (field ?? panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  };
  useImperativeHandle(ref, () => ({ complain, focus, run, show }));

  const saveProblem = simulator.world.saveProblem();
  const isDock = props.onClose !== undefined;
  const place = isDock ? 'fixed' : 'fixed max-lg:relative';
  const edges = isAtBottom ? `${BOTTOM_EDGES} ${BOTTOM_HEIGHTS[settings.snap]}` : RIGHT_EDGES;
  return (
    <PanelContext value={{ ...state, tests }}>
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
        <WorldCopies />
        {error ? (
          <div className="line complaint" role="alert">
            <p className="grow wrap-anywhere">{error}</p>
            <IconButton icon="close" name={copy.closeNotice} onPress={state.closeError} />
          </div>
        ) : null}
        <Sections />
        {!state.isQa && isDock ? <Ribbon isHidden={isAtBottom && settings.snap === 'low'} /> : null}
      </div>
      {overlay?.name === 'help' ? <Help onClose={closeOverlay} /> : null}
      {overlay?.name === 'report' ? <ReportDialog onClose={closeOverlay} /> : null}
      {overlay?.name === 'palette' || overlay?.name === 'dialogs' ? (
        <Palette
          key={overlay.name}
          firstSearch={overlay.search}
          firstFilter={overlay.name === 'palette' ? 'all' : 'dialogs'}
          onClose={closeOverlay}
        />
      ) : null}
    </PanelContext>
  );
}

const TOP = 'max-lg:border-b max-lg:border-b-line max-lg:bg-f1';
// Rules in `simulator.css` and classes of the sections use `dock` and `bottom`.
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

const SNAPS = ['low', 'half', 'high'] as const;
const SNAP_NAMES = { low: 'abajo', half: 'a la mitad', high: 'arriba' };
const MIN_DRAG_PX = 12;

function Handle() {
  const { settings, set } = usePanel();
  const { snap } = settings;
  const start = useRef(0);
  const wasDragged = useRef(false);
  const at = SNAPS.indexOf(snap);
  const setSnap = (to: number) => set({ snap: SNAPS[Math.min(2, Math.max(0, to))] ?? snap });
  const setNextSnap = () => setSnap((at + 1) % SNAPS.length);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') setSnap(at + 1);
    else if (event.key === 'ArrowDown') setSnap(at - 1);
    else if (event.key === 'Home') setSnap(0);
    else if (event.key === 'End') setSnap(2);
    else if (event.key === 'Enter' || event.key === ' ') setNextSnap();
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
    setSnap(at + Math.sign(up) * steps);
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
      onClick={() => wasDragged.current || setNextSnap()}
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
