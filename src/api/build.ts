import { BASE_PATH } from '../lib/paths.ts';

/** The build id deployed on the server, or null when the request fails. Never rejects. */
export async function fetchBuildId(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}/version.json`, { cache: 'no-store' });
    if (!response.ok) return null;
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
