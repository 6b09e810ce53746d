import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /**
   * `reset`: drops the connection before the headers. `hang`: never responds. `cut`: sends a body that is
   * shorter than its `Content-Length`, then drops the connection.
   */
  breaks?: 'reset' | 'hang' | 'cut';
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

function send(response: ServerResponse, reply: Reply): void {
  if (reply.breaks === 'hang') return;
  if (reply.breaks === 'reset') {
    response.destroy();
    return;
  }
  const body = reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
  response.writeHead(reply.status ?? 200, {
    'Content-Type': reply.text === undefined ? 'application/json' : 'text/html',
    Connection: 'close',
    ...(reply.breaks ? { 'Content-Length': Buffer.byteLength(body) + 100 } : {}),
    ...reply.headers,
  });
  if (!reply.breaks) {
    response.end(body);
    return;
  }
  response.write(body || '{');
  setTimeout(() => response.destroy(), 5);
}

export async function startTestServer() {
  const heard: { line: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const script = new Map<string, Reply[]>();
  let cookies = 0;

  const replyTo = (line: string): Reply => {
    const replies = script.get(line);
    if (replies && replies.length > 0) return (replies.length > 1 ? replies.shift() : replies[0]) ?? {};
    if (line === 'GET /sanctum/csrf-cookie') {
      cookies += 1;
      return { status: 204, headers: { 'Set-Cookie': `XSRF-TOKEN=fresh-${cookies}%3D; Path=/` } };
    }
    return { status: 404, json: { message: `${line} was not expected` } };
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      heard.push({ line, headers: request.headers, body: Buffer.concat(parts).toString() });
      send(response, replyTo(line));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    lines: () => heard.map(({ line }) => line),
    /** The requests with this method and path, for example `POST /api/pool/user`. */
    requests: (line: string) => heard.filter((request) => request.line === line),
    answer: (line: string, ...replies: Reply[]) => void script.set(line, replies),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
