/**
 * Builds the simulator in memory for `npm run dev`, adds it first to the page's head, and after a change builds
 * it again and reloads the page. Also serves the flow book of `dist-demo`. With `VITE_API_URL`, the product
 * calls that API and the plugin does nothing.
 */
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { SITE_ROOT } from '../deploy/routes.ts';
import { readBookFile } from './flow-book/serve.ts';
import { buildSimulator, type SimulatorFiles } from './simulator-build.ts';
import { getContentType } from './static-host.ts';

const WATCHED = ['devtools', 'mock-server', 'src/api/contract'];

/** The path of a file of the simulator in the site, such as `simulador/index.html`. Null for another file. */
function getFile(url: string): string | null {
  const path = url.replace(/[?#].*$/, '');
  const file = /\.\w+$/.test(path) ? path : path.replace(/\/?$/, '/index.html');
  return /^\/lmx\/(simulator\.js|simulator\/|simulador\/)/.test(file) ? file.slice(SITE_ROOT.length) : null;
}

function serveFrom(files: () => Promise<SimulatorFiles>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const file = getFile(request.url ?? '/');
    if (!file) return next();
    try {
      const body = readBookFile('dist-demo', file) ?? (await files()).get(file);
      if (!body) return next();
      response.setHeader('Content-Type', getContentType(file));
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    } catch (error) {
      next(error);
    }
  };
}

/** Opens the recipe of `npm run recipe` after the server's start and after each new build of the simulator. */
const replayScript = (parameters: string, count: number) =>
  `if (sessionStorage.getItem('lmxsim:replayed') !== '${count}') {
  sessionStorage.setItem('lmxsim:replayed', '${count}');
  history.replaceState(null, '', '#sim?${parameters}&mode=play');
}`;

/** `recipe` has the parameters of a link to a recipe, which plays again whenever the simulator changes. */
export function simulator(recipe?: string): Plugin {
  let isOff = false;
  let builds = 0;
  return {
    name: 'simulator',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    configResolved(config) {
      isOff = Boolean(config.env.VITE_API_URL);
    },
    configureServer(server) {
      if (isOff) return;
      let building = buildSimulator('development');
      building.catch(() => {});
      server.watcher.add(WATCHED.map((folder) => resolve(folder)));
      server.watcher.on('all', (_event, path) => {
        if (!WATCHED.some((folder) => path.startsWith(resolve(folder)) && !/\.test\.tsx?$/.test(path)))
          return;
        building = buildSimulator('development');
        builds += 1;
        building.then(
          () => server.ws.send({ type: 'full-reload' }),
          (error: unknown) => server.config.logger.error(String(error)),
        );
      });
      server.middlewares.use(serveFrom(() => building));
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        isOff
          ? []
          : [
              ...(recipe
                ? [
                    {
                      tag: 'script',
                      children: replayScript(recipe, builds),
                      injectTo: 'head-prepend' as const,
                    },
                  ]
                : []),
              { tag: 'script', attrs: { src: `${SITE_ROOT}simulator.js` }, injectTo: 'head-prepend' },
            ],
    },
  };
}
