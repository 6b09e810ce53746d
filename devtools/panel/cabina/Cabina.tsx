import { useEffect, useMemo, useRef, useState } from 'react';
import { BASE, toRoute } from '../../../mock-server/lib/address.ts';
import type { StepView } from '../../api/recipes.ts';
import type { Simulator } from '../../api/simulator.ts';
import { Captions } from '../../autoplay/Captions.tsx';
import { Outline } from '../../autoplay/Outline.tsx';
import { cabinaCopy } from '../../copy/cabina.ts';
import { copy } from '../../copy.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { listenForKeys } from '../../ui/shortcuts.ts';
import { describeFact } from '../branches/facts.ts';
import { RecordingBar } from '../recipes/RecordingBar.tsx';
import { Panel, type PanelHandle } from '../shell/Panel.tsx';
import { useWorld } from '../signals.tsx';
import { DayHour } from '../ui.tsx';
import { borrowFonts } from './borrow-fonts.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import { DeviceHeader, type DeviceWidth } from './DeviceHeader.tsx';
import { leaveFullScreen, useFullScreen } from './use-full-screen.ts';

/**
 * A link to the cabina names the first page of the app in `go=/games`, because the path of the URL is the
 * cabina's own.
 */
const GO = /(?<=[?&])go=((?:\/|%2F)(?!\/|%2F)[^&]*)&?/i;

function getFirstAddress(fragment: string, route: string): string {
  const wanted = GO.exec(fragment)?.[1];
  if (fragment) return BASE + decodeURIComponent(wanted ?? '/') + fragment.replace(GO, '');
  return BASE + route;
}

/**
 * Each load of the app's frame creates a new `Simulator`, so the component attaches to the frame at each
 * load.
 */
export function Cabina({ settings, fragment }: { settings: SettingsStore; fragment: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const panel = useRef<PanelHandle>(null);
  const deviceSide = useRef<HTMLElement>(null);
  const [isFull, toggleFull] = useFullScreen(deviceSide);
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  const [isAway, setAway] = useState(true);
  const [width, setWidth] = useState<DeviceWidth>(390);
  const [step, setStep] = useState<StepView | null>(null);
  const [address] = useState(() => getFirstAddress(fragment, settings.get().route));
  const running = useRef<Simulator | null>(null);

  const app = () => frame.current?.contentWindow ?? window;
  const keepRoute = (inside: Window) => settings.set({ route: toRoute(inside.location.pathname) });

  const attach = () => {
    const inside = frame.current?.contentWindow;
    const found = inside?.simulator;
    if (!inside || !found) return;
    running.current = found;
    setSimulator(found);
    setAway(false);
    borrowFonts(inside.document, document);
    inside.addEventListener('pagehide', () => {
      keepRoute(inside);
      setAway(true);
    });
    listenForKeys(() => running.current, settings, commands, inside);
    inside.addEventListener('keydown', leaveFullScreen, true);
    // Without recipes the section “Recorridos” would be empty, so the panel shows “Personas” in its place.
    if (!found.recipe && settings.get().section === 'recipes') settings.set({ section: 'personas' });
  };
  const commands = {
    toggle: () => panel.current?.focus(),
    palette: () => panel.current?.show('palette'),
    help: () => panel.current?.show('help'),
    report: () => panel.current?.show('report'),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands read refs, so those of the first render stay right.
  useEffect(() => listenForKeys(() => running.current, settings, commands), [settings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keepRoute` writes only to the storage.
  useEffect(() => {
    const keep = () => frame.current?.contentWindow && keepRoute(frame.current.contentWindow);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  useEffect(() => {
    setStep(simulator?.recipe?.playing() ?? null);
    return simulator?.on('step', (next) => setStep(next.isGivenUp ? null : next));
  }, [simulator]);

  useEffect(() => {
    // Runs after the simulator's panel is mounted, because the panel shows the error of the link.
    void simulator?.complaint.then((words) => words && panel.current?.complain(words));
  }, [simulator]);

  const link = async () => {
    const whole = (await simulator?.link()) ?? '';
    const { pathname, hash } = new URL(whole, location.href);
    const go = `#sim?go=${encodeURIComponent(toRoute(pathname))}&`;
    return `${location.origin}${BASE}/simulador/${hash.replace('#sim?', go)}`;
  };

  const playing = step?.recipe;
  const played = useMemo(
    () => simulator?.recipe?.list().find(({ id }) => id === playing),
    [simulator, playing],
  );

  return (
    <div className={step ? 'cabina-page is-playing' : 'cabina-page'}>
      <main className="device-side" ref={deviceSide}>
        <p className="ribbon">
          <b>{cabinaCopy.ribbon}</b>
        </p>
        {simulator ? (
          <RecordingBar
            simulator={simulator}
            run={(action) => {
              try {
                action();
              } catch (reason) {
                panel.current?.complain((reason as Error).message);
              }
            }}
            onStopped={() => settings.set({ section: 'recipes' })}
          />
        ) : null}
        <DeviceHeader
          width={width}
          onWidth={setWidth}
          link={link}
          played={played ?? null}
          isFull={isFull}
          onFull={toggleFull}
          onReload={() => frame.current?.contentWindow?.location.reload()}
          onError={(words) => panel.current?.complain(words)}
        />
        <div className={width === 1280 ? 'device-middle is-wide' : 'device-middle'}>
          {played && step && simulator?.recipe ? (
            <Outline recipe={played} step={step} runner={simulator.recipe} />
          ) : (
            <TryNow />
          )}
          <DeviceFrame ref={frame} width={width} address={address} onLoad={attach} />
          {simulator ? (
            <LatestFacts simulator={simulator} isPlaying={step !== null && !step.isOver} />
          ) : (
            <div />
          )}
        </div>
        {step && simulator?.recipe ? (
          <Captions
            step={step}
            runner={simulator.recipe}
            onClose={() => {
              simulator.recipe?.stop();
              setStep(null);
            }}
          />
        ) : null}
      </main>
      <aside
        className="panel-side"
        aria-label={copy.title}
        aria-busy={isAway}
        inert={isAway && simulator === null}
      >
        {simulator ? (
          <Panel
            ref={panel}
            simulator={simulator}
            settings={settings}
            app={app()}
            shell="cabina"
            onClose={() => {}}
          />
        ) : null}
        {isAway ? (
          <p className="travelling" role="status">
            Viajando…
          </p>
        ) : null}
      </aside>
    </div>
  );
}

function TryNow() {
  return (
    <ol className="guide" aria-label="Prueba esto">
      {cabinaCopy.tryNow.map(([name, words], index) => (
        <li key={name}>
          <i aria-hidden="true">{index + 1}</i>
          <span>
            <b>{name}</b>
            <small>{words}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

const MAX_FACTS = 8;

function LatestFacts({ simulator, isPlaying }: { simulator: Simulator; isPlaying: boolean }) {
  useWorld(simulator);
  const facts = simulator.world.facts().slice(-MAX_FACTS).toReversed();
  return (
    <section className="latest-facts" aria-label={cabinaCopy.behind}>
      <h2>{cabinaCopy.behind}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.seq}>
            <DayHour at={fact.at} /> {describeFact(fact)} <small>{copy.authors[fact.by]}</small>
          </li>
        ))}
      </ul>
      <p className="quiet">{isPlaying ? 'Mueve el cursor sobre la app y tú tomas el control.' : 'Aquí se ve qué pasa en el servidor mientras usas la app.'}</p>
    </section>
  );
}
