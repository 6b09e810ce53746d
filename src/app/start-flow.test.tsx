import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { submitLogin } from '../testing/account-steps.tsx';
import { openApp } from '../testing/open-app.tsx';
import { ANA, type Answer, setUpScriptedServer } from '../testing/scripted-server.ts';

const USER = 'GET /api/user';
const TRYING = 'Seguimos intentando…';
const NO_NETWORK = 'Sin internet. En cuanto vuelva, seguimos.';
const SAFE = 'tus pronósticos sin enviar siguen guardados aquí.';
const NOTICE = `Estamos en mantenimiento. Entra otra vez en un rato; ${SAFE}`;

const server = setUpScriptedServer();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  // A random value of 0.5 makes each pause between the calls exactly as long as its base value.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

const count = () => server.count(USER);
const token = () => localStorage.getItem('lmx:token');
const turn = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

async function pass(ms: number, step = 500) {
  for (let left = ms; left > 0; left -= step) {
    act(() => void vi.advanceTimersByTime(Math.min(step, left)));
    for (let turns = 0; turns < 8; turns += 1) await turn();
  }
}

const CODE_MS = 15_000;

// Waits in real time, because the code of a page is fetched in real time and not by the fake timers.
async function until(isSo: () => boolean) {
  for (const end = Date.now() + CODE_MS; Date.now() < end && !isSo(); ) await turn();
  expect(isSo()).toBe(true);
}

async function start(path = '/games') {
  const app = await openApp(path, { token: 'ana-1', isStarting: true });
  await until(() => count() > 0);
  await turn();
  return app;
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('with a 503, the session start says after three seconds that it still tries, and shows a notice after twenty', async () => {
  server.on(USER, { status: 503 });
  const app = await start('/faq');
  await pass(2_500);
  expect(screen.queryByText(TRYING)).toBeNull();
  await pass(500);
  expect([screen.getByText(TRYING).role, screen.queryByText('Cargando ...') !== null]).toEqual([
    'status',
    true,
  ]);
  await pass(17_000);
  expect(screen.getByText(NOTICE)).toBeTruthy();
  vi.useRealTimers();
  await app.press('Cerrar aviso');
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('a failed session start opens the log-in with a notice, and the log-in opens the requested page', async () => {
  server.on(USER, { status: 503 });
  server.on('POST /api/auth/login', { json: { access_token: 'ana-2' } });
  const app = await start();
  await pass(20_000);
  await until(() => app.address() === '/user/login' && screen.queryByLabelText('Contraseña') !== null);
  expect(screen.getByRole('alert').textContent).toBe(NOTICE);
  server.on(USER, { json: ANA });
  vi.useRealTimers();
  await submitLogin(app, ANA.email);
  await waitFor(() => expect(app.address()).toBe('/games'));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

const limit = (seconds: number): Answer => ({
  status: 429,
  json: { message: 'Too Many Attempts.' },
  headers: { 'Retry-After': String(seconds) },
});
const WAITING = 'La tribuna está llenísima. Esperamos 60 s y seguimos.';

test('a session start waits out a 429 for 60 s, and the log-in after it waits for its Retry-After', async () => {
  server.on(USER, limit(120), limit(58));
  const app = await start();
  await pass(1_000);
  expect(screen.getByText(WAITING).role).toBe('status');
  await pass(64_000, 1_000);
  await until(() => app.address() === '/user/login' && screen.queryByLabelText('Contraseña') !== null);
  expect([count(), token()]).toEqual([2, null]);
  expect(screen.getByRole('alert').textContent).toContain(
    `La tribuna está llenísima. Entra otra vez en un momento; ${SAFE}`,
  );
  screen.getByText('Espera 58 s para intentarlo de nuevo.');
  expect(screen.getByRole('button', { name: 'Entrar' }).getAttribute('aria-disabled')).toBe('true');
});

test('the session start continues when the connection returns, and counts its limit of 20 seconds from that moment', async () => {
  server.on(USER, { breaks: 'drop' });
  await start();
  await pass(5_000);
  setOnline(false);
  await pass(60_000, 10_000);
  expect(screen.getByText(NO_NETWORK)).toBeTruthy();
  const before = count();
  setOnline(true);
  await until(() => count() === before + 1);
  expect(screen.queryByText(NO_NETWORK)).toBeNull();
  await pass(19_500);
  expect(token()).toBe('ana-1');
  await pass(500);
  expect(token()).toBeNull();
});

test('when another tab ends the session during its start, the app opens Inicio and shows no notice', async () => {
  server.on(USER, { status: 503 });
  const app = await start();
  await pass(2_000);
  localStorage.removeItem('lmx:token');
  act(() => void dispatchEvent(new Event('pageshow')));
  await pass(1_000);
  await until(() => app.address() === '/' && app.stores.auth.status.value === 'unauthenticated');
  expect(screen.queryByText(NOTICE)).toBeNull();
});
