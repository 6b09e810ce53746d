import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { RecipeView } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { isNarrowWindow } from '../lib/viewport.ts';
import { toCabinaLink } from '../links/write.ts';
import { Panel, type PanelHandle } from '../panel/frame/Panel.tsx';
import { RecordingBar } from '../panel/frame/RecordingBar.tsx';
import { Ribbon } from '../panel/frame/Ribbon.tsx';
import type { ShellActions } from '../panel/shortcuts/shortcuts.ts';
import { Captions } from '../player/autoplay/Captions.tsx';
import { Outline } from '../player/autoplay/Outline.tsx';
import { getListPlace } from '../player/playlist/playlist.ts';
import type { SettingsStore } from '../state/settings.ts';
import { enterFullScreen, toggleFullScreen, useFullScreen, useFullWindow } from '../ui/full-screen.ts';
import type { CabinaLink } from './cabina-link.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import { DeviceHeader } from './DeviceHeader.tsx';
import { isDesktop } from './devices.ts';
import { LatestFacts } from './LatestFacts.tsx';
import { TryNow } from './TryNow.tsx';
import { useAlbum } from './use-album.ts';
import { useAppFrame } from './use-app-frame.ts';
import { useDeviceWidth } from './use-device-width.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useLowWindow } from './use-low-window.ts';
import { WaitNotice } from './WaitNotice.tsx';

interface CabinaProps {
  frame: RefObject<HTMLIFrameElement | null>;
  panel: RefObject<PanelHandle | null>;
  settings: SettingsStore;
  shell: ShellActions;
  link: CabinaLink;
  /** The first address of the app. */
  address: string;
}

export function Cabina({ frame, panel, settings, shell, link, address }: CabinaProps) {
  const getApp = () => frame.current?.contentWindow;
  const run = (action: () => unknown) => panel.current?.run(action);
  const isFull = useFullScreen();
  const isFullWindow = useFullWindow();
  const album = useAlbum(getApp);
  const { loaded, isAway, step, endStep, announcement, attach } = useAppFrame({
    frame,
    settings,
    shell,
    link,
    onStep: album.onStep,
  });
  const simulator = loaded?.simulator ?? null;
  const isReal = simulator?.isReal === true;
  const isQa = useSyncExternalStore(settings.onChange, () => settings.get().density === 'qa');

  const played = simulator?.recipe.list().find(({ id }) => id === step?.recipe);
  const getLink = async () =>
    played && simulator ? simulator.recipe.link(played.id) : toCabinaLink((await simulator?.link()) ?? '');
  useDocumentTitle(step && simulator ? getListPlace(step, simulator.recipe).listName || step.title : '');

  const savePictures = (recipe: RecipeView | undefined) => run(() => album.save(recipe));
  useEffect(() => {
    if (played && link.takeSave()) savePictures(played);
  });

  const { width, setWidth } = useDeviceWidth(frame, simulator, played?.isForCabina === true);
  const isWide = isDesktop(width);
  const isNarrow = isNarrowWindow();
  /** In full screen a phone is as high as the screen, and the captions stand beside it. */
  const isStage = isFull && step !== null && !isWide && !isNarrow;
  /** Below a window's captions a phone would be small, so they stand beside it, where “Detrás de cámara” is folded. */
  const isBeside = useLowWindow() && step !== null && !isFull && !isWide;
  const middle = isFull ? FULL : isWide ? WIDE : PHONE;
  const closeRecipe = () => {
    simulator?.recipe.stop();
    endStep();
  };
  const playOn = () => {
    closeRecipe();
    run(() => simulator?.restore());
  };
  const captions =
    step && simulator ? (
      <Captions
        step={step}
        runner={simulator.recipe}
        isQa={isQa}
        layout={isStage ? 'stage' : isBeside ? 'side' : 'bar'}
        onSave={() => savePictures(played)}
        onPlayOn={playOn}
        onClose={closeRecipe}
      />
    ) : null;
  return (
    <div
      className={`fixed inset-0 grid max-lg:flex max-lg:flex-col ${isFullWindow ? '' : 'grid-cols-[1fr_400px]'}`}
    >
      <main className={`device-side ${isFull ? 'campaign' : ''} ${isStage ? STAGE : ''}`}>
        <Ribbon loaded={loaded}>
          {/* On a phone the captions have the button. */}
          {isFull && !(isNarrow && step) ? (
            <>
              {isFullWindow && document.fullscreenEnabled ? (
                <button type="button" className="-my-1 ml-3" onClick={enterFullScreen}>
                  Ocupar toda la pantalla
                </button>
              ) : null}
              <button type="button" className="-my-1 ml-3" onClick={toggleFullScreen}>
                Salir de pantalla completa
              </button>
            </>
          ) : null}
        </Ribbon>
        {loaded ? (
          <RecordingBar
            {...loaded}
            settings={settings}
            run={run}
            onRestart={() => panel.current?.show('record')}
          />
        ) : null}
        {isFull ? null : (
          <DeviceHeader
            recipe={played}
            isReal={isReal}
            width={width}
            setWidth={setWidth}
            link={getLink}
            reload={() => getApp()?.location.reload()}
            run={run}
          />
        )}
        <div className={`device-middle grid min-h-0 flex-1 gap-4.5 ${middle}`}>
          {played && step && simulator ? (
            <Outline recipe={played} step={step} runner={simulator.recipe} isQa={isQa} />
          ) : (
            <TryNow isQa={isQa} isReal={isReal} />
          )}
          <DeviceFrame
            ref={frame}
            width={width}
            isFull={isFull}
            isStage={isStage}
            src={address}
            onLoad={attach}
          />
          <div className={isBeside ? 'flex min-h-0 flex-col gap-4 overflow-auto' : 'contents'}>
            {isBeside ? captions : null}
            {loaded && !isFull && !isReal ? (
              <LatestFacts
                reads={loaded.reads}
                isPlaying={step !== null && !step.isOver}
                isFolded={isBeside}
                className={isWide ? 'hidden' : 'max-xl:hidden'}
              />
            ) : null}
          </div>
        </div>
        {isBeside ? null : captions}
      </main>
      <aside
        className={`relative bg-f0 ${step ? 'max-lg:hidden' : ''} ${isFullWindow ? 'lg:hidden' : ''}`}
        aria-label={copy.title}
        aria-busy={isAway}
        inert={simulator === null}
      >
        {loaded ? (
          <Panel
            ref={panel}
            {...loaded}
            settings={settings}
            app={getApp() ?? window}
            savePictures={savePictures}
          />
        ) : null}
        <p className="hidden-text" role="status">
          {announcement}
        </p>
      </aside>
      {/* Not in the panel, which a phone hides while a recipe plays. */}
      <WaitNotice isAway={isAway} pictures={album.pictures} played={played} />
    </div>
  );
}

// A rule of the captions in `simulator.css` uses `has-steps`.
const PHONE =
  'has-steps grid-cols-[1fr_auto_1fr] p-4 max-xl:grid-cols-[1fr] max-xl:p-0 max-xl:[&>.guide]:hidden';
const WIDE = 'grid-cols-[1fr] pt-4 [&>.guide]:hidden';
const FULL = 'grid-cols-[1fr] [&>.guide]:hidden';
const STAGE =
  'grid! grid-cols-[auto_1fr] grid-rows-[auto_auto_1fr] [&>*]:col-2 [&>.captions]:row-3 ' +
  '[&>.device-middle]:[grid-area:1/1/4/2]';
