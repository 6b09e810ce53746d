import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { explainFailure } from './connection.ts';
import { checkApi, UnreachableError } from './run.ts';

const createFailure = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

test.each([
  ['ENOTFOUND', "The name api.example.com can't be resolved"],
  ['ECONNREFUSED', 'Nothing listens at api.example.com:8443'],
  ['ECONNRESET', 'closed the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'did not answer in time'],
  ['CERT_HAS_EXPIRED', 'The certificate of api.example.com:8443 has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is self-signed'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'without its intermediate certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'belongs to another host name'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak TLS on this port'],
  ['EOTHER', "can't be reached: EOTHER (EOTHER)"],
])('check:api explains a connection that ends in %s: %s', (code, text) => {
  expect(explainFailure(createFailure(code), 'https://api.example.com:8443')).toContain(text);
});

test('check:api explains a failed connection by the first address that it tried', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const other = Object.assign(new Error('no route'), { code: 'ENETUNREACH' });
  const failure = new TypeError('fetch failed', { cause: new AggregateError([refused, other]) });
  expect(explainFailure(failure, 'http://localhost')).toContain('Nothing listens at localhost');
});

test('check:api explains that a call took too long', () => {
  expect(explainFailure(new DOMException('late', 'TimeoutError'), 'http://localhost')).toContain('in time');
});

test('check:api checks nothing when no server listens or the server does not speak TLS', async () => {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const check = (url: string) =>
    checkApi(readArguments(['--url', url]), { readCode: async () => null, wait: async () => {} });
  await expect(check(`https://127.0.0.1:${port}`)).rejects.toThrow('does not speak TLS');
  await new Promise((closed) => server.close(closed));
  await expect(check(`http://127.0.0.1:${port}`)).rejects.toThrow(UnreachableError);
});
