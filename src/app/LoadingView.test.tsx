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

test('says that it is loading', () => {
  render(<LoadingView />);
  expect(screen.getByText('Cargando ...')).toBeTruthy();
});

test('advances five percent every 200 ms', () => {
  render(<LoadingView />);
  expect(value()).toBe('0');
  pass(200);
  expect(value()).toBe('5');
  pass(1_000);
  expect(value()).toBe('30');
});

test('stops at 95 percent', () => {
  render(<LoadingView />);
  pass(60_000);
  expect(value()).toBe('95');
});

test('goes on from the bar that stood in the page before', () => {
  vi.advanceTimersByTime(1_000);
  render(<LoadingView sincePageStart />);
  expect(value()).toBe('25');
});

test('goes on where another loading view has just stood', () => {
  const first = render(<LoadingView />);
  pass(1_000);
  first.unmount();
  render(<LoadingView />);
  expect(value()).toBe('25');
});

test('begins anew once something else has been on the screen', () => {
  const first = render(<LoadingView />);
  pass(1_000);
  first.unmount();
  pass(2_000);
  render(<LoadingView />);
  expect(value()).toBe('0');
});

test('says after five seconds that it is still loading', () => {
  render(<LoadingView />);
  pass(4_900);
  expect(screen.queryByText('Sigue cargando…')).toBeNull();
  pass(200);
  expect(screen.getByText('Sigue cargando…')).toBeTruthy();
});

test('counts the seconds that the page took before', () => {
  vi.advanceTimersByTime(4_000);
  render(<LoadingView sincePageStart />);
  pass(1_000);
  expect(screen.getByText('Sigue cargando…')).toBeTruthy();
});
