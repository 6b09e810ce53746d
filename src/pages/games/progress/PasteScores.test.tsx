import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { game } from '../../../testing/fixtures.ts';
import { card, field, open, states, type World } from '../GamesPage.test.helper.tsx';

async function paste(text: string, prepare?: (world: World) => void) {
  await open({}, prepare);
  await userEvent.click(screen.getByRole('button', { name: 'Pegar mi quiniela' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Pega tu quiniela' }));
  await userEvent.paste(text);
}
const value = (team: string) => field(team, 'local').value;

test('a pasted list fills the understood games as a draft, names the others and sends nothing', async () => {
  await paste('tigres 2-1 toluca\nPumas 0-0 Atlas\nChivas 1-0 Atlas');
  expect(screen.getByText('Tigres 2–1 Toluca')).toBeTruthy();
  expect(screen.getByText('“Chivas 1-0 Atlas”: no es un partido de esta jornada.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Llenar 2 partidos' }));
  expect([value('Tigres'), value('Pumas'), value('Puebla')]).toEqual(['2', '0', '']);
  expect(screen.getByText('Listo: revisa tus marcadores antes de enviarlos.')).toBeTruthy();
  expect(states()).toEqual(['draft', 'draft', 'open', 'open']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pegar mi quiniela' }));
});

test.each([
  ['Llenar solo los vacíos', '1'],
  ['Cambiar y llenar', '2'],
])(
  'a pasted list that differs from a draft asks first, and “%s” leaves the goals %s',
  async (name, goals) => {
    await paste('Tigres 2-1 Toluca, Pumas 3-0 Atlas');
    await userEvent.type(field('Tigres', 'local'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Llenar 2 partidos' }));
    expect(screen.getByText('Ya habías llenado 1 de estos partidos con otro marcador.')).toBeTruthy();
    expect(value('Tigres')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name }));
    expect([value('Tigres'), value('Pumas')]).toEqual([goals, '3']);
  },
);

test('a pasted 2–0 asks before it replaces a filled 2–1, although the goals of one side are the same', async () => {
  await paste('Tigres 2-0 Toluca');
  await userEvent.type(field('Tigres', 'local'), '2');
  await userEvent.type(field('Toluca', 'visitante'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Llenar 1 partido' }));
  expect(screen.getByText('Ya habías llenado 1 de estos partidos con otro marcador.')).toBeTruthy();
});

test('of two games of one pair, the pasted line fills the one in its order, and names its day', async () => {
  await paste('Tigres 3-1 Toluca\nToluca 2-0 Tigres', ({ server }) => {
    server.gamesOfWeek = async (number) =>
      number !== 7
        ? []
        : [
            game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
            game('9', 'Toluca', 'Tigres', '2026-08-30T12:00:00'),
          ];
  });
  expect(screen.getByText(/^Tigres 3–1 Toluca \(sáb/)).toBeTruthy();
  expect(screen.getByText(/^Toluca 2–0 Tigres \(dom/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Llenar 2 partidos' }));
  expect([field('Tigres', 'local').value, field('Tigres', 'visitante').value]).toEqual(['3', '0']);
});

test('a pasted line that two open games fit fills neither until the player chooses the day of one', async () => {
  await paste('Tigres 3-1 Toluca', ({ server }) => {
    server.gamesOfWeek = async (number) =>
      number !== 7
        ? []
        : [
            game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
            game('9', 'Tigres', 'Toluca', '2026-08-30T12:00:00'),
          ];
  });
  expect(screen.getByText(/hay más de un partido de estos equipos/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Llenar 0 partidos' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: /^dom/i }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Entendimos 1 de 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Llenar 1 partido' }));
  const goals = within(card('9')).getAllByRole<HTMLInputElement>('spinbutton');
  expect(goals.map(({ value }) => value)).toEqual(['3', '1']);
  expect(states()).toEqual(['open', 'draft']);
});

test('only a pasted line that is not understood is red', async () => {
  await paste('tigres 2-1 toluca\nChivas 1-0 Atlas');
  const lines = [screen.getByText('Tigres 2–1 Toluca'), screen.getByText(/^“Chivas 1-0 Atlas”/)];
  expect(lines.map(({ classList }) => classList.contains('text-chile'))).toEqual([false, true]);
});
