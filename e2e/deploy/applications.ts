import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createNginxPhp, createNginxProxy } from '../../deploy/nginx-api.ts';

export interface Seen {
  method: string;
  uri: string;
  host: string;
  isHttps: boolean;
  client: string;
  /** The header `X-Forwarded-Host`, which Laravel takes as the host when it trusts the proxy. */
  forwardedHost: string;
  /** The environment variable `HTTP_PROXY`, through which PHP would send its own requests. */
  proxy: string;
  body: string;
}

export interface Application {
  address: string;
  close(): Promise<void>;
}

interface AppAnswer {
  status: number;
  headers: [string, string][];
}

function answerTo({ uri }: Seen): AppAnswer {
  const headers: [string, string][] = [
    ['Content-Type', 'application/json'],
    ['X-Powered-By', 'PHP/8.2'],
  ];
  if (uri === '/api/bare') return { status: 200, headers };
  headers.push(['Cache-Control', 'no-cache, private'], ['Set-Cookie', 'a=1'], ['Set-Cookie', 'b=2']);
  return { status: uri === '/api/gone' ? 404 : 200, headers };
}

async function listen(server: Server, port: number): Promise<Application> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function startHttpApplication(port = 0): Promise<Application> {
  return listen(
    createHttpServer(async (message, response) => {
      const header = (name: string) => String(message.headers[name] ?? '');
      const seen: Seen = {
        method: message.method ?? '',
        uri: message.url ?? '',
        host: header('host'),
        isHttps: header('x-forwarded-proto') === 'https',
        client: header('x-forwarded-for').split(', ').at(-1) ?? '',
        forwardedHost: header('x-forwarded-host'),
        // Over HTTP, `Proxy` is a header like any other.
        proxy: '',
        body: await readBody(message),
      };
      const { status, headers } = answerTo(seen);
      response.writeHead(status, headers.flat()).end(JSON.stringify(seen));
    }),
    port,
  );
}

// The FastCGI record types that a responder needs.
const END_REQUEST = 3;
const PARAMS = 4;
const STDIN = 5;
const STDOUT = 6;

const record = (type: number, content: Buffer) => {
  const head = Buffer.from([1, type, 0, 1, 0, 0, 0, 0]);
  head.writeUInt16BE(content.length, 4);
  return Buffer.concat([head, content]);
};

/** Reads FastCGI's name-value pairs. Each length takes one byte, or four bytes with the highest bit set. */
function readParams(bytes: Buffer): Map<string, string> {
  const params = new Map<string, string>();
  let at = 0;
  const readLength = () => {
    const isLong = (bytes[at] ?? 0) > 127;
    const length = isLong ? bytes.readUInt32BE(at) & 0x7fffffff : bytes.readUInt8(at);
    at += isLong ? 4 : 1;
    return length;
  };
  const readText = (length: number) => {
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  while (at < bytes.length) {
    const [nameLength, valueLength] = [readLength(), readLength()];
    params.set(readText(nameLength), readText(valueLength));
  }
  return params;
}

function answerFastCgi(socket: Socket, paramBytes: Buffer, body: Buffer) {
  const params = readParams(paramBytes);
  const param = (name: string) => params.get(name) ?? '';
  const isLaravel = param('SCRIPT_FILENAME') === '/srv/reto-api/public/index.php';
  const seen: Seen = {
    method: param('REQUEST_METHOD'),
    uri: isLaravel ? param('REQUEST_URI') : 'no such script',
    host: param('HTTP_HOST'),
    isHttps: param('HTTPS') === 'on',
    client: param('REMOTE_ADDR'),
    // Laravel behind PHP-FPM trusts no proxy, so it ignores forwarded headers.
    forwardedHost: '',
    proxy: param('HTTP_PROXY'),
    body: body.toString(),
  };
  const { status, headers } = answerTo(seen);
  const head = [`Status: ${status}`, ...headers.map((pair) => pair.join(': '))].join('\r\n');
  socket.write(record(STDOUT, Buffer.from(`${head}\r\n\r\n${JSON.stringify(seen)}`)));
  socket.end(record(END_REQUEST, Buffer.alloc(8)));
}

function startFastCgiApplication(port = 0): Promise<Application> {
  return listen(
    createServer((socket) => {
      let unread = Buffer.alloc(0);
      let params = Buffer.alloc(0);
      let body = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        unread = Buffer.concat([unread, chunk as Buffer]);
        while (unread.length >= 8) {
          const [type, length, padding] = [unread.readUInt8(1), unread.readUInt16BE(4), unread.readUInt8(6)];
          if (unread.length < 8 + length + padding) return;
          const content = unread.subarray(8, 8 + length);
          unread = unread.subarray(8 + length + padding);
          if (type === PARAMS) params = Buffer.concat([params, content]);
          else if (type === STDIN && length > 0) body = Buffer.concat([body, content]);
          else if (type === STDIN) answerFastCgi(socket, params, body);
        }
      });
    }),
    port,
  );
}

export interface ApiBlock {
  name: string;
  start(port?: number): Promise<Application>;
  // Returns the nginx configuration that passes the API's paths on to the application at `address`.
  getBlock(address: string): string;
}

export const API_BLOCKS: readonly ApiBlock[] = [
  {
    name: 'PHP-FPM',
    start: startFastCgiApplication,
    getBlock: (address: string) => createNginxPhp({ index: '/srv/reto-api/public/index.php', pass: address }),
  },
  {
    name: 'a proxied API',
    start: startHttpApplication,
    getBlock: (address: string) => createNginxProxy({ pass: `http://${address}` }),
  },
];
