import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

test.each([
  ['Próximo cierre', 'dark', 'ten minutes', '2026-08-29T16:50:00', '10 min 0 seg'],
  ['Cierra ya', 'yellow', 'less than ten minutes', '2026-08-29T16:50:01', '9 min 59 seg'],
])(
  'beside the title of Partidos, “%s” stands over the next cut-off, in a %s box, when %s are left',
  async (title, ground, _left, now, time) => {
    await open({ now: at(now) });
    const box = screen.getByRole('link', { name: new RegExp(`^${title}.*Tigres – Toluca`) });
    expect(box.classList.contains('cutoff-box')).toBe(true);
    expect(box.classList.contains('cutoff-box-closing')).toBe(ground === 'yellow');
    expect(screen.getByRole('timer', { name: time })).toBeTruthy();
  },
);

test('the next cut-off names the home club before the away club, on a phone by their codes', async () => {
  await open({ now: at('2026-08-29T16:50:00') });
  const box = screen.getByRole('link', { name: /^Próximo cierre/ });
  expect([...box.querySelectorAll('small > span')].map(({ textContent }) => textContent)).toEqual([
    'Tigres – Toluca',
    'TIG – TOL',
  ]);
});
