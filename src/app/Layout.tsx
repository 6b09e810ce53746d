import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { Banners } from './Banners.tsx';
import { Dialogs } from './Dialogs.tsx';
import { ErrorBoundary, ShellPart } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { RouteChange } from './RouteChange.tsx';
import { Toasts } from './Toasts.tsx';

/** The shell around every page. Each part has a boundary of its own. */
export function Layout() {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);

  return (
    <>
      <ShellPart>
        <RouteChange />
      </ShellPart>
      <a
        className="absolute bottom-full left-4 z-99 bg-queso px-4 py-3 focus:top-4 focus:bottom-auto print:hidden"
        href="#main"
      >
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
