import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { BROWSER_FLOOR } from '../../scripts/browser-floor.ts';
import { compressFiles } from '../../scripts/compress.ts';
import { signalsTransform } from '../../scripts/signals-transform.ts';
import type { Block } from './content.ts';

export async function buildBareSite(folder: string, content: readonly Block[]) {
  await build({
    configFile: false,
    root: resolve('bench/sites/bare'),
    base: '/lmx/',
    plugins: [signalsTransform(), react()],
    define: { CONTENT: JSON.stringify(content) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: BROWSER_FLOOR,
      modulePreload: { polyfill: false },
    },
    logLevel: 'warn',
  });
  // The static host answers the addresses of the app, such as /lmx/games, with `spa.html`.
  copyFileSync(join(folder, 'index.html'), join(folder, 'spa.html'));
  compressFiles(folder);
}
