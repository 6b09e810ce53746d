/**
 * Replaces Pretender, the library in which Mirage registers its routes and which would intercept the page's calls.
 * `RouteTable` only stores the routes and calls their handlers, while `fetch.ts` intercepts `fetch`. So the same
 * routes serve a page, jsdom and a real HTTP server.
 */
import type { Server } from 'miragejs';
import type { ApiReply, ApiRequest } from './request.ts';

export interface RouteRequest {
  params: Record<string, string>;
  queryParams: Record<string, string>;
  requestBody: string;
  requestHeaders: Record<string, string>;
  url: string;
  endpoint: string;
  call: ApiRequest;
}

type MirageAnswer = [code: number, headers: Record<string, string>, body: string];
type Handler = (request: RouteRequest) => Promise<MirageAnswer>;

interface Route {
  verb: string;
  path: string;
  pattern: RegExp;
  names: string[];
  handler: Handler;
}

export interface RouteMatch {
  endpoint: string;
  run(call: ApiRequest): Promise<ApiReply>;
}

const VERBS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'] as const;

interface MirageInside {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: unknown,
    code?: unknown,
    options?: unknown,
  ): Handler;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export class RouteTable {
  private readonly routes: Route[] = [];
  namespace = '';
  urlPrefix = '';
  timing = 0;
  passthroughChecks: unknown[] = [];

  create(server: Server) {
    const inside = server as unknown as MirageInside & Record<string, unknown>;
    for (const verb of VERBS) {
      inside[verb] = (path: string, handler: unknown, code?: unknown, options?: unknown) =>
        this.add(verb, path, inside.registerRouteHandler(verb, path, handler, code, options ?? {}));
    }
    inside.del = inside.delete;
  }

  config() {}
  start() {}
  shutdown() {
    this.routes.length = 0;
  }

  private add(verb: string, path: string, handler: Handler) {
    const names: string[] = [];
    const source = path
      .split('/')
      .map((part) => {
        if (!part.startsWith(':')) return escapePattern(part);
        names.push(part.slice(1));
        return '([^/]+)';
      })
      .join('/');
    this.routes.push({
      verb: verb.toUpperCase(),
      path,
      pattern: new RegExp(`^${source}/?$`),
      names,
      handler,
    });
  }

  endpoints(): string[] {
    return this.routes.map((route) => `${route.verb} ${route.path}`);
  }

  match(method: string, url: URL): RouteMatch | null {
    for (const route of this.routes) {
      const found = route.verb === method ? route.pattern.exec(url.pathname) : null;
      if (!found) continue;
      const params = Object.fromEntries(
        route.names.map((name, index) => [name, decodeOrKeep(found[index + 1] ?? '')]),
      );
      const endpoint = `${route.verb} ${route.path}`;
      return {
        endpoint,
        run: async (call) => {
          const [status, headers, body] = await route.handler({
            params,
            queryParams: Object.fromEntries(url.searchParams),
            requestBody: call.body,
            requestHeaders: call.headers,
            url: url.href,
            endpoint,
            call,
          });
          // Header names are converted to lower case: Mirage adds `Content-Type`, which beside a `content-type`
          // would give the response two values.
          const lower = Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          );
          const { 'x-set-cookie': cookie, ...rest } = lower;
          return { status, headers: rest, body: body ?? '', cookies: cookie ? [cookie] : [] };
        },
      };
    }
    return null;
  }
}
