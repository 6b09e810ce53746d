import { effect, untracked, useSignalEffect } from '@preact/signals-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { createLazy } from '../lib/lazy.ts';
import { combineStops, listen } from '../lib/listen.ts';
import { PATHS, type Route } from '../lib/routes.ts';
import { keepScrollPlace } from '../lib/scroll-place.ts';
import type { ShellStores } from '../stores/index.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { StoresContext, useShellStores } from '../use-stores.ts';
import { ErrorBoundary, RootBoundary, ShellPart } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { LoadingView } from './LoadingView.tsx';
import { Navigation } from './Navigation.tsx';
import { Banners, Toasts } from './Notices.tsx';
import { findRoute, ROUTES } from './routes.tsx';

interface AppProps {
  stores: ShellStores;
  isPrerendered: boolean;
}

export function App(props: AppProps) {
  return (
    <RootBoundary>
      <RunningApp {...props} />
    </RootBoundary>
  );
}

function RunningApp({ stores, isPrerendered }: AppProps) {
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    const stopFollowing = startListening(stores);
    void stores.auth.start();
    setStarted(true);
    return stopFollowing;
  }, [stores]);

  useEffect(() => {
    // The class `returning` shows the loading view of the static HTML and hides `#root`. Once React has
    // rendered, the class is removed, so that `#root` (`StartView` or the page) is visible instead.
    if (hasStarted) document.documentElement.classList.remove('returning');
  }, [hasStarted]);

  const isPending = stores.auth.status.value === 'pending';
  const isCovered = isPending && (hasStarted || !isPrerendered);

  return (
    <StoresContext value={stores}>
      {/* `SessionEnd` is rendered even while the loading view is shown, because another tab may end the
          session during the session start. */}
      <SessionEnd />
      {isCovered ? <StartView /> : <Screens />}
    </StoresContext>
  );
}

function Screens() {
  return useRoutes([
    {
      element: <Layout />,
      children: ROUTES.map(({ path, access, Page }) => ({
        path,
        element: (
          <Guard access={access}>
            <Page />
          </Guard>
        ),
      })),
    },
  ]);
}

/** Delay (ms) before the loading view says that the app is still trying to open the session. */
const TRYING_MS = 3_000;

function StartView() {
  const { auth, network } = useShellStores();
  const wait = auth.startWait.value;
  const late = network.isOffline.value
    ? { text: commonCopy.waitingForNetwork, after: 0 }
    : wait > 0
      ? { text: commonCopy.waitingForLimit(wait), after: 0 }
      : { text: commonCopy.stillTrying, after: TRYING_MS };
  return <LoadingView sincePageStart late={late} />;
}

/**
 * When the player logs out, also in another tab, or the account is deleted, opens Inicio at once. When the
 * session expires, shows a dialog first and opens Inicio when the player accepts it (spec §4).
 */
function SessionEnd() {
  const { auth, modal } = useShellStores();
  const navigate = useNavigate();

  useSignalEffect(() => {
    const destination = auth.navigateTo.value;
    if (destination === null) return;
    const goHome = () => {
      navigate(PATHS.home);
      auth.finishNavigation();
    };
    // Showing a dialog reads signals. `untracked`, because a change of these signals must not run this effect
    // again.
    untracked(() => {
      if (destination === 'session-logout') goHome();
      else
        modal.show({
          type: 'expiredSession',
          params: { isForeign: auth.isForeign.peek() },
          onAccept: goHome,
        });
    });
  });

  return null;
}

function followPlayers({ auth, game }: ShellStores): () => void {
  let stopPlay: (() => void) | undefined;
  const stopWaiting = effect(() => {
    if (auth.status.value === 'authenticated') stopPlay ??= untracked(() => game.current?.startPlay());
  });
  return () => {
    stopWaiting();
    stopPlay?.();
  };
}

function startListening(stores: ShellStores): () => void {
  const { network, sessionSync, time, version } = stores;
  const onReturn = () => {
    if (document.hidden) return;
    time.tick();
    void version.check();
  };
  return combineStops(
    keepScrollPlace(),
    network.start(),
    sessionSync.start(),
    followPlayers(stores),
    listen(document, ['visibilitychange'], onReturn),
    listen(window, ['pageshow'], onReturn),
    listen(window, ['vite:preloadError'], () => void version.onMissingChunk()),
  );
}

function Guard({ access, children }: { access: Route['access']; children: ReactNode }) {
  const { auth } = useShellStores();
  const location = useLocation();
  const isPlayer = auth.status.value === 'authenticated';
  // Router state of the log-in page: the path that a visitor requested and that needs a session. It has no host, so it
  // always belongs to this site.
  const wanted: string | undefined = location.state?.wanted;

  if (access === 'player' && !isPlayer) {
    return <Navigate to={PATHS.login} replace state={{ wanted: location.pathname + location.search }} />;
  }
  if (access === 'guest' && isPlayer) {
    return <Navigate to={wanted ?? PATHS.games} replace />;
  }
  if (access === 'verification') {
    if (isPlayer) return <Navigate to={PATHS.games} replace />;
    if (auth.verification.value === null) return <Navigate to={PATHS.login} replace />;
  }
  return children;
}

/** Routes match addresses in any capitals. */
const isConfirmAccount = (pathname: string) => findRoute(pathname).name === 'confirmAccount';

function RouteChange() {
  const { auth } = useShellStores();
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    const from = previous.current;
    previous.current = pathname;
    window.scrollTo(0, 0);
    if (isConfirmAccount(from) && !isConfirmAccount(pathname)) auth.clearVerification();
    // The code of the page may still be loading, so focus and announcement wait for the page's heading.
    return whenHeadingStands((heading) => {
      focusHeading(heading);
      setAnnouncement(document.title);
    });
  }, [pathname, auth]);

  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}

/**
 * Calls back once the page has an h1 and has been painted, because focusing an element forces a layout, which
 * would delay the paint. The returned function cancels.
 */
function whenHeadingStands(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(look);
  function look() {
    if (!find()) return;
    observer.disconnect();
    cancel = afterPaint(() => {
      const heading = find();
      if (heading) callback(heading);
    });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    cancel?.();
  };
}

function Layout() {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);

  return (
    <>
      <ShellPart>
        <RouteChange />
      </ShellPart>
      <a className="absolute -top-16 left-4 z-99 bg-queso px-4 py-3 focus:top-4 print:hidden" href="#main">
        {commonCopy.skipToContent}
      </a>
      <ShellPart>
        <Navigation page={page} />
      </ShellPart>
      <div ref={page}>
        <ShellPart>
          <Banners />
        </ShellPart>
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={pathname} resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <ShellPart>
          <Footer />
        </ShellPart>
      </div>
      <ShellPart>
        <Toasts />
      </ShellPart>
      <ShellPart>
        <Dialogs />
      </ShellPart>
    </>
  );
}

const host = createLazy(async () => (await import('./modals/ModalHost.tsx')).ModalHost);

/**
 * Delay (ms) before a visitor's page with a form fetches the code of the dialogs, so that the page's own
 * files load first. A press or a key fetches the code at once.
 */
const FORM_DELAY_MS = 500;

/**
 * Fetches the code of the dialogs before a dialog is shown, because without a connection the code of the dialog about a
 * lost connection could not be fetched. After a failed fetch, the code is fetched again when the next dialog is to be
 * shown or, while `hasDialogs` is true, at the next touch, click or key press.
 */
function Dialogs() {
  const { auth, game, modal, network } = useShellStores();
  const [isExpected, setExpected] = useState(false);
  const { access, name } = findRoute(useLocation().pathname);
  const isPlayer = auth.status.value === 'authenticated';
  const isVisible = modal.isVisible.value;
  const isOffline = network.isOffline.value;
  const hasDialogs = isVisible || isPlayer || access !== 'public' || name === 'changePassword';
  const isLoading = isPlayer && game.current?.season.hasLoaded.value === false;
  const { current: Host, error, retry } = useLazy(host, isExpected && !isOffline);

  useEffect(() => {
    if (!hasDialogs) return;
    const expect = () => setExpected(true);
    const timer = isLoading ? undefined : setTimeout(expect, isPlayer ? 0 : FORM_DELAY_MS);
    const stop = listen(window, ['keydown', 'pointerdown'], expect, { passive: true });
    return combineStops(stop, () => clearTimeout(timer));
  }, [hasDialogs, isLoading, isPlayer]);

  useEffect(() => {
    if (isVisible) setExpected(true);
  }, [isVisible]);

  useEffect(() => {
    if (error === null) return;
    setExpected(false);
    retry();
  }, [error, retry]);

  function replaceDialog() {
    const type = modal.current.peek()?.type;
    if (!type) return;
    modal.hide(type);
    if (type !== 'unpreventedError') modal.show({ type: 'unpreventedError' });
  }

  return Host ? (
    <ErrorBoundary resetKey={modal.current.value} fallback={null} onError={replaceDialog}>
      <Host />
    </ErrorBoundary>
  ) : null;
}
