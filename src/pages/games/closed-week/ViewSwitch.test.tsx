import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Phase } from '../../../domain/window.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

function show(phase: Phase, isTicket = true) {
  const onToggle = vi.fn();
  const shownWeek = { phase: signal(phase), entries: signal([]) };
  renderWithStores(<ViewSwitch isTicket={isTicket} onToggle={onToggle} />, { playerData: {}, shownWeek });
  return onToggle;
}

test.each<[string, Phase, number]>([
  ['says of a closed week that it has closed', 'closed', 1],
  ['says nothing of an open week whose games are sent', 'open', 0],
])('the head of a week %s', (_what, phase, headings) => {
  show(phase);
  expect(screen.queryAllByRole('heading', { name: 'Esta jornada ya cerró' })).toHaveLength(headings);
});

test.each([
  ['Tarjetas', true, 1],
  ['Boleto', true, 0],
  ['Boleto', false, 1],
  ['Tarjetas', false, 0],
])('a press of “%s” while the boleto is shown (%s) changes the view %i times', (name, isTicket, times) => {
  const onToggle = show('closed', isTicket);
  act(() => screen.getByRole('button', { name }).click());
  expect(onToggle).toHaveBeenCalledTimes(times);
});

test.each([
  [true, 'Boleto'],
  [false, 'Tarjetas'],
])('while the boleto is shown (%s), the pressed choice is “%s” alone', (isTicket, name) => {
  show('closed', isTicket);
  const pressed = screen.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual([name]);
});
