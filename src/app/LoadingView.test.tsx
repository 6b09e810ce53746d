import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadingView } from './LoadingView.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

const value = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the loading view says “Cargando ...” above a bar [2.22, 2.23]', () => {
  render(<LoadingView />);
  expect(screen.getByText('Cargando ...')).toBeTruthy();
  expect(value()).toBe('0');
});

test('the bar of the loading view advances 5 percent every 200 ms [2.24, 9.11]', () => {
  render(<LoadingView />);
  pass(200);
  expect(value()).toBe('5');
  pass(200);
  expect(value()).toBe('10');
});

test('the bar of the loading view stops at 95 percent [2.25, 9.12]', () => {
  render(<LoadingView />);
  pass(60_000);
  expect(value()).toBe('95');
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

test('with `sincePageStart`, the bar of the loading view and “Sigue cargando…” count from the page start', () => {
  vi.advanceTimersByTime(1_000);
  render(<LoadingView sincePageStart />);
  expect(value()).toBe('25');
  pass(3_900);
  expect(screen.queryByText('Sigue cargando…')).toBeNull();
  pass(200);
  expect(screen.getByText('Sigue cargando…')).toBeTruthy();
});

test('the loading view’s bar continues when it replaces another at once, and starts at 0 two seconds later', () => {
  const first = render(<LoadingView />);
  pass(1_000);
  first.unmount();
  const second = render(<LoadingView />);
  expect(value()).toBe('25');
  second.unmount();
  pass(2_000);
  render(<LoadingView />);
  expect(value()).toBe('0');
  pass(4_900);
  expect(screen.queryByText('Sigue cargando…')).toBeNull();
  pass(200);
  expect(screen.getByText('Sigue cargando…')).toBeTruthy();
});

test('a screen reader hears the words and the bar of the loading view, and not its drawing or its number', () => {
  const { container } = render(<LoadingView />);
  const hidden = [...container.querySelectorAll('[aria-hidden="true"]')].map(({ tagName }) => tagName);
  expect(hidden).toEqual(['svg', 'SMALL']);
});
