import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isPrerendered, PAGES, PATH_NAMES } from '../lib/routes.ts';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

const SESSIONS = {
  public: {},
  guest: {},
  player: { token: 'ana-1' },
  verification: { verification: '{"nav":"coac","email":"ana@correo.mx"}' },
};

test.each(PATH_NAMES)('only the prerendered pages may be listed by a search engine: %s', async (name) => {
  server.on('GET /api/weeks', { json: [{ number: 1, alias: null, date_start: '2026-07-17' }] });
  const { path, access } = PAGES[name];
  await openApp(path.replace(':email', 'ana@correo.mx').replace(':token', 't0k3n'), SESSIONS[access]);
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  await waitFor(() => expect(robots()).toBe(isPrerendered(name) ? undefined : 'noindex'));
});
