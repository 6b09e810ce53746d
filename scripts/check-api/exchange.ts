export interface Exchange {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
  redirectedTo: string | null;
  failure: string | null;
  /** Domains of cookies of this response that a browser refuses, because the host is outside of them. */
  refusedCookies: string[];
}

/** Adds a call to the record before it is sent, and then what came back. */
export async function recordExchange(
  record: Exchange[],
  { method, url }: { method: string; url: string },
  send: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const exchange: Exchange = {
    method,
    path: pathname + search,
    status: 0,
    headers: new Headers(),
    text: '',
    redirectedTo: null,
    failure: null,
    refusedCookies: [],
  };
  record.push(exchange);
  try {
    const response = await send(exchange);
    exchange.status = response.status;
    exchange.headers = response.headers;
    exchange.redirectedTo = response.redirected ? response.url : null;
    exchange.text = await response.clone().text();
    return response;
  } catch (error) {
    exchange.failure = explainFailure(error);
    throw error;
  }
}

/** Node names the cause, such as `getaddrinfo ENOTFOUND api.example.com` or `certificate has expired`. */
function explainFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return explainFailure(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : explainFailure(error.cause);
}

/** The last exchange, or the last one with this path, such as `/api/games/week/{week}`. */
export function getLast(record: readonly Exchange[], path = '.*'): Exchange {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  const exchange = record.findLast((made) => pattern.test(made.path));
  if (!exchange) throw new Error(`nothing was sent to ${path}`);
  return exchange;
}
