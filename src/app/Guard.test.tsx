import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

setUpScriptedServer();

test.each(['/games', '/ranking', '/user/profile', '/bonus', '/user/confirm-account'])(
  'the route guard redirects a visitor without a stored account to confirm from %s to the log-in',
  async (path) => {
    const app = await openApp(path);
    expect(app.address()).toBe('/user/login');
  },
);

test.each(['/user/login', '/user/register', '/user/forgot-password', '/user/confirm-account'])(
  'the route guard redirects a player at %s to Partidos',
  async (path) => {
    const app = await openApp(path, { token: 'ana-1' });
    expect(app.address()).toBe('/games');
  },
);
