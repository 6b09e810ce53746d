import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Segmented } from './Segmented.tsx';
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

test('the accessible name of a tab contains its name and its note', () => {
  render(<Weeks />);
  expect(screen.getAllByRole('tab')).toEqual([
    screen.getByRole('tab', { name: 'Jornada 6 19 puntos' }),
    screen.getByRole('tab', { name: 'Jornada 7 4 por enviar' }),
    screen.getByRole('tab', { name: 'Jornada 8 Abre vie 4 sep' }),
  ]);
});

test('the tab panel is named by the selected tab', () => {
  render(<Weeks />);
  expect(screen.getByRole('tabpanel', { name: /Jornada 7/ })).toBeTruthy();
});

test('a click selects a tab', async () => {
  render(<Weeks />);
  await userEvent.click(screen.getByRole('tab', { name: /Jornada 8/ }));
  expect(selectedTab()).toContain('Jornada 8');
});

test('ArrowRight selects and focuses the next tab, and after the last tab the first one', async () => {
  render(<Weeks />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(selectedTab()).toContain('Jornada 6');
  expect(document.activeElement?.textContent).toContain('Jornada 6');
});

test('Home and End select the first and the last tab', async () => {
  render(<Weeks />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(selectedTab()).toContain('Jornada 8');
  await userEvent.keyboard('{Home}');
  expect(selectedTab()).toContain('Jornada 6');
});

test('only the selected tab is in the tab order', () => {
  render(<Weeks />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

test('a segmented control marks only the clicked button as pressed, and the name of the button contains its count', async () => {
  function Filter() {
    const [value, setValue] = useState('all');
    const options = [
      { value: 'missing', label: 'Faltan', count: 4 },
      { value: 'all', label: 'Todos', count: 9 },
    ];
    return <Segmented label="Ver partidos" options={options} value={value} onChange={setValue} />;
  }
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Faltan 4' }));
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Faltan 4');
});
