import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { WeekTabs } from './WeekTabs.tsx';

async function open() {
  const world = createGameWorld({});
  onTestFinished(world.gamesPage.open());
  await vi.waitFor(() => expect(world.playerData.hasLoaded.value).toBe(true));
  vi.useFakeTimers();
  const onSelect = vi.fn(world.gamesPage.show);
  const view = renderWithStores(<WeekTabs arrows={null} onSelect={onSelect} />, world);
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
  return { ...view, press, selected, onSelect, week: () => world.weeks.shownNumber.value };
}

test('a pressed week tab is selected at once, and its week is loaded after the next paint', async () => {
  const page = await open();
  page.press(/Jornada 8/);
  expect([page.selected(), page.week()]).toEqual([expect.stringContaining('Jornada 8'), 7]);
  act(() => void vi.advanceTimersByTime(50));
  vi.useRealTimers();
  await waitFor(() => expect(page.week()).toBe(8));
  expect(page.selected()).toContain('Jornada 8');
});

test('when two week tabs are pressed before the next paint, only the week of the second one is shown', async () => {
  const page = await open();
  page.press(/Jornada 8/);
  page.press(/Jornada 7/);
  act(() => void vi.advanceTimersByTime(50));
  vi.useRealTimers();
  expect(page.onSelect.mock.calls).toEqual([[7]]);
  expect(page.selected()).toContain('Jornada 7');
});

test('a week tab that is pressed just before the page is left loads no week', async () => {
  const page = await open();
  page.press(/Jornada 8/);
  page.unmount();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(page.onSelect).not.toHaveBeenCalled();
});
