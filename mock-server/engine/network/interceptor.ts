/**
 * Replaces Pretender, the library in which Mirage registers its routes and which would intercept the page's calls.
 * `RouteTable` only stores the routes and calls their handlers, while `fetch.ts` intercepts `fetch`. So the same
 * routes serve a page, jsdom and a real HTTP server.
 */
import type { Server } from 'miragejs';
import { decodeOrKeep } from '../../lib/address.ts';

export interface ApiRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** The text of the `Cookie` header. For a call of the page's own `fetch`, the text of `document.cookie`. */
  cookies: string;
  signal: AbortSignal | null;
  onUnexpectedError?: (error: unknown) => void;
}

export interface ApiReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Cookies that the reply sets, in the form `name=value`. */
  cookies?: string[];
  /** What the connection does after the body: it breaks (`truncated`) or sends nothing more (`stalled`). */
  breaks?: 'truncated' | 'stalled';
}

export interface RouteRequest {
  params: Record<string, string>;
  call: ApiRequest;
}

type MirageAnswer = [code: number, headers: Record<string, string>, body: string];
type Handler = (request: RouteRequest) => Promise<MirageAnswer>;

export type RouteMatch = ReturnType<RouteTable['match']>;

interface MirageInside extends Record<string, unknown> {
  registerRouteHandler(verb: string, path: string, handler: unknown, code: null, options: object): Handler;
}

export class RouteTable {
  private readonly routes: { method: string; path: string; pattern: RegExp; handler: Handler }[] = [];

  create(server: Server) {
    const mirage = server as unknown as MirageInside;
    for (const verb of ['get', 'post'])
      mirage[verb] = (path: string, handler: unknown) =>
        this.routes.push({
          method: verb.toUpperCase(),
          path,
          pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
          handler: mirage.registerRouteHandler(verb, path, handler, null, {}),
        });
  }

  /** Returns a call's endpoint, and `run`, which answers it: with 404 and a null `endpoint` when no route matches. */
  match(method: string, url: URL) {
    for (const route of this.routes) {
      const match = route.method === method ? route.pattern.exec(url.pathname) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeOrKeep(value)]),
      );
      return {
        endpoint: `${method} ${route.path}`,
        run: async (call: ApiRequest): Promise<ApiReply> => {
          const [status, headers, body] = await route.handler({ params, call });
          // `Headers` converts the names to lower case. Otherwise the `Content-Type` that Mirage adds and the pipeline's
          // own `content-type` would be two headers, and the response would have both values.
          const { 'x-set-cookie': cookie, ...rest } = Object.fromEntries(new Headers(headers));
          return { status, headers: rest, body: body ?? '', cookies: cookie ? [cookie] : [] };
        },
      };
    }
    const message = `The route ${url.pathname.slice(1)} could not be found.`;
    const headers = { 'x-simulator': 'unmatched' };
    return { endpoint: null, run: async () => ({ status: 404, headers, body: JSON.stringify({ message }) }) };
  }
}
