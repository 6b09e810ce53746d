import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StaticHost, startStaticHost } from '../../scripts/static-host.ts';
import { type Bridge, startBridge } from '../bridge/bridge.ts';

/**
 * Errors are stored in `sessionStorage`, so that the next page can read the errors of a page that was being
 * left.
 */
const LISTEN = `
const readHeard = () => JSON.parse(sessionStorage.getItem('engines:heard') ?? '[]');
const hear = (line) => sessionStorage.setItem('engines:heard', JSON.stringify([...readHeard(), line]));
window.takeHeard = () => {
  const lines = readHeard();
  sessionStorage.removeItem('engines:heard');
  return lines;
};
addEventListener('error', ({ message }) => message && hear(message));
addEventListener('unhandledrejection', ({ reason }) => hear('unhandled: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => hear(violatedDirective + ' blocked ' + blockedURI));
const { error } = console;
console.error = (...words) => { hear(words.join(' ')); error(...words); };
`;

export interface Sites {
  bridge: Bridge;
  slow: StaticHost;
  /**
   * Until `release`, `slow` gives requests for matching paths no response. Resolves when a page has requested a
   * matching file.
   */
  hold(files: RegExp): Promise<void>;
  release(): void;
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

export async function startSites(): Promise<Sites> {
  const folder = copySite();
  let held: { files: RegExp; onAsked: () => void } | null = null;
  const bridge = await startBridge({ folder, world: { players: 50 } });
  const slow = await startStaticHost({
    folder,
    // A held request never gets a response, also after `release`: the browser aborts it when it leaves the
    // page.
    api(request) {
      if (!held?.files.test(request.url ?? '')) return false;
      held.onAsked();
      return true;
    },
  });
  return {
    bridge,
    slow,
    hold: (files) =>
      new Promise((resolve) => {
        held = { files, onAsked: resolve };
      }),
    release() {
      held = null;
    },
    async close() {
      for (const site of [bridge, slow]) await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
