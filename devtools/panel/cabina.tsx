import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BASE, decodeOrKeep, toRoute } from '../../mock-server/lib/address.ts';
import { openLocalStorage } from '../../mock-server/lib/local-storage.ts';
import { Captions } from '../autoplay/Captions.tsx';
import { Outline, STEP, StepWords } from '../autoplay/Outline.tsx';
import { openListLink } from '../autoplay/playlist.ts';
import { copy } from '../copy.ts';
import { reloadOnLink, splitLink } from '../links/read.ts';
import { toCabinaLink } from '../links/write.ts';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner, RecipeView } from '../runner/runner.ts';
import { SECTIONS } from '../sections.ts';
import type { Simulator } from '../simulator.ts';
import { createSettingsStore } from '../state/settings.ts';
import { announceStatus } from '../state/status.ts';
import { listHappenings } from '../story.ts';
import { toggleFullScreen, useFullScreen } from '../ui/full-screen.ts';
import { addStyles } from '../ui/mount.ts';
import { listenForKeys, type ShellActions } from '../ui/shortcuts.ts';
import type { Album } from './album.ts';
import { DeviceFrame, DeviceHeader } from './Device.tsx';
import { Panel, type PanelHandle, RecordingBar, Ribbon } from './panel.tsx';
import { DayHour, download } from './ui.tsx';
import { useWorldUpdates } from './use-world.ts';

addStyles(document);
window.addEventListener('keydown', leaveFullScreen, true);

const settings = createSettingsStore(
  'cabina',
  { mode: 'open', section: 'recipes', snap: 'low' },
  openLocalStorage(),
);
// This module reads only `density` and `section` of the link. `Cabina` reads `go` and passes the rest to the app in the
// frame.
const fragment = location.hash;
const link = Object.fromEntries(splitLink(fragment));
const { density } = link;
if (density === 'demo' || density === 'qa') settings.set({ density });
const section = SECTIONS.find(({ id }) => id === link.section)?.id;
if (section) settings.set({ section });
if (fragment) history.replaceState(null, '', location.pathname);
reloadOnLink();

/** Whether the link has a playlist that hasn't started yet. */
let isListAwaited = 'list' in link;

function getFirstAddress(): string {
  if (isListAwaited) return `${BASE}/`;
  if (!fragment.startsWith('#sim?')) return BASE + settings.get().route;
  // The first page of the app, because the path of the URL is the cabina's own.
  const route = decodeOrKeep(link.go ?? '/');
  const rest = splitLink(fragment).flatMap(([name, text]) => (name === 'go' ? [] : `${name}=${text}`));
  // Without a parameter of its own, the fragment isn't a link that would end the recipe that plays.
  return BASE + (route.startsWith('/') ? route : '/') + (rest.length > 0 ? `#sim?${rest.join('&')}` : '');
}

/**
 * Each load of the app's frame creates a new `Simulator`, so the component attaches to the frame at each
 * load.
 */
function Cabina() {
  const frame = useRef<HTMLIFrameElement>(null);
  const panel = useRef<PanelHandle>(null);
  const isFull = useFullScreen();
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  const [isAway, setAway] = useState(true);
  const [width, setWidth] = useState(390);
  const [step, setStep] = useState<StepView | null>(null);
  const [address] = useState(getFirstAddress);
  const album = useAlbum(frame);

  const attach = () => {
    const inside = frame.current?.contentWindow;
    const found = inside?.simulator;
    if (!inside || !found) return;
    setSimulator(found);
    setAway(false);
    copyFonts(inside.document);
    inside.addEventListener('pagehide', () => {
      settings.set({ route: toRoute(inside.location.pathname) });
      setAway(true);
    });
    listenForKeys(found, settings, shell, inside);
    inside.addEventListener('keydown', leaveFullScreen, true);
  };
  const shell: ShellActions = {
    toggle: () => panel.current?.focus(),
    show: (overlay) => panel.current?.show(overlay),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell reads refs, so those of the first render stay right.
  useEffect(() => listenForKeys(() => frame.current?.contentWindow?.simulator ?? null, settings, shell), []);
  useEffect(() => {
    const page = simulator && frame.current?.contentDocument?.documentElement;
    // A phone's scrollbar takes no width from the page.
    if (page) page.style.scrollbarWidth = width === 1280 ? '' : 'none';
  }, [simulator, width]);
  const [announcement, setAnnouncement] = useState('');
  // Runs after the simulator's panel is mounted, because the panel shows the errors of the links.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `album.onStep` reads only a ref.
  useEffect(() => {
    if (!simulator) return;
    const runner = simulator.recipe;
    const follow = (next: StepView) => {
      setStep(next.isGivenUp ? null : next);
      album.onStep(next, runner);
    };
    const now = runner.playing();
    if (now) follow(now);
    else setStep(null);
    const stops = [simulator.on('step', follow), announceStatus(simulator, setAnnouncement)];
    const complain = (words: string | null) => words && panel.current?.complain(words);
    void simulator.complaint.then(complain);
    // At the first load of the app's frame only, because the frame loads again at the start of each recipe.
    if (isListAwaited) {
      isListAwaited = false;
      void simulator.ready.then(() => openListLink(simulator, fragment)).then(complain);
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [simulator]);

  const run = (action: () => unknown) => panel.current?.run(action);
  const link = async () => toCabinaLink((await simulator?.link()) ?? '');

  const played = simulator?.recipe.list().find(({ id }) => id === step?.recipe);

  const isWide = width === 1280;
  return (
    <div className="fixed inset-0 grid grid-cols-[1fr_400px] max-lg:flex max-lg:flex-col">
      <main className="device-side">
        <Ribbon>
          {isFull ? (
            <button type="button" className="-my-1 ml-3" onClick={toggleFullScreen}>
              Salir de pantalla completa
            </button>
          ) : null}
        </Ribbon>
        {simulator ? <RecordingBar simulator={simulator} settings={settings} run={run} /> : null}
        {isFull ? null : (
          <DeviceHeader
            recipe={played}
            width={width}
            setWidth={setWidth}
            onReload={() => frame.current?.contentWindow?.location.reload()}
            link={link}
            run={run}
          />
        )}
        <div className={`device-middle grid min-h-0 flex-1 gap-4.5 ${isWide ? WIDE : PHONE}`}>
          {played && step && simulator ? (
            <Outline recipe={played} step={step} runner={simulator.recipe} />
          ) : (
            <TryNow />
          )}
          <DeviceFrame ref={frame} width={width} isFull={isFull} address={address} onLoad={attach} />
          {simulator ? (
            <LatestFacts
              simulator={simulator}
              isPlaying={step !== null && !step.isOver}
              className={isWide ? 'hidden' : 'max-xl:hidden'}
            />
          ) : null}
        </div>
        {step && simulator ? (
          <Captions
            step={step}
            runner={simulator.recipe}
            onSave={() => run(() => album.save(played))}
            onClose={() => {
              simulator.recipe.stop();
              setStep(null);
            }}
          />
        ) : null}
      </main>
      <aside
        className={`relative bg-f0 ${step ? 'max-lg:hidden' : ''}`}
        aria-label={copy.title}
        aria-busy={isAway}
        inert={simulator === null}
      >
        {simulator ? (
          <Panel
            ref={panel}
            simulator={simulator}
            settings={settings}
            app={frame.current?.contentWindow ?? window}
          />
        ) : null}
        <p className="hidden-text" role="status">
          {announcement}
        </p>
        {isAway || album.count !== null ? (
          <p
            className="fixed top-2 right-45 z-80 bg-heed px-2.5 py-1.5 font-semibold text-[#1f1300]"
            role="status"
          >
            {album.count === null
              ? 'Viajando…'
              : `Guardando imágenes: ${album.count} de ${played?.outline.length ?? 0}`}
          </p>
        ) : null}
      </aside>
    </div>
  );
}

// The rules of the captions also use `is-wide`.
const PHONE = 'grid-cols-[1fr_auto_1fr] p-4 max-xl:grid-cols-[1fr] max-xl:p-0 max-xl:[&>.guide]:hidden';
const WIDE = 'is-wide grid-cols-[1fr] pt-4 [&>.guide]:hidden';

const TRY_NOW = [
  ['Elige a una persona', 'Entra como Ana o como visitante, de un toque.'],
  ['Mueve el reloj', 'Salta al siguiente cierre y mira qué cambia.'],
  ['Rompe algo', 'Quita el internet o haz fallar una petición.'],
  ['Regresa', '“Quitar fallas y normalizar el reloj”: la fecha y los datos se quedan.'],
] as const;

function TryNow() {
  return (
    <ol className="guide overflow-auto" aria-label="Prueba esto">
      {TRY_NOW.map(([name, words], index) => (
        <li key={name} className={STEP}>
          <StepWords sign={index + 1} says={name} detail={words} />
        </li>
      ))}
    </ol>
  );
}

const MAX_FACTS = 8;
const FACT = 'border-b border-b-hair py-1.75 wrap-anywhere [&>.mono]:mr-1.5';

interface LatestFactsProps {
  simulator: Simulator;
  isPlaying: boolean;
  className: string;
}

function LatestFacts({ simulator, isPlaying, className }: LatestFactsProps) {
  useWorldUpdates(simulator);
  const { world } = simulator;
  return (
    <section className={className} aria-label="Detrás de cámara">
      <h2 className="mt-1.5 mb-1">Detrás de cámara</h2>
      <ul>
        {listHappenings(simulator)
          .slice(-MAX_FACTS)
          .toReversed()
          .map(({ place, at, words, by }) => (
            <li key={place} className={`${FACT} ${Math.floor(place) > world.cursor() ? 'quiet' : ''}`}>
              <DayHour at={at} /> {words} <small className="inline">· {copy.authors[by]}</small>
            </li>
          ))}
      </ul>
      <p className="quiet mt-3.5">
        {isPlaying
          ? 'Mueve el cursor sobre la app y tú tomas el control.'
          : 'Aquí se ve qué pasa en el servidor mientras usas la app.'}
      </p>
    </section>
  );
}

/** Saves pictures of the steps of a recipe that plays in the frame. */
function useAlbum(frame: RefObject<HTMLIFrameElement | null>) {
  const album = useRef<Album | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const getApp = () => frame.current?.contentWindow;
  return {
    /** Number of pictures so far; null while none are taken. */
    count,
    onStep(step: StepView, runner: RecipeRunner) {
      if (album.current) setCount(album.current.onStep(step, runner));
    },
    async save(recipe: RecipeView | undefined) {
      const runner = getApp()?.simulator?.recipe;
      if (!recipe || !runner || album.current) return;
      const { createAlbum } = await import('./album.ts');
      const created = createAlbum(recipe, getApp);
      album.current = created;
      setCount(0);
      try {
        runner.goTo(0);
        const { name, zip } = await created.done;
        download(name, zip);
      } finally {
        album.current = null;
        setCount(null);
      }
    },
  };
}

let hasFonts = false;

/** Copies the app's text font into this document, once. Only the app's stylesheets declare the font. */
function copyFonts(app: Document): void {
  if (hasFonts) return;
  const rules = [...app.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    // The rules come from another window, so `instanceof CSSFontFaceRule` would fail.
    .filter((rule) => rule.constructor.name === 'CSSFontFaceRule' && /\bTexto\b/.test(rule.cssText));
  hasFonts = rules.length > 0;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}

// At Escape, some browsers end full screen and send the page no key event. In other browsers, this listener
// ends full screen and stops the key event, which would also close a dialog.
function leaveFullScreen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !document.fullscreenElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void document.exitFullscreen();
}

const place = document.getElementById('cabina');
if (place) {
  place.className = 'sim';
  createRoot(place).render(<Cabina />);
}
