/** Which build of the site is served now. Not a call of the API: a file of the site's own, beside the pages. */
import { BASE_PATH } from '../lib/paths.ts';

/** The id of the build on the server; null when it can't be known now. Never rejects. */
export async function fetchBuildId(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}/version.json`, { cache: 'no-store' });
    const body: unknown = response.ok ? await response.json() : null;
    const build = typeof body === 'object' && body !== null ? (body as { build?: unknown }).build : null;
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
