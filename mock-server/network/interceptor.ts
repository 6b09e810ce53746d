/**
 * Replaces Pretender, the library in which Mirage registers its routes and which would intercept the page's calls.
 * `RouteTable` only stores the routes and calls their handlers, while `fetch.ts` intercepts `fetch`. So the same
 * routes serve a page, jsdom and a real HTTP server.
 */
import type { Server } from 'miragejs';
import { decodeOrKeep } from '../lib/address.ts';
import type { ApiReply, ApiRequest } from './request.ts';

export interface RouteRequest {
  params: Record<string, string>;
  call: ApiRequest;
}

type MirageAnswer = [code: number, headers: Record<string, string>, body: string];
type Handler = (request: RouteRequest) => Promise<MirageAnswer>;

export interface RouteMatch {
  endpoint: string;
  run(call: ApiRequest): Promise<ApiReply>;
}

interface MirageInside extends Record<string, unknown> {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: unknown,
    code: unknown,
    options: unknown,
  ): Handler;
}

export class RouteTable {
  private readonly routes: { method: string; path: string; pattern: RegExp; handler: Handler }[] = [];

  create(server: Server) {
    const inside = server as unknown as MirageInside;
    for (const verb of ['get', 'post'])
      inside[verb] = (path: string, handler: unknown, code?: unknown, options: unknown = {}) => {
        const names = path.split('/').map((part) => part.replace(/^:(.+)/, '(?<$1>[^/]+)'));
        this.routes.push({
          method: verb.toUpperCase(),
          path,
          pattern: new RegExp(`^${names.join('/')}/?$`),
          handler: inside.registerRouteHandler(verb, path, handler, code, options),
        });
      };
  }

  config() {}
  shutdown() {
    this.routes.length = 0;
  }

  match(method: string, url: URL): RouteMatch | null {
    for (const route of this.routes) {
      const found = route.method === method ? route.pattern.exec(url.pathname) : null;
      if (!found) continue;
      const params = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeOrKeep(value)]),
      );
      return {
        endpoint: `${method} ${route.path}`,
        run: async (call) => {
          const [status, headers, body] = await route.handler({ params, call });
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
