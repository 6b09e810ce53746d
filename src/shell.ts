/**
 * The build bundles this module into an inline script of the empty shell (`spa.html`), so that the page's first
 * requests don't wait for a script file.
 */
import './first-calls.ts';
import { createStorage } from './lib/storage.ts';
import { preloadPageFiles } from './preload-page-files.ts';

if (!document.documentElement.classList.contains('unsupported')) preloadPageFiles(createStorage());
