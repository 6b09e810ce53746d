import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '../GamesPage.test.helper.tsx';

test('a press on “Faltan” marks only this filter of Partidos as pressed', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Faltan' }));
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Faltan',
  ]);
});
