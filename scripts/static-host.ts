import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { answerPath } from '../deploy/answer.ts';
import { createSecurityHeaders } from '../deploy/headers.ts';
import { readInlineHashes } from '../deploy/inline.ts';

/** Handles a request of the API. Returns false to leave the request to the static files. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface StaticHostOptions {
  folder: string;
  /** Default: a free port. */
  port?: number;
  apiOrigin?: string;
  api?: ApiHandler;
  /** Whether other machines can reach the server. */
  isShared?: boolean;
}

export interface StaticHost {
  origin: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

export const getContentType = (file: string) => TYPES[extname(file)] ?? 'application/octet-stream';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function chooseEncoding(file: string, accepted: string) {
  return ENCODINGS.find(
    ([name, ending]) =>
      new RegExp(`\\b${name}\\b(?!;\\s*q=0\\b)`).test(accepted) && existsSync(file + ending),
  );
}

function sendFile(
  folder: string,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = join(folder, file);
  const encoding = chooseEncoding(path, String(request.headers['accept-encoding'] ?? ''));
  const body = readFileSync(encoding ? path + encoding[1] : path);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', getContentType(file));
  if (encoding) response.setHeader('Content-Encoding', encoding[0]);
  if (status === 200 && request.headers['if-none-match'] === tag) return response.writeHead(304).end();
  response.setHeader('Content-Length', body.byteLength);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

function listen(server: Server, port: number, isShared: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, isShared ? undefined : '127.0.0.1', () => resolve());
  });
}

export async function startStaticHost({
  folder,
  port = 0,
  apiOrigin = '',
  api,
  isShared = false,
}: StaticHostOptions): Promise<StaticHost> {
  const isFile = (file: string) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
  const isDemo = isFile('simulator.js');
  // Throws when the folder holds no build.
  if (folder) readInlineHashes(folder);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    if (api?.(request, response)) return;
    // Reads the hashes for each response, because a test may replace the build while the host runs.
    const inline = readInlineHashes(folder);
    for (const [name, value] of Object.entries(
      createSecurityHeaders({ inline, apiOrigin, isDemo, isTls: false }),
    ))
      response.setHeader(name, value);
    const { status, file, location, headers } = answerPath(path, isFile);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (location) response.setHeader('Location', location);
    if (file) return sendFile(folder, file, status, request, response);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.writeHead(status).end(status === 404 ? 'Not found\n' : '');
  });
  await listen(server, port, isShared);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
