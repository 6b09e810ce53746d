import type { IncomingMessage, ServerResponse } from 'node:http';

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

export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  for await (const chunk of answer.body ?? []) response.write(chunk);
  response.end();
}
