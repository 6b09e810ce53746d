/** What the checks need of what runs them: the command, or a page of the simulator. */
import type { CookieJar } from 'tough-cookie';
import type { Api } from '../../src/api/client.ts';
import type { Contract } from './contract-types.ts';
import type { Exchange } from './exchange.ts';
import type { LimitWaits } from './limit-waits.ts';

export interface CheckSettings {
  url: string;
  /** Origin of the site's pages. */
  origin: string;
  account: { email: string; password: string } | null;
  mayWrite: boolean;
  newEmail: string | null;
  /** Whether the checks run in a page, with its session. Only those that read run there. */
  isPage?: boolean;
}

export type AskedMethod = 'GET' | 'POST' | 'OPTIONS';

export interface AskOptions {
  headers?: Record<string, string>;
  body?: unknown;
  hasCookies?: boolean;
}

export interface Browser {
  token: string | null;
  /** Calls of the product's API client. */
  api: Api;
  /** Null in a page, which can’t read the attributes of cookies. */
  jar: CookieJar | null;
  readCookies(): string;
  /** Sends a call without the client. Returns it, also when it failed. */
  ask(method: AskedMethod, path: string, options?: AskOptions): Promise<Exchange>;
}

export interface Environment {
  openBrowser(settings: CheckSettings, record: Exchange[], limits: LimitWaits): Browser;
  /** The registrable domain of an origin, or its host where it has none. */
  getSite(origin: string): string;
  contract: Contract;
}
