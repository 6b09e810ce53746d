import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import { week } from '../../testing/fixtures.ts';
import { RankingFilters } from './RankingFilters.tsx';

function show(chosen: number | null) {
  const ranking = {
    choice: signal({ scope: 'week', week: chosen, page: 1 }),
    weeks: signal([week(6, '2026-08-21'), week(7, '2026-08-28')]),
  } as unknown as RankingStore;
  render(<RankingFilters ranking={ranking} panelId="table" onScope={() => {}} onWeek={() => {}} />);
}

test.each([
  [7, ['Jornada 6', 'Jornada 7']],
  [9, ['Jornada 6', 'Jornada 7', 'Jornada 9']],
])('with week %i chosen, Ranking offers the weeks %j', (chosen, names) => {
  show(chosen);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jornada' });
  expect([...select.options].map(({ text }) => text)).toEqual(names);
  expect(select.value).toBe(String(chosen));
});

test('the button of the rules of a tie opens them, names them and closes them', async () => {
  show(7);
  const button = screen.getByRole('button', { name: '¿Cómo se desempata?' });
  expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual([
    'false',
    null,
  ]);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    'exactos',
  );
  await userEvent.click(button);
  expect(button.getAttribute('aria-controls')).toBeNull();
});
