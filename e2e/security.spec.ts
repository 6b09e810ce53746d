import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/fixtures.ts';

test('the content security policy refuses a string as innerHTML or as a script’s source, and a new Trusted Types policy', async ({
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
      policy: run(() => Reflect.get(window, 'trustedTypes').createPolicy('default', {})),
    };
  });
  expect(refused).toEqual({ innerHTML: 'TypeError', scriptSource: 'TypeError', policy: 'TypeError' });
});

test('the browser refuses to show the log-in in a frame of another site', async ({ page, origin, noise }) => {
  noise.allow(/frame-ancestors|stranger: http:\/\/127\.0\.0\.1|ERR_BLOCKED_BY_RESPONSE/);
  // The other site is on this machine, because Chromium keeps a public site from framing a local site whatever
  // the headers say.
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${origin}/lmx/user/login"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error://');
  server.close();
  server.closeAllConnections();
});
