import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { Banners } from './Banners.tsx';
import { Dialogs } from './Dialogs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { Toasts } from './Toasts.tsx';

export function Layout() {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);

  return (
    <>
      <a className="absolute -top-16 left-4 z-99 bg-queso px-4 py-3 focus:top-4 print:hidden" href="#main">
        {commonCopy.skipToContent}
      </a>
      <Navigation page={page} />
      <div ref={page}>
        <Banners />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
      <Toasts />
      <Dialogs />
    </>
  );
}
