import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingView } from './LoadingView.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

const value = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the loading view says “Cargando ...”', () => {
  render(<LoadingView />);
  expect(screen.getByText('Cargando ...')).toBeTruthy();
});

test('the bar of the loading view advances 5 percent every 200 ms', () => {
  render(<LoadingView />);
  expect(value()).toBe('0');
  pass(200);
  expect(value()).toBe('5');
  pass(1_000);
  expect(value()).toBe('30');
});

test('the loading bar is in no live region, so screen readers do not announce its steps', () => {
  render(<LoadingView />);
  for (let box: Element | null = screen.getByRole('progressbar'); box; box = box.parentElement) {
    expect([box.getAttribute('aria-live') ?? 'off', box.getAttribute('role') ?? 'progressbar']).toEqual([
      'off',
      'progressbar',
    ]);
  }
});

test('the bar of the loading view stops at 95 percent', () => {
  render(<LoadingView />);
  pass(60_000);
  expect(value()).toBe('95');
});

test('with `sincePageStart`, the bar of the loading view starts at 25 percent one second after the page start', () => {
  vi.advanceTimersByTime(1_000);
  render(<LoadingView sincePageStart />);
  expect(value()).toBe('25');
});

test('a loading view that appears when another one is removed continues the bar at the same percentage', () => {
  const first = render(<LoadingView />);
  pass(1_000);
  first.unmount();
  render(<LoadingView />);
  expect(value()).toBe('25');
});

test('the bar of the loading view starts at 0 when the previous loading view ended two seconds ago', () => {
  const first = render(<LoadingView />);
  pass(1_000);
  first.unmount();
  pass(2_000);
  render(<LoadingView />);
  expect(value()).toBe('0');
});

test('the loading view shows “Sigue cargando…” after five seconds', () => {
  render(<LoadingView />);
  pass(4_900);
  expect(screen.queryByText('Sigue cargando…')).toBeNull();
  pass(200);
  expect(screen.getByText('Sigue cargando…')).toBeTruthy();
});

test('with `sincePageStart`, “Sigue cargando…” appears five seconds after the page start', () => {
  vi.advanceTimersByTime(4_000);
  render(<LoadingView sincePageStart />);
  pass(1_000);
  expect(screen.getByText('Sigue cargando…')).toBeTruthy();
});
