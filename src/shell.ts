/**
 * The build writes this module into the empty shell as an inline script, so that the requests leave as soon as the
 * shell arrives.
 */
import './first-calls.ts';
import { createStorage } from './lib/storage.ts';
import { preloadPageFiles } from './page-files.ts';

if (!document.documentElement.classList.contains('unsupported')) preloadPageFiles(createStorage());
