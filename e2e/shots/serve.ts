import { createServer } from 'vite';
import { startStaticHost } from '../../scripts/static-host.ts';

/** Serves the demo and the page of dialogs for the pictures. The workers find the addresses in the environment. */
export default async function serve() {
  const demo = await startStaticHost({ folder: 'dist-demo' });
  process.env.SHOTS_DEMO = new URL(demo.origin).host;
  // Without `CI`, Vite ends when standard input closes, and a background job has no standard input.
  process.env.CI ??= 'true';
  // With an API, Vite leaves out the simulator, which takes seconds to build. The page calls no API.
  process.env.VITE_API_URL ??= 'http://localhost';
  // Vite's dev server, because a build of the page alone would order its style sheets differently.
  const dev = await createServer({
    server: { port: 0, strictPort: false, hmr: false, watch: null },
    logLevel: 'error',
  });
  await dev.listen();
  process.env.SHOTS_DIALOGS = new URL(dev.resolvedUrls?.local[0] ?? '').origin;
  return async () => {
    await dev.close();
    await demo.close();
  };
}
