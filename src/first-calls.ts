/**
 * Sends the first API requests of a player (`api/http/early-calls.ts`). The shell runs this module in its inline script
 * (`shell.ts`), the other pages as part of `start.ts`. In the shell that second run sends nothing, because the requests
 * are already sent.
 */
import { sendEarlyCalls } from './api/http/early-calls.ts';
import { readCookies } from './api/http/headers.ts';
import { createStorage, STORAGE_KEYS } from './lib/storage.ts';

if (!document.documentElement.classList.contains('unsupported')) {
  const storage = createStorage();
  sendEarlyCalls({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    token: storage.get(STORAGE_KEYS.token),
    week: storage.get(STORAGE_KEYS.week),
    cookies: readCookies(),
    pathname: location.pathname,
  });
}
