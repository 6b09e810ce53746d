import { createRef, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BASE, toRoute } from '../../mock-server/catalogue/address.ts';
import { openLocalStorage } from '../../mock-server/lib/local-storage.ts';
import { decodeOrKeep } from '../../mock-server/lib/text.ts';
import type { RecipeView, Simulator, StepView } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { listHappenings } from '../describe/happenings.ts';
import { reloadOnLink } from '../links/follow.ts';
import { isSimulatorLink, splitLink, trimValue } from '../links/fragment.ts';
import { openListLink } from '../links/playlist-link.ts';
import { toCabinaLink } from '../links/write.ts';
import { useWorldUpdates } from '../panel/context/context.ts';
import { Panel, type PanelHandle } from '../panel/frame/Panel.tsx';
import { PanelGuard } from '../panel/frame/PanelGuard.tsx';
import { RecordingBar } from '../panel/frame/RecordingBar.tsx';
import { Ribbon } from '../panel/frame/Ribbon.tsx';
import { Choice } from '../panel/parts/Choice.tsx';
import { CopyButton } from '../panel/parts/CopyButton.tsx';
import { DayHour } from '../panel/parts/DayHour.tsx';
import { download } from '../panel/parts/download.ts';
import { listenForKeys, type ShellActions } from '../panel/shortcuts/shortcuts.ts';
import { Captions } from '../player/autoplay/Captions.tsx';
import { Outline } from '../player/autoplay/Outline.tsx';
import { STEP, StepWords } from '../player/autoplay/StepWords.tsx';
import { announceStatus } from '../state/announce-status.ts';
import { SECTIONS } from '../state/sections.ts';
import { createSettingsStore } from '../state/settings.ts';
import { toggleFullScreen, useFullScreen } from '../ui/full-screen.ts';
import { Icon } from '../ui/icons.tsx';
import { addStyles } from '../ui/mount.ts';
import { QrButton } from '../ui/QrButton.tsx';
import type { Album } from './album.ts';
import { DeviceFrame } from './DeviceFrame.tsx';

addStyles(document);
window.addEventListener('keydown', leaveFullScreen, true);

const settings = createSettingsStore(
  'cabina',
  { mode: 'open', section: 'recipes', snap: 'low' },
  openLocalStorage(),
);
// The cabina uses `density`, `section`, `go` and `list` of the link. Without `list`, the app in the frame gets all
// parameters but `go`.
const fragment = location.hash;
const parameters = Object.fromEntries(
  splitLink(isSimulatorLink(fragment) ? fragment : '').map(([name, text]) => [
    name,
    trimValue(decodeOrKeep(text)),
  ]),
);
const { density } = parameters;
if (density === 'demo' || density === 'qa') settings.set({ density });
const section = SECTIONS.find(({ id }) => id === parameters.section)?.id;
if (section) settings.set({ section });
if (fragment) history.replaceState(null, '', location.pathname);
reloadOnLink();

/** Whether the link has a playlist that hasn't started yet. */
let isListAwaited = 'list' in parameters;
/** The pictures of a recipe that are being taken. */
let album: Album | null = null;

const frame = createRef<HTMLIFrameElement>();
const panel = createRef<PanelHandle>();
const getApp = () => frame.current?.contentWindow;
const run = (action: () => unknown) => panel.current?.run(action);
const complain = (words: string | null) => words && panel.current?.complain(words);
const shell: ShellActions = {
  toggle: () => panel.current?.focus(),
  show: (overlay) => panel.current?.show(overlay),
  complain,
};
listenForKeys(() => getApp()?.simulator ?? null, settings, shell);

function getFirstAddress(): string {
  if (isListAwaited) return `${BASE}/`;
  if (!isSimulatorLink(fragment)) return BASE + settings.get().route;
  // Without `go`, the app opens at its first page, because the path of the URL is the cabina's own.
  const route = parameters.go ?? '/';
  const rest = splitLink(fragment).flatMap(([name, text]) => (name === 'go' ? [] : `${name}=${text}`));
  // Without other parameters, the address has no fragment: even an empty `#sim?` would end the recipe that plays.
  return BASE + (route.startsWith('/') ? route : '/') + (rest.length > 0 ? `#sim?${rest.join('&')}` : '');
}

const address = getFirstAddress();

function Cabina() {
  const isFull = useFullScreen();
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  const [isAway, setAway] = useState(true);
  const [width, setWidth] = useState(390);
  const [step, setStep] = useState<StepView | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Number of pictures in `album`; null without an album. */
  const [pictures, setPictures] = useState<number | null>(null);

  // Each load of the app's frame creates a new `Simulator`. Its listeners end with its page.
  const attach = () => {
    const app = getApp();
    const loaded = app?.simulator;
    if (!app || !loaded) return;
    // Renders the panel now, because `complain` shows the error of a link in the panel.
    flushSync(() => {
      setSimulator(loaded);
      setAway(false);
    });
    app.addEventListener('pagehide', () => {
      settings.set({ route: toRoute(app.location.pathname) });
      setAway(true);
    });
    listenForKeys(loaded, settings, shell, app);
    app.addEventListener('keydown', leaveFullScreen, true);

    const follow = (next: StepView) => {
      setStep(next.isGivenUp ? null : next);
      if (album) setPictures(album.onStep(next, loaded.recipe));
    };
    const playing = loaded.recipe.playing();
    if (playing) follow(playing);
    else setStep(null);
    loaded.on('step', follow);
    announceStatus(loaded, setAnnouncement);
    void loaded.complaint.then(complain);
    loaded.recipe.onFailed(complain);
    // At the first load of the app's frame only, because the frame loads again at the start of each recipe.
    if (isListAwaited) {
      isListAwaited = false;
      void loaded.ready.then(() => openListLink(loaded, fragment)).then(complain);
    }
    // Comes last, because it throws at a style sheet that can't be read, such as one of a browser extension.
    copyFonts(app.document);
  };

  useEffect(() => {
    const page = simulator && frame.current?.contentDocument?.documentElement;
    // A phone's scrollbar takes no width from the page.
    if (page) page.style.scrollbarWidth = width === 1280 ? '' : 'none';
  }, [simulator, width]);

  const getLink = async () => toCabinaLink((await simulator?.link()) ?? '');

  const played = simulator?.recipe.list().find(({ id }) => id === step?.recipe);

  const saveAlbum = async () => {
    const runner = getApp()?.simulator?.recipe;
    if (!played || !runner || album) return;
    const { createAlbum } = await import('./album.ts');
    album = createAlbum(played, getApp);
    setPictures(0);
    try {
      runner.goTo(0);
      const { name, zip } = await album.done;
      download(name, zip);
    } finally {
      album = null;
      setPictures(null);
    }
  };

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
        {isFull ? null : <DeviceHeader recipe={played} width={width} setWidth={setWidth} link={getLink} />}
        <div className={`device-middle grid min-h-0 flex-1 gap-4.5 ${isWide ? WIDE : PHONE}`}>
          {played && step && simulator ? (
            <Outline recipe={played} step={step} runner={simulator.recipe} />
          ) : (
            <TryNow />
          )}
          <DeviceFrame ref={frame} width={width} isFull={isFull} src={address} onLoad={attach} />
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
            onSave={() => run(saveAlbum)}
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
          <Panel ref={panel} simulator={simulator} settings={settings} app={getApp() ?? window} />
        ) : null}
        <p className="hidden-text" role="status">
          {announcement}
        </p>
        {isAway || pictures !== null ? (
          <p
            className="fixed top-2 right-45 z-80 bg-heed px-2.5 py-1.5 font-semibold text-[#1f1300]"
            role="status"
          >
            {pictures === null
              ? 'Viajando…'
              : `Guardando imágenes: ${pictures} de ${played?.outline.length ?? 0}`}
          </p>
        ) : null}
      </aside>
    </div>
  );
}

// A rule of the captions in `simulator.css` uses `is-wide`.
const PHONE = 'grid-cols-[1fr_auto_1fr] p-4 max-xl:grid-cols-[1fr] max-xl:p-0 max-xl:[&>.guide]:hidden';
const WIDE = 'is-wide grid-cols-[1fr] pt-4 [&>.guide]:hidden';

interface DeviceHeaderProps {
  /** Undefined while no recipe plays. */
  recipe: RecipeView | undefined;
  width: number;
  setWidth: (width: number) => void;
  link: () => Promise<string>;
}

function DeviceHeader({ recipe, width, setWidth, link }: DeviceHeaderProps) {
  return (
    <header
      className={
        'line min-h-13 flex-wrap gap-2.5 border-b border-b-line bg-f0 px-3.5 py-1 ' +
        'max-lg:hidden [&_svg]:mr-1'
      }
    >
      <h1 className="flex-1 font-normal text-sm leading-[1.3]">
        <b className="block text-md">{recipe?.title ?? 'Reto Ruffles'}</b>
        <small className="max-xl:hidden">
          {recipe
            ? `Recorrido de ${copy.recipeGroups[recipe.tags[0] ?? ''] ?? ''}`
            : 'La app de verdad, en un mundo de mentira'}
        </small>
      </h1>
      <Choice
        label="Dispositivo"
        options={[390, 320, 1280].map((value) => ({
          value,
          title: `${value} px`,
          name: (
            <>
              <Icon name={value === 1280 ? 'desktop' : 'phone'} /> {value}
            </>
          ),
        }))}
        value={width}
        className="mono [&>button]:px-2.5"
        onChange={setWidth}
      />
      {document.fullscreenEnabled ? (
        <button type="button" onClick={toggleFullScreen}>
          <Icon name="full" /> Pantalla completa
        </button>
      ) : null}
      <button type="button" onClick={() => getApp()?.location.reload()}>
        Recargar la app
      </button>
      <CopyButton name={copy.copyLink} icon="link" text={link} run={run} />
      <QrButton of="de este mundo" link={link} run={run} />
    </header>
  );
}

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
          <StepWords index={index} says={name} detail={words} />
        </li>
      ))}
    </ol>
  );
}

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
          .slice(-8)
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

const fonts = new CSSStyleSheet();
document.adoptedStyleSheets.push(fonts);

/** Adds the app's text font, which only the app's stylesheets declare, to the cabina's document if it is missing. */
function copyFonts(app: Document): void {
  if (fonts.cssRules.length > 0) return;
  const rules = [...app.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    // The rules come from another window, so `instanceof CSSFontFaceRule` would fail.
    .filter((rule) => rule.constructor.name === 'CSSFontFaceRule' && /\bTexto\b/.test(rule.cssText));
  fonts.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
}

// At Escape, some browsers end full screen and send the page no key event. In other browsers, `leaveFullScreen` ends
// full screen and stops the key event, which would close a dialog.
function leaveFullScreen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !document.fullscreenElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void document.exitFullscreen();
}

const place = document.getElementById('cabina') as HTMLElement;
place.className = 'sim';
createRoot(place).render(
  <PanelGuard getSimulator={() => getApp()?.simulator ?? null}>
    <Cabina />
  </PanelGuard>,
);
