import { BASE_PATH } from '../lib/paths.ts';

/** The build id deployed on the server, or null when the request fails. Never rejects. */
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
