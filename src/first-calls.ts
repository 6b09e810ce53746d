/**
 * Sends the first API requests of a player (`api/http/early-calls.ts`). The build writes this module into the empty
 * shell as an inline script, so that the requests leave as soon as the shell arrives. The other pages run it as part
 * of `start.ts`. In the shell that second run sends nothing, because the requests are already sent.
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
