/** Writes links that set a world up anywhere. They travel in the fragment: no server ever sees them. */
import type { MockControl } from '../../mock-server/index.ts';

/** What a link says; without any part it carries the whole world. */
export interface LinkParts {
  as?: string;
  /** An expression such as `cierre(7, 1) - 1m`. */
  at?: string;
  seed?: number;
  /** 1: the server answers as Laravel does by default. */
  laravel?: 1;
  /** Where the app starts, below the base. */
  route?: string;
  panel?: 'off' | 'pill' | 'open';
  density?: 'demo' | 'qa';
  device?: string;
}

const BASE = '/lmx';

/** The link's address. Rejects when the world does not fit in one; then it has to be exported as a file. */
export async function linkOf(control: MockControl, parts?: LinkParts): Promise<string> {
  const route = parts?.route ?? (location.pathname.slice(BASE.length) || '/');
  const { route: _route, ...rest } = parts ?? {};
  const words = Object.entries(rest).filter(([, value]) => value !== undefined);
  const query =
    words.length > 0
      ? words.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
      : `s=${await control.world.pack()}`;
  return `${location.origin}${BASE}${route}#sim?${query}`;
}
