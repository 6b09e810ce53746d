import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  from?: string;
}

/** Requests a path exactly as written, which `fetch` would normalise. Accepts any certificate. */
export function ask(origin: string, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestTls : requestPlain;
  const { headers, method, body, from: localAddress } = options;
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, headers, method, localAddress, rejectUnauthorized: false, agent: false },
      (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.on('end', () =>
          resolve({
            status: message.statusCode ?? 0,
            headers: message.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end(body);
  });
}
