/** The player's site with one script more on each page, which keeps what the page complains of in `window.heard`. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bridge, startBridge } from '../../e2e/bridge/bridge.ts';
import { type StaticHost, startStaticHost } from '../static-host.ts';

const LISTEN = `window.heard = [];
addEventListener('error', ({ message }) => message && heard.push(message));
addEventListener('unhandledrejection', ({ reason }) => heard.push('unhandled: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => heard.push(violatedDirective + ' blocked ' + blockedURI));
const { error } = console;
console.error = (...words) => { heard.push(words.join(' ')); error(...words); };
`;

/** The site with an API behind it, and the same site whose scripts arrive only when they are let through. */
export interface Sites {
  bridge: Bridge;
  slow: StaticHost;
  /** Holds the scripts back; settles once the page has asked for them. */
  holdScripts(): Promise<void>;
  releaseScripts(): void;
  close(): Promise<void>;
}

function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-site-'));
  cpSync('dist', folder, { recursive: true });
  writeFileSync(join(folder, 'listen.js'), LISTEN);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (/\.html\.(?:br|gz)$/.test(path)) rmSync(file);
    if (!path.endsWith('.html')) continue;
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('<head>', '<head><script src="/lmx/listen.js"></script>'));
  }
  return folder;
}

/** Starts both; the build has to be there. */
export async function startSites(): Promise<Sites> {
  const folder = copySite();
  let hold: (() => void) | null = null;
  const bridge = await startBridge({ folder, port: 0, world: { players: 50 } });
  const slow = await startStaticHost({
    folder,
    port: 0,
    // A script that is held is never answered: the browser gives it up when it leaves the page.
    api(request) {
      if (!hold || !/\/assets\/main-.*\.js$/.test(request.url ?? '')) return false;
      hold();
      return true;
    },
  });
  return {
    bridge,
    slow,
    holdScripts: () =>
      new Promise((resolve) => {
        hold = resolve;
      }),
    releaseScripts() {
      hold = null;
    },
    async close() {
      await bridge.close();
      await slow.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
