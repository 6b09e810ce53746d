import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

test.each([
  ['Próximo cierre', 'ten minutes', '2026-08-29T16:50:00', '0 h 10 min 0 seg'],
  ['Cierra ya', 'less than ten minutes', '2026-08-29T16:50:01', '0 h 9 min 59 seg'],
])(
  'beside the title of Partidos, “%s” stands over the next cut-off when %s are left',
  async (title, _left, now, time) => {
    await open({ now: at(now) });
    expect(screen.getByRole('link', { name: new RegExp(`^${title}.*Tigres – Toluca`) })).toBeTruthy();
    expect(screen.getByRole('timer', { name: time })).toBeTruthy();
  },
);
