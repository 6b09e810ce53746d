import { describe, expect, test } from 'vitest';
import { ADDRESSES } from '../../deploy/addresses.ts';
import { API_BLOCKS, type Seen } from './applications.ts';
import { ask, type Place, type RequestOptions, setUpNginx } from './nginx.ts';
import { configurePlainSite, INLINE, testAddresses } from './site-checks.ts';

const frontCache = ({ home, port, secondPort }: Place) => `
proxy_cache_path ${home}/temp/cache keys_zone=front:1m;
server {
  listen 127.0.0.1:${secondPort};
  location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_cache front;
    proxy_cache_valid any 1m;
    add_header X-Cache $upstream_cache_status always;
  }
}
`;

describe.each(API_BLOCKS)('nginx in front of $name', (api) => {
  const site = setUpNginx({
    application: api,
    configure: (place) => configurePlainSite(place) + frontCache(place),
  });
  const getOrigin = () => `http://127.0.0.1:${site.nginx.port}`;
  const getFront = () => `http://127.0.0.1:${site.nginx.secondPort}`;
  const see = async (path: string, options?: RequestOptions) =>
    JSON.parse(String((await ask(getOrigin(), path, options)).body)) as Seen;

  testAddresses(
    getOrigin,
    { inline: INLINE, apiOrigin: '', isDemo: false, isTls: false },
    ADDRESSES.filter(({ path }) => !path.startsWith('/api/')),
  );

  test.each(['/api/games/week/7?page=2&x=a%20b', '/sanctum/csrf-cookie', '/api/zipcode/06600'])(
    'the application receives the URI %s as the browser sent it',
    async (path) => {
      expect((await see(path)).uri).toBe(path);
    },
  );

  test('a POST reaches the application with its method and JSON body', async () => {
    const body = JSON.stringify({ pool: [{ game_id: 1, home_score: 2, away_score: 0 }] });
    expect(await see('/api/pool/user', { method: 'POST', body })).toMatchObject({ method: 'POST', body });
  });

  test('the application receives the Host header as it was sent, with or without a port', async () => {
    expect((await see('/api/user')).host).toBe(`127.0.0.1:${site.nginx.port}`);
    expect((await see('/api/user', { headers: { host: 'reto.example' } })).host).toBe('reto.example');
  });

  test('the host of an absolute request line overrides the Host header', async () => {
    const path = 'http://reto.example/api/user';
    const { host } = await see(path, { headers: { host: 'evil.example:8080' } });
    expect(host.replace(/:\d+$/, '')).toBe('reto.example');
  });

  test('the application receives the IP address of each client, whatever X-Forwarded-For says', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.1' };
    const clients = [
      (await see('/api/user', { from: '127.0.0.2', headers })).client,
      (await see('/api/user', { from: '127.0.0.3', headers })).client,
    ];
    expect(clients).toEqual(['127.0.0.2', '127.0.0.3']);
  });

  test('a client’s X-Forwarded-Host has no effect on the application', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await see('/api/user', { headers })).forwardedHost).toBe('');
  });

  test('a client’s Proxy header does not become the environment variable HTTP_PROXY of PHP', async () => {
    expect((await see('/api/user', { headers: { proxy: 'http://evil.example' } })).proxy).toBe('');
  });

  test('the application learns that a connection has no TLS, whatever X-Forwarded-Proto says', async () => {
    expect((await see('/api/user', { headers: { 'x-forwarded-proto': 'https' } })).isHttps).toBe(false);
  });

  test('an API response keeps its own Cache-Control and all its cookies, and has neither Content-Security-Policy nor X-Powered-By', async () => {
    const { headers } = await ask(getOrigin(), '/api/user');
    expect(headers['cache-control']).toBe('no-cache, private');
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('an API response without Cache-Control gets no-store', async () => {
    expect((await ask(getOrigin(), '/api/bare')).headers['cache-control']).toBe('no-store');
  });

  test('nginx passes a 404 of the API on with the content type application/json', async () => {
    const { status, headers } = await ask(getOrigin(), '/api/gone');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json');
  });

  test('nginx compresses a JSON answer of the API only for a browser that accepts gzip', async () => {
    const encoding = async (accepted: string) =>
      (
        await ask(getOrigin(), `/api/weeks?filler=${'x'.repeat(300)}`, {
          headers: { 'accept-encoding': accepted },
        })
      ).headers['content-encoding'];
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('identity')).toBeUndefined();
  });

  test('a cache in front of nginx stores the site’s icon', async () => {
    await ask(getFront(), '/lmx/icon.svg');
    expect((await ask(getFront(), '/lmx/icon.svg')).headers['x-cache']).toBe('HIT');
  });

  test.each(['/api/user', '/api/bare'])(
    'a cache in front of nginx doesn’t serve the 502 of %s after the application is back',
    async (path) => {
      const port = Number(site.application.address.split(':')[1]);
      await site.application.close();
      expect((await ask(getFront(), path)).status).toBe(502);
      site.application = await api.start(port);
      expect((await ask(getFront(), path)).status).toBe(200);
    },
  );
});
