import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/fixtures.ts';

test('the content security policy refuses a string as innerHTML, as the source of a script, and a new Trusted Types policy', async ({
  page,
  noise,
}) => {
  noise.allow(/TrustedHTML|TrustedScript|trusted-types|require-trusted-types-for|policy: /);
  await page.goto('/lmx/faq');
  const refused = await page.evaluate(() => {
    const run = (action: () => unknown) => {
      try {
        action();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      innerHTML: run(() => {
        document.createElement('div').innerHTML = '<img src=x>';
      }),
      scriptSource: run(() => {
        document.createElement('script').src = '/lmx/boot.js';
      }),
      policy: run(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('default', {}),
      ),
    };
  });
  expect(refused).toEqual({ innerHTML: 'TypeError', scriptSource: 'TypeError', policy: 'TypeError' });
});

/**
 * Starts another site that shows `address` in a frame. The site is on this machine, because Chromium keeps a
 * public site from framing a local site whatever the headers say.
 */
async function startFramingSite(address: string) {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

for (const path of ['/', '/user/login']) {
  test(`the browser refuses to show ${path} in a frame of another site`, async ({ page, origin, noise }) => {
    noise.allow(/frame-ancestors|stranger: http:\/\/127\.0\.0\.1|ERR_BLOCKED_BY_RESPONSE|favicon/);
    const server = await startFramingSite(`${origin}/lmx${path}`);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error://');
    server.close();
    server.closeAllConnections();
  });
}
