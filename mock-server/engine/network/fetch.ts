/**
 * The calls of the page reach the mock server through the page's `fetch`, which `interceptFetch` replaces, and those of
 * a real HTTP server through `handleRequest`. The replaced `fetch` passes calls outside the API to the native `fetch`.
 */
import type { ApiReply } from './call.ts';
import type { Pipeline } from './pipeline.ts';

/**
 * Replaces the page's `fetch`, so that the mock server answers those calls of the page for which `isApi` returns true.
 * The calls wait for `opened`. Returns a function that restores the previous `fetch`, unless other code has replaced
 * `fetch` since.
 */
export function interceptFetch(pipeline: Pipeline, isApi: (url: URL) => boolean, opened?: Promise<unknown>) {
  const native = globalThis.fetch;
  const page = document;

  const replaced: typeof native = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, location.href);
    if (!isApi(url)) return native(input, init);
    await opened;
    const request = createRequest(input, url, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    const { response, cookies } = await send(pipeline, request, page.cookie, signal);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two browsers.
    for (const cookie of cookies) page.cookie = `${cookie}; path=/; samesite=lax`;
    return response;
  };

  globalThis.fetch = replaced;
  return () => {
    if (globalThis.fetch === replaced) globalThis.fetch = native;
  };
}

/**
 * Creates the request of a call. In Node with jsdom, `Request` doesn't accept jsdom's signal, and would turn jsdom's
 * form data into "[object FormData]". So the request doesn't get the signal of `init`, and gets form data as
 * parameters.
 */
function createRequest(input: RequestInfo | URL, url: URL, { signal: _, ...init }: RequestInit = {}) {
  const { body } = init;
  if (body instanceof FormData)
    init.body = new URLSearchParams([...body].map(([key, value]) => [key, String(value)]));
  return input instanceof Request ? new Request(input, init) : new Request(url.href, init);
}

/**
 * Answers a request that came over real HTTP. Rejects where the connection should break, and a truncated body fails
 * while it is read. The HTTP server must break its connection in both cases.
 */
export async function handleRequest(pipeline: Pipeline, request: Request): Promise<Response> {
  const sent = request.headers.get('cookie') ?? '';
  const { response, cookies } = await send(pipeline, request, sent, request.signal);
  for (const cookie of cookies) response.headers.append('set-cookie', `${cookie}; Path=/; SameSite=Lax`);
  return response;
}

const BODILESS = new Set([204, 205, 304]);

async function send(pipeline: Pipeline, request: Request, cookies: string, signal: AbortSignal | null) {
  const reply = await pipeline.dispatch({
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
    cookies,
    signal,
    options: { cache: request.cache, credentials: request.credentials, redirect: request.redirect },
  });
  if (reply.native) return { response: reply.native, cookies: [] };
  const headers = new Headers(reply.headers);
  const text = BODILESS.has(reply.status) ? null : reply.body;
  if (text === null) headers.delete('content-type');
  const body = reply.breaks && text !== null ? toStream(text, reply.breaks, signal) : text;
  const response = new Response(body, { status: reply.status, headers });
  // A `Response` created by script has an empty `url`.
  Object.defineProperty(response, 'url', { value: request.url });
  return { response, cookies: reply.cookies ?? [] };
}

function toStream(text: string, breaks: ApiReply['breaks'], signal: AbortSignal | null) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (breaks === 'stalled')
        signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    // The error comes after the bytes, so that the reader gets the bytes first.
    pull(controller) {
      if (breaks === 'truncated') controller.error(new TypeError('network error'));
      else return new Promise(() => {});
    },
  });
}
