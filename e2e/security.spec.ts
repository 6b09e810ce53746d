/** What the headers make the browser refuse on the player's site. */
import { expect, test } from './support/fixtures.ts';

test('the browser refuses to make HTML or script of a text', async ({ page, noise }) => {
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

for (const path of ['/', '/faq', '/user/login', '/no-existe/aqui']) {
  test(`the browser refuses to show ${path} in a frame of another site`, async ({ page, origin, noise }) => {
    noise.allow(/frame-ancestors|stranger: http:\/\/evil\.example|ERR_BLOCKED_BY_RESPONSE/);
    await page.route('http://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/lmx${path}"></iframe>` }),
    );
    await page.goto('http://evil.example/');
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error://');
    expect(await page.frames()[1]?.locator('h1, #root').count()).toBe(0);
  });
}
