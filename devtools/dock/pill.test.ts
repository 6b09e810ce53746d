// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { Simulator } from '../api/simulator.ts';
import { startSimulator } from '../testing.tsx';
import { createPill } from './pill.ts';

afterEach(async () => {
  document.body.replaceChildren();
  // The simulator watches the page: its observer runs before the page is gone.
  await Promise.resolve();
});

function showPill(simulator: Simulator) {
  const { element, draw } = createPill(simulator, () => {});
  document.body.replaceChildren(element);
  draw();
}

const button = (name: string) => screen.getByRole('button', { name });

/** The text that is seen, in order. */
function visibleText(element: Element) {
  const seen = element.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll('.hidden-text, [hidden]')) hidden.remove();
  return [...seen.children].map(({ textContent }) => textContent).filter(Boolean);
}

test('the accessible name of the pill is its action and the clock in an ordinary world', async () => {
  const simulator = startSimulator();
  await simulator.clock.resume(1);
  showPill(simulator);
  expect(visibleText(button('Abrir simulador. mié 26 ago, 12:00'))).toEqual(['mié 26 ago', '12:00']);
});

test('the accessible name of the pill holds every visible word of an abnormal world', async () => {
  const simulator = startSimulator();
  await simulator.clock.resume(60);
  await simulator.fault.add({ match: 'POST /api/pool/user', effect: { status: 422 } });
  await simulator.clock.device(-3 * 3_600_000);
  showPill(simulator);
  const named = button('Abrir simulador. mié 26 ago, 12:00, ×60, 1 falla, celular desfasado −3 h');
  expect(visibleText(named)).toEqual(['mié 26 ago', '12:00', '×60', '1', '−3 h']);
});

test('the accessible name of the pill says that the clock is frozen', () => {
  showPill(startSimulator());
  expect(button('Abrir simulador. mié 26 ago, 12:00, congelado')).toBeTruthy();
});
