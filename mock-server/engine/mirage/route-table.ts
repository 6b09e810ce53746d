/**
 * Replaces Pretender, the library in which Mirage registers its routes and which would intercept the page's calls.
 * `RouteTable` only stores the routes and calls their handlers, while `network/fetch.ts` intercepts `fetch`. So the
 * same routes serve a page, jsdom and a real HTTP server.
 */
import { decodeOrKeep } from '../../lib/text.ts';
import type { ApiReply, ApiRequest, RouteMatch } from '../network/call.ts';

/** The request that a handler gets: Mirage's fields, and the call itself. */
export interface RoutedRequest {
  params: Record<string, string>;
  queryParams: Record<string, string>;
  requestHeaders: Record<string, string>;
  requestBody: string;
  url: string;
  call: ApiRequest;
}

type MirageAnswer = [code: number, headers: Record<string, string>, body: string];
type Handler = (request: RoutedRequest) => Promise<MirageAnswer>;

interface MirageInside extends Record<string, unknown> {
  registerRouteHandler(verb: string, path: string, handler: unknown, code: null, options: object): Handler;
}

/**
 * The header in which a handler returns a cookie for the page, as `name=value`: `Headers` of a browser accepts no
 * `set-cookie`. The page doesn't see the header.
 */
export const COOKIE_HEADER = 'x-set-cookie';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'];

export class RouteTable {
  private readonly routes: { method: string; path: string; pattern: RegExp; handler: Handler }[] = [];

  private readonly getNoRouteMessage: (path: string) => string;

  constructor(getNoRouteMessage = (path: string) => `No route: ${path}`) {
    this.getNoRouteMessage = getNoRouteMessage;
  }

  /** Mirage calls this method, and expects a function for each verb on the server. */
  create(mirage: MirageInside) {
    for (const verb of VERBS)
      mirage[verb] = (path: string, handler: unknown) =>
        this.routes.push({
          method: verb.toUpperCase(),
          path,
          pattern: toPattern(path),
          handler: mirage.registerRouteHandler(verb, path, handler, null, {}),
        });
  }

  /** The endpoints, such as `GET /api/tasks/:id`, in the order in which they were registered. */
  endpoints(): string[] {
    return this.routes.map(({ method, path }) => `${method} ${path}`);
  }

  /**
   * Returns a call's endpoint, and `run`, which answers it: with 404 and a null `endpoint` when no route matches. When
   * two routes match, the one that was registered first answers.
   */
  match(method: string, url: URL): RouteMatch {
    for (const route of this.routes) {
      const match = route.method === method ? route.pattern.exec(url.pathname) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeOrKeep(value)]),
      );
      return {
        endpoint: `${method} ${route.path}`,
        run: async (call: ApiRequest): Promise<ApiReply> => {
          const [status, headers, body] = await route.handler(toRoutedRequest(call, params));
          // `Headers` converts the names to lower case. Otherwise the `Content-Type` that Mirage adds and the
          // pipeline's own `content-type` would be two headers, and the response would have both values.
          const { [COOKIE_HEADER]: cookie, ...rest } = Object.fromEntries(new Headers(headers));
          return { status, headers: rest, body: body ?? '', cookies: cookie ? [cookie] : [] };
        },
      };
    }
    const message = this.getNoRouteMessage(url.pathname);
    const headers = { 'x-simulator': 'unmatched' };
    return { endpoint: null, run: async () => ({ status: 404, headers, body: JSON.stringify({ message }) }) };
  }
}

/** Returns the pattern of a path with parameters, such as `/api/tasks/:id`. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+()]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

const toRoutedRequest = (call: ApiRequest, params: Record<string, string>): RoutedRequest => ({
  params,
  queryParams: Object.fromEntries(call.url.searchParams),
  requestHeaders: call.headers,
  requestBody: call.body,
  url: call.url.href,
  call,
});
