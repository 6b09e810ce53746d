import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { findRoute } from './app/routes.tsx';
import { BASE_PATH, SITE_ROOT } from './lib/base-path.ts';
import { createStorage } from './lib/storage.ts';
import { createStores } from './stores/index.ts';

const LEADING_METADATA = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/;

/** Rejects when a component throws, so that a broken page fails the build. */
export async function render(path: string) {
  const stores = createStores({ baseUrl: '', clock: { now: () => 0 }, storage: createStorage(null) });
  await findRoute(path).preload();

  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={SITE_ROOT} location={BASE_PATH + path}>
        <App stores={stores} isPrerendered />
      </StaticRouter>
    </StrictMode>,
    // When a page is larger than `progressiveChunkSize`, React moves Suspense content to the end of the HTML and
    // inserts it with inline scripts, which the content security policy forbids. No page reaches 1e9 bytes.
    { progressiveChunkSize: 1e9, onError: (error) => void errors.push(error) },
  );
  const text = await new Response(prelude as unknown as BodyInit).text();
  if (errors.length > 0) throw new AggregateError(errors, `Could not prerender ${path}`);

  const head = LEADING_METADATA.exec(text)?.[0] ?? '';
  return { head, html: text.slice(head.length) };
}
