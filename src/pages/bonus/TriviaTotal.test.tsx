import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithStores } from '../../testing/open-page.tsx';
import { keepPointStart } from './extra-point.ts';
import { TriviaTotal } from './TriviaTotal.tsx';

type Finish = () => void;

/** The browser's animations, which jsdom lacks. `finish` ends the last one. */
function stubAnimations() {
  const flights: { onfinish: Finish | null }[] = [];
  const animate = vi.fn((_keyframes: Keyframe[]) => {
    const flight = { onfinish: null, cancel: () => undefined };
    flights.push(flight);
    return flight;
  });
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
  return { animate, finish: () => act(() => flights.at(-1)?.onfinish?.()) };
}

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));

function open(first: number | null, { isCalm = false } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const points = signal(first);
  const current = signal<object | null>(null);
  const Page = () => <TriviaTotal points={points.value} />;
  renderWithStores(<Page />, { playerData: {}, modal: { current } });
  const set = (value: number | null) =>
    act(() => {
      points.value = value;
    });
  const cover = (isOpen: boolean) =>
    act(() => {
      current.value = isOpen ? {} : null;
    });
  return { set, cover };
}

const getTotal = () => document.querySelector('.number-badge-total')?.textContent;
const getSaid = () => screen.getByRole('status').textContent;
const passTime = () => act(() => vi.advanceTimersByTime(1_000));

test('a new trivia point flies to the total of Bonus, which counts up to it and is said', () => {
  const { animate, finish } = stubAnimations();
  const { set } = open(4);
  set(5);
  expect(animate).toHaveBeenCalledTimes(1);
  expect([getTotal(), getSaid()]).toEqual(['4', '']);
  finish();
  // The total changes in the frame of the landing, and jumps a little.
  expect([getTotal(), getSaid()]).toEqual(['5', 'Ya llevas 5 puntos de trivia.']);
  expect(animate).toHaveBeenCalledTimes(2);
  passTime();
  expect(animate).toHaveBeenCalledTimes(2);
});

test('a new trivia point waits until no dialog covers Bonus', () => {
  const { animate } = stubAnimations();
  const { set, cover } = open(4);
  cover(true);
  set(5);
  expect(animate).not.toHaveBeenCalled();
  expect(getTotal()).toBe('4');
  cover(false);
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a new trivia point flies once from the place where it stood in the dialog', () => {
  const { animate, finish } = stubAnimations();
  const { set } = open(4);
  keepPointStart({ left: 100, top: 300, width: 40, height: 90 } as DOMRect);
  set(5);
  const getStart = (flight: number) => animate.mock.calls[flight]?.[0][0]?.transform;
  expect(getStart(0)).toMatch(/^translate\(120px, 345px\)/);
  finish();
  passTime();
  set(6);
  expect(getStart(2)).toMatch(/^translate\(0px, 120px\)/);
});

test('with reduced motion, the new total of Bonus stands there at once and is said', () => {
  const { animate } = stubAnimations();
  const { set } = open(4, { isCalm: true });
  set(5);
  expect(animate).not.toHaveBeenCalled();
  expect([getTotal(), getSaid()]).toEqual(['5', 'Ya llevas 5 puntos de trivia.']);
});

test('the first total of Bonus and a lower one are shown without a movement and not said', () => {
  const { animate } = stubAnimations();
  const { set } = open(null);
  expect(getTotal()).toBe('–');
  set(4);
  expect(getTotal()).toBe('4');
  set(3);
  expect([getTotal(), getSaid()]).toEqual(['3', '']);
  expect(animate).not.toHaveBeenCalled();
});
