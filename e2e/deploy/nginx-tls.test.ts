import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createNginxConfig } from '../../deploy/nginx.ts';
import { API_BLOCKS, type Seen } from './applications.ts';
import { ask, type Place, setUpNginx } from './nginx.ts';
import { INLINE, testAddresses } from './site-checks.ts';

function makeCertificate(home: string) {
  const [certificate, key] = [`${home}/certificate.pem`, `${home}/key.pem`];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

const configureTls = ({ home, root, port, secondPort }: Place) =>
  createNginxConfig({
    root,
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    tls: { ...makeCertificate(home), redirectFrom: `127.0.0.1:${secondPort}` },
    inline: INLINE,
    apiOrigin: '',
    isDemo: false,
  });

describe.each(API_BLOCKS)('nginx with TLS in front of $name', (api) => {
  const site = setUpNginx({ application: api, configure: configureTls });
  const getOrigin = () => `https://127.0.0.1:${site.nginx.port}`;

  test('the application learns that a connection has TLS and receives the host with its port', async () => {
    const seen = JSON.parse(String((await ask(getOrigin(), '/api/user')).body)) as Seen;
    expect(seen).toMatchObject({ isHttps: true, host: `127.0.0.1:${site.nginx.port}` });
  });

  test.each(['/lmx/', '/lmx/T%26C?x=1', '/api/user?a=%2F', '/otra'])(
    'nginx answers %s over plain HTTP with a 308 to the same path and query over HTTPS',
    async (path) => {
      const reply = await ask(`http://127.0.0.1:${site.nginx.secondPort}`, path);
      expect(reply.status).toBe(308);
      expect(reply.headers.location).toBe(getOrigin() + path);
    },
  );
});

describe('the site behind nginx with TLS', () => {
  const site = setUpNginx({ configure: configureTls });

  testAddresses(() => `https://127.0.0.1:${site.nginx.port}`, {
    inline: INLINE,
    apiOrigin: '',
    isDemo: false,
    isTls: true,
  });
});
