import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export async function toWebRequest(
  message: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item);
  }
  const method = message.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(chunks);
  const hangUp = new AbortController();
  response.once('close', () => hangUp.abort());
  return new Request(new URL(message.url ?? '/', origin), { method, headers, body, signal: hangUp.signal });
}

/** Compresses JSON as nginx does (`deploy/templates`), so that the measured bytes are those of a real visit. */
export async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  { acceptsGzip }: { acceptsGzip: boolean },
): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const isCompressed = acceptsGzip && answer.headers.get('content-type')?.startsWith('application/json');
  if (isCompressed) {
    delete headers['content-length'];
    Object.assign(headers, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  }
  response.writeHead(answer.status, headers);
  // Sends the status and headers now, because a test may make the body end with an error.
  response.flushHeaders();
  const body = Readable.from(answer.body ?? []);
  await (isCompressed ? pipeline(body, createGzip(), response) : pipeline(body, response));
}
