import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { cabinaCopy } from '../../copy/cabina.ts';
import { copy } from '../../copy.ts';
import type { SectionId } from '../../sections.ts';
import { getJumpOptions, getSide, isNarrowWindow, type SettingsStore } from '../../state/settings.ts';
import { createStatusAnnouncer } from '../../state/status.ts';
import { PanelContext, type PanelContextValue, type PanelOverlay } from '../context.ts';
import { Palette } from '../palette/Palette.tsx';
import { RecordingBar } from '../recipes/RecordingBar.tsx';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { useSettings, useWorld } from '../signals.tsx';
import { IconButton } from '../ui.tsx';
import { ClockBar } from './ClockBar.tsx';
import { Handle } from './Handle.tsx';
import { Help } from './Help.tsx';
import { PanelHeader, Toolbar } from './PanelHeader.tsx';
import { Sections } from './Sections.tsx';

export interface PanelHandle {
  complain(message: string): void;
  show(what: PanelOverlay): void;
  focus(): void;
}

interface PanelProps {
  simulator: Simulator;
  settings: SettingsStore;
  app: Window;
  shell: 'dock' | 'cabina';
  onClose: () => void;
  ref?: Ref<PanelHandle>;
}

/** Errors of the cabina's frame come from another window, so `instanceof Error` would fail. */
const getErrorText = (reason: unknown) => (reason as Error | undefined)?.message ?? String(reason);

export function Panel({ simulator, settings, app, shell, onClose, ref }: PanelProps) {
  const now = useSettings(settings);
  const { density, section, snap } = now;
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState<PanelOverlay | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focus = () => {
    // Focuses the section's search field. Without such a field, or in a narrow window, where an on-screen
    // keyboard would cover the list, focuses the selected tab.
    const first = isNarrowWindow() ? null : panel.current?.querySelector<HTMLElement>('input[type="search"]');
    (first ?? panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  };

  const complain = (words: string) => {
    setError(words);
    // At its lowest height the panel would hide the error message.
    if (settings.get().snap === 'low') settings.set({ snap: 'half' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read only refs and stores.
  useImperativeHandle(ref, () => ({ complain, show: setOver, focus }), []);

  const context: PanelContextValue = {
    endpoint,
    settings: now,
    set: settings.set,
    jump: getJumpOptions(now),
    run(action) {
      setError(null);
      Promise.resolve()
        .then(action)
        .catch((reason: unknown) => complain(getErrorText(reason)));
    },
    open(wanted: SectionId, at) {
      setEndpoint(at ?? null);
      // At its lowest height the panel would hide the opened section.
      settings.set({ section: wanted, snap: settings.get().snap === 'low' ? 'half' : settings.get().snap });
    },
    report: () => setOver('report'),
    showApp() {
      if (!isNarrowWindow()) return;
      if (shell === 'dock') onClose();
      else settings.set({ snap: 'low' });
    },
  };

  return (
    <PanelContext value={context}>
      <div ref={panel} className={`panel ${shell} ${getSide(now)} ${snap}`}>
        <Handle snap={snap} onSnap={(wanted) => settings.set({ snap: wanted })} />
        <div className="panel-top">
          {density === 'demo' && shell !== 'cabina' ? (
            <p className="ribbon">
              <b>{cabinaCopy.ribbon}</b>
            </p>
          ) : null}
          <PanelHeader
            simulator={simulator}
            settings={settings}
            shell={shell}
            onShow={setOver}
            onClose={onClose}
          />
          {/* The cabina shows its own recording bar above the app, because a collapsed panel would hide the bar. */}
          {shell === 'cabina' ? null : (
            <RecordingBar simulator={simulator} run={context.run} onStopped={() => context.open('recipes')} />
          )}
          <Toolbar onShow={setOver} />
          <ClockBar simulator={simulator} density={density} />
        </div>
        <SaveNotice simulator={simulator} />
        {error ? (
          <div className="complaint" role="alert">
            <p>{error}</p>
            <IconButton icon="close" name="Cerrar aviso" onPress={() => setError(null)} />
          </div>
        ) : null}
        <Sections
          simulator={simulator}
          density={density}
          app={app}
          section={section}
          onSection={(wanted) => context.open(wanted)}
        />
      </div>
      {shell === 'dock' ? null : <StatusMessage simulator={simulator} />}
      {over === 'palette' || over === 'dialogs' ? (
        <Palette simulator={simulator} isOfDialogs={over === 'dialogs'} onClose={() => setOver(null)} />
      ) : null}
      {over === 'report' ? (
        <ReportDialog simulator={simulator} app={app} onClose={() => setOver(null)} />
      ) : null}
      {over === 'help' ? <Help settings={settings} onClose={() => setOver(null)} /> : null}
    </PanelContext>
  );
}

function SaveNotice({ simulator }: { simulator: Simulator }) {
  useWorld(simulator);
  const problem = simulator.world.saveProblem();
  if (problem === null) return null;
  return (
    <div className="complaint" role="note">
      <p>{copy.saveProblems[problem]}</p>
    </div>
  );
}

/**
 * Announces changes of the world to screen readers, in the cabina. On the pages of the app,
 * `dock.ts` announces them, also while no panel is open.
 */
function StatusMessage({ simulator }: { simulator: Simulator }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const speaker = createStatusAnnouncer(simulator);
    const say = () => {
      const next = speaker.next();
      if (next !== null) setWords(next);
    };
    say();
    const off = simulator.on('change', say);
    return () => {
      off();
      speaker.stop();
    };
  }, [simulator]);
  return (
    <p className="hidden-text" role="status">
      {words}
    </p>
  );
}
