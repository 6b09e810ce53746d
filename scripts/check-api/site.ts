import { getPublicSuffix } from 'tough-cookie';

/** The registrable domain of an origin, such as `reto.example`, or its host where it has none. */
export function getSite(origin: string): string {
  const { hostname } = new URL(origin);
  return getPublicSuffix(hostname, { ignoreError: true }) ?? hostname;
}
