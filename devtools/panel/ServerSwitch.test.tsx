import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../testing.tsx';

const NAME = 'Laravel de fábrica';
const laravelSwitch = () => screen.getByRole('switch', { name: NAME });

test('the section Mundo in the density Demo has no switch “Laravel de fábrica”', () => {
  showPanel(startSimulator(), { section: 'world', density: 'demo' });
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});

test('a click on the words “Laravel de fábrica” turns the switch on, and the clock bar shows the setting', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'world', density: 'qa' });
  await userEvent.click(screen.getByText(NAME));
  await waitFor(() => expect(laravelSwitch().getAttribute('aria-checked')).toBe('true'));
  expect(screen.getAllByText(NAME).map(({ className }) => className)).toContain('tag heed');
});
