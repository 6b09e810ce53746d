import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { compressFile } from '../../scripts/compress.ts';
import { type StaticHost, startStaticHost } from '../../scripts/static-host.ts';
import { buildBareSite } from './bare-build.ts';
import { type Block, readContent } from './content.ts';
import { writeStaticSite } from './static.ts';

/**
 * `static` is a page with the content of Inicio and no script, `bare` is the bare stack (libraries of the product
 * without its code), and `plain` is the built Inicio without its scripts.
 */
export type SiteName = 'static' | 'bare' | 'plain';

export interface Sites {
  getFolder(name: SiteName): Promise<string>;
  getUrl(name: SiteName | 'product'): Promise<string>;
  close(): Promise<void>;
}

async function readInicio(browser: Browser, origin: string): Promise<Block[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/lmx/`);
  const content = await page.evaluate(readContent);
  await context.close();
  return content;
}

function writeWithoutScripts(build: string, folder: string) {
  cpSync(build, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const changed = html.replace(/<script type="module"[^>]*><\/script>|<meta name="page-files"[^>]*>/g, '');
  if (changed === html) throw new Error(`${build}/index.html has no script to leave out`);
  writeFileSync(page, changed);
  compressFile(page);
}

export function createSites(browser: Browser, build: string): Sites {
  const root = mkdtempSync(join(tmpdir(), 'reto-bench-'));
  const folders = new Map<SiteName, Promise<string>>();
  const hosts = new Map<string, Promise<StaticHost>>();

  const getHost = (folder: string) => {
    const host = hosts.get(folder) ?? startStaticHost({ folder, port: 0 });
    hosts.set(folder, host);
    return host;
  };
  const getContent = async () => readInicio(browser, (await getHost(build)).origin);
  const writers: Record<SiteName, (folder: string) => unknown> = {
    static: async (folder) => writeStaticSite(folder, await getContent()),
    bare: async (folder) => buildBareSite(folder, await getContent()),
    plain: (folder) => writeWithoutScripts(build, folder),
  };
  async function write(name: SiteName): Promise<string> {
    const folder = join(root, name);
    await writers[name](folder);
    return folder;
  }
  const getFolder = (name: SiteName) => {
    const folder = folders.get(name) ?? write(name);
    folders.set(name, folder);
    return folder;
  };
  return {
    getFolder,
    async getUrl(name) {
      const { origin } = await getHost(name === 'product' ? build : await getFolder(name));
      return `${origin}/lmx/`;
    },
    async close() {
      for (const host of hosts.values()) await (await host).close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
