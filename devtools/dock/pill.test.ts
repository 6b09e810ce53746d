// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../api.ts';
import type { OpenPanel } from '../panel/panel.tsx';
import { createMyRecipes } from '../player/recorder/my-recipes.ts';
import { APP } from '../recipes/app.ts';
import { createSettingsStore, type Settings } from '../state/settings.ts';
import { startSimulator } from '../testing.tsx';
import { createPill } from './pill.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  // Lets the simulator's `MutationObserver` run before jsdom removes the page.
  await Promise.resolve();
});

const none = () => {};

function showPill(simulator: Simulator, run: OpenPanel['run'] = none, overrides: Partial<Settings> = {}) {
  sessionStorage.clear();
  const settings = createSettingsStore('test', { density: 'qa', ...overrides }, localStorage);
  const { element, draw } = createPill(simulator, settings, (act) => act({ run } as OpenPanel));
  document.body.replaceChildren(element);
  draw();
  settings.onChange(draw);
  return settings;
}

const button = (name: string) => screen.getByRole('button', { name });

function visibleText(element: Element) {
  const seen = element.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll('.hidden-text, [hidden]')) hidden.remove();
  return [...seen.children].map(({ textContent }) => textContent).filter(Boolean);
}

test('the accessible name of the simulator’s pill contains its visible fault count, clock speed and device offset', async () => {
  const simulator = startSimulator();
  await simulator.clock.resume(60);
  await simulator.fault.add({ match: 'POST /api/pool/user', effect: { status: 422 } });
  await simulator.clock.device(-3 * 3_600_000);
  showPill(simulator);
  const named = button('Abrir simulador. mié 26 ago, 12:00, ×60, 1 falla, celular desfasado −3 h');
  expect(visibleText(named)).toEqual(['Simulador', 'mié 26 ago', '12:00', '×60', '1', '−3 h']);
});

test('the simulator’s pill shows that a recipe is being recorded and has a button that stops the recording', async () => {
  const simulator = startSimulator({ mine: createMyRecipes(APP, null) });
  await simulator.clock.resume(1);
  const stop = vi.fn();
  showPill(simulator, stop);
  expect(screen.queryByRole('button', { name: 'Detener la grabación' })).toBeNull();
  await simulator.recorder.start();
  showPill(simulator, stop);
  const open = button('Abrir simulador. mié 26 ago, 12:00, REC 0: Se está grabando un recorrido');
  expect(visibleText(open)).toEqual(['Simulador', 'mié 26 ago', '12:00', 'REC 0']);
  button('Detener la grabación').click();
  expect(stop).toHaveBeenCalledOnce();
  simulator.recorder.stop();
});

test('the accessible name of the simulator’s pill in a narrow window leaves out the day', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  showPill(startSimulator());
  expect(button('Abrir simulador. 12:00, congelado')).toBeTruthy();
});

test('the simulator’s pill shows “Laravel” while “Laravel de fábrica” is on, and no button that could not end it', async () => {
  const simulator = startSimulator();
  await simulator.clock.resume(1);
  await simulator.world.laravel(true);
  showPill(simulator);
  const open = button('Abrir simulador. mié 26 ago, 12:00, Laravel de fábrica');
  expect(visibleText(open)).toEqual(['Simulador', 'mié 26 ago', '12:00', 'Laravel']);
  expect(screen.queryByRole('button', { name: 'Quitar fallas y normalizar el reloj' })).toBeNull();
});

test('in the density Demo, the pill says “Ver la demo”, and its ribbon that the data is invented, until closed', () => {
  const simulator = startSimulator();
  const ribbon = () => screen.queryByText(/^Demostración: datos ficticios/);
  showPill(simulator, none, { density: 'demo' });
  expect(visibleText(button('Abrir simulador. Ver la demo, mié 26 ago, 12:00, congelado'))).toEqual([
    'Ver la demo',
    'mié 26 ago',
    '12:00',
  ]);
  expect(ribbon()?.hidden).toBe(false);
  button('Demostración: datos ficticios. Cerrar aviso').click();
  expect(ribbon()?.hidden).toBe(true);
  showPill(simulator, none, { density: 'demo' });
  expect(ribbon()?.hidden).toBe(true);
});

test('in the density Demo, the ribbon of the pill names an open HAR file in place of invented data', () => {
  const simulator = startSimulator();
  simulator.net.playingHar = () => ({}) as ReturnType<typeof simulator.net.playingHar>;
  showPill(simulator, none, { density: 'demo' });
  expect(button('HAR abierto: datos del archivo. Cerrar aviso').hidden).toBe(false);
  expect(screen.queryByText(/datos ficticios/)).toBeNull();
});

test('the pill says “Preparando…” while a recipe without captions runs', () => {
  const simulator = startSimulator();
  simulator.recipe.running = () => ({ id: 'page/faq', title: 'Preguntas', mode: 'apply' });
  showPill(simulator, none, { density: 'demo' });
  expect(button('Abrir simulador. Preparando…, mié 26 ago, 12:00, congelado')).toBeTruthy();
});

test('the simulator’s pill names the calls that are held', async () => {
  const simulator = startSimulator();
  await simulator.fault.hold('POST /api/pool/user');
  const request = new Request('http://localhost/api/pool/user', { method: 'POST' });
  simulator.handle(request).catch(() => {});
  await simulator.net.idle();
  showPill(simulator);
  const named = button(
    'Abrir simulador. mié 26 ago, 12:00, congelado, 1 petición retenida: Envío del boleto',
  );
  expect(named.querySelector('[title="Envío del boleto"]')?.textContent).toBe('1');
});

test.each([
  ['frozen', 0, true],
  ['running', 1, false],
])('the drawing of the pill’s clock is still while the world’s clock is %s', async (_what, rate, isStill) => {
  const simulator = startSimulator();
  if (rate > 0) await simulator.clock.resume(rate);
  showPill(simulator);
  expect(document.querySelector('.pill-mark')?.classList.contains('is-frozen')).toBe(isStill);
});

test('the simulator’s pill marks an app that doesn’t know the new time, until its next call', async () => {
  const simulator = startSimulator();
  showPill(simulator);
  const mark = () => document.querySelector<HTMLElement>('[title="La app todavía no lo sabe"]');
  expect(mark()?.hidden).toBe(true);
  await simulator.clock.advance('1h', { silent: true });
  showPill(simulator);
  expect(mark()?.hidden).toBe(false);
});

test.each([
  ['simulated', false, 'bg-heed'],
  ['real', true, 'bg-bad'],
])('the ribbon of the pill in front of the %s server has its colour', (_server, isReal, colour) => {
  const simulator = startSimulator();
  showPill(Object.assign(Object.create(simulator), { isReal, apiOrigin: 'https://api.mx' }), none, {
    density: 'demo',
  });
  const [ribbon] = screen.getAllByText(isReal ? /^De verdad: lo que hagas/ : /^Demostración/);
  expect(ribbon?.classList).toContain(colour);
});

test('the pill says for eight seconds that the panel has closed to make room for the app', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const settings = showPill(startSimulator(), none, { isClosedForApp: true });
  expect(button('Abrir simulador. El panel se cerró · Abrir, mié 26 ago, 12:00, congelado')).toBeTruthy();
  vi.advanceTimersByTime(8_000);
  expect(settings.get().isClosedForApp).toBe(false);
  expect(screen.queryByRole('button', { name: /se cerró/ })).toBeNull();
  vi.useRealTimers();
});

test('beside the captions of a recipe, the pill stays small and says later that the panel has closed', () => {
  const simulator = startSimulator();
  Object.assign(simulator.recipe, { playing: () => ({ recipe: 'flow/one' }) });
  showPill(simulator, none, { isClosedForApp: true });
  expect(screen.queryByRole('button', { name: /se cerró/ })).toBeNull();
});

test('a new tab has the pill in the corner to which the user has moved it', () => {
  const simulator = startSimulator();
  showPill(simulator);
  fireEvent.keyDown(document.querySelector('.pill')!, { key: 'ArrowUp' });
  showPill(simulator);
  expect(document.querySelector<HTMLElement>('.pill')?.dataset.corner).toBe('top-right');
});

test.each([
  ['the real server', true],
  ['a simulated server', false],
])('the pill in front of %s has a red outline: %s', (_server, isReal) => {
  const simulator = startSimulator();
  showPill(Object.assign(Object.create(simulator), { isReal, apiOrigin: 'https://api.mx' }));
  expect(document.querySelector('.pill')?.className.includes('[outline:')).toBe(isReal);
});
