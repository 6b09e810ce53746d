import { BASE_PATH } from '../lib/base-path.ts';

/**
 * The id of the build that is deployed on the server, read from `version.json`. Null without a connection,
 * after an error status, or when the body is not JSON with a string `build`. Never rejects.
 */
export async function fetchServedBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}/version.json`, { cache: 'no-store' });
    if (!response.ok) return null;
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
