// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TargetGesture } from '../driver/driver.ts';
import { LIST_PAGE } from '../testing/list-app.ts';
import { openNextGestureNotice } from './next-gesture-notice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <input aria-label="Cantidad" />
    <select aria-label="Mes"><option>Enero</option><option>Marzo</option></select>
    <button aria-label="Enviar (2)">Enviar</button>`;
  // As after the hydration by React.
  for (const element of document.body.children) Object.assign(element, { __reactFiber: {} });
});
afterEach(() => {
  getRoot()?.querySelector('button')?.click();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const getRoot = () => document.getElementById('simulator-show')?.shadowRoot;
const readNotice = () => getRoot()?.querySelector('[role="status"]')?.textContent ?? null;
const getOutlined = () =>
  [...document.querySelectorAll('[style*="outline"]')].map((element) => element.getAttribute('aria-label'));
const find = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;

const GESTURES: TargetGesture[] = [
  { do: 'type', target: { name: 'Cantidad' }, text: '3' },
  { do: 'choose', target: { name: 'Mes' }, option: 'Marzo' },
  { do: 'click', target: { role: 'button', name: 'Enviar (2)' } },
];

test('the notice names and outlines the next control, one after another, and closes after the last', () => {
  openNextGestureNotice(LIST_PAGE, 'Envía', GESTURES);
  expect([readNotice(), getOutlined()]).toEqual(['Ahora te toca: Cantidad: “3”', ['Cantidad']]);
  fireEvent.input(find('Cantidad'), { target: { value: '2' } });
  vi.advanceTimersByTime(250);
  expect(getOutlined()).toEqual(['Cantidad']);
  fireEvent.input(find('Cantidad'), { target: { value: '3' } });
  vi.advanceTimersByTime(250);
  expect([readNotice(), getOutlined()]).toEqual(['Ahora te toca: Mes: “Marzo”', ['Mes']]);
  fireEvent.click(find('Enviar (2)'));
  vi.advanceTimersByTime(250);
  expect(getOutlined()).toEqual(['Mes']);
  fireEvent.input(find('Mes'), { target: { value: 'Marzo' } });
  vi.advanceTimersByTime(250);
  expect([readNotice(), getOutlined()]).toEqual(['Ahora te toca: Enviar', ['Enviar (2)']]);
  fireEvent.click(find('Enviar (2)'));
  expect([readNotice(), getOutlined()]).toEqual([null, []]);
});

test('the notice says what the step does while its control is not on the screen, and names the control when it is', () => {
  const button = find('Enviar (2)');
  button.remove();
  openNextGestureNotice(LIST_PAGE, 'Envía el boleto', GESTURES.slice(2));
  expect([readNotice(), getOutlined()]).toEqual(['Ahora te toca: Envía el boleto', []]);
  document.body.append(button);
  vi.advanceTimersByTime(249);
  expect(getOutlined()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([readNotice(), getOutlined()]).toEqual(['Ahora te toca: Enviar', ['Enviar (2)']]);
});

test('the close button of the notice removes it, its outline and its timer', () => {
  openNextGestureNotice(LIST_PAGE, 'Envía', GESTURES);
  const close = getRoot()?.querySelector('button');
  expect(close?.getAttribute('aria-label')).toBe('Cerrar aviso');
  close?.click();
  expect([readNotice(), getOutlined(), vi.getTimerCount()]).toEqual([null, [], 0]);
});

test('the close button of the notice takes away the room that the notice made at the end of the page', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  openNextGestureNotice(LIST_PAGE, 'Envía', GESTURES);
  expect(document.body.style.paddingBottom).toBe('48px');
  getRoot()?.querySelector('button')?.click();
  expect(document.body.style.paddingBottom).toBe('');
});
