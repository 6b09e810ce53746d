import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getTabId, Tabs } from './Tabs.tsx';

const WEEKS = [
  { id: '6', name: 'Jornada 6', note: '19 puntos' },
  { id: '7', name: 'Jornada 7', note: '4 por enviar' },
  { id: '8', name: 'Jornada 8', note: 'Abre vie 4 sep' },
];

function Weeks() {
  const [selected, setSelected] = useState('7');
  return (
    <>
      <Tabs label="Jornadas" tabs={WEEKS} selected={selected} onSelect={setSelected} panelId="week" />
      <div role="tabpanel" id="week" aria-labelledby={getTabId('week', selected)} />
    </>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('the tabs are one tab stop; ArrowRight, Home and End select, round the end of the row', async () => {
  render(<Weeks />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Jornada 7 4 por enviar' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(selectedTab()).toContain('Jornada 6');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Jornada 6/ }));
  screen.getByRole('tabpanel', { name: /Jornada 6/ });
  await userEvent.keyboard('{End}');
  expect(selectedTab()).toContain('Jornada 8');
  await userEvent.keyboard('{Home}');
  expect(selectedTab()).toContain('Jornada 6');
});

test('a tab has its icon before its note, and controls the panel', () => {
  render(
    <Tabs
      label="Jornadas"
      tabs={[{ id: '6', name: 'Jornada 6', note: 'Enviada', icon: 'check' }]}
      selected="6"
      onSelect={() => {}}
      panelId="week"
    />,
  );
  const tab = screen.getByRole('tab');
  const note = tab.querySelector('small');
  expect([note?.textContent, note?.querySelector('use')?.getAttribute('href')]).toEqual([
    'Enviada',
    '#icon-check',
  ]);
  expect(tab.getAttribute('aria-controls')).toBe('week');
});

test('tabs that leave the page measure nothing afterwards', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  const cancel = vi.fn();
  vi.stubGlobal('cancelAnimationFrame', cancel);
  const { unmount } = render(<Weeks />);
  const asked = frames.length;
  unmount();
  expect(cancel.mock.calls.map(([frame]) => frame)).toContain(asked);
  vi.unstubAllGlobals();
});
