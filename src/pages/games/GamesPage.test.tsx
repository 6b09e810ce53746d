import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { game } from '../../testing/fixtures.ts';
import { card, field, open, states, type World } from './GamesPage.test.helper.tsx';

test.each(['America/Tijuana', 'Europe/Madrid', 'Asia/Tokyo'])(
  'on a device in %s, Partidos shows every game by its day and cut-off in −06:00 time, the weeks as its only tabs, and the time left',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    await open();
    expect(screen.getByRole('button', { name: /Todos/, pressed: true })).toBeTruthy();
    await waitFor(() => expect(states()).toEqual(['open', 'open', 'open', 'open']));
    expect(
      screen.getAllByRole('heading', { level: 2, name: /agosto/ }).map(({ textContent }) => textContent),
    ).toEqual(['Sábado 29 de agosto', 'Domingo 30 de agosto']);
    expect(within(card('1')).getByText('Cierra hoy a las 17:00 h')).toBeTruthy();
    expect(within(card('3')).getByText('Cierra mañana a las 10:00 h')).toBeTruthy();
    expect(screen.getAllByRole('tab')).toEqual([
      screen.getByRole('tab', { name: 'Jornada 7 4 por enviar', selected: true }),
      screen.getByRole('tab', { name: 'Jornada 8 Abre vie 4 sep' }),
    ]);
    expect(screen.getByRole('timer', { name: '5 h 0 min' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Tigres – Toluca/ })).toBeTruthy();
  },
);

test('a press on “Faltan” marks only this filter of Partidos as pressed, and its name contains the number of games', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Faltan 4' }));
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Faltan 4',
  ]);
});

test('the text under the title of Partidos names the chosen week when that week has no games to send', async () => {
  const { season } = await open();
  expect(screen.getByText(/Pon tu marcador y envía/)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Jornada 8/ }));
  await waitFor(() => expect(season.weekView.status.value).toBe('ready'));
  expect(await screen.findByText(/^Jornada 8( · |$)/, { selector: 'p' })).toBeTruthy();
});

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

test('of two games of one pair in a week, the pasted line fills the one in its order, and names its day', async () => {
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

test('“Siguiente vacío” focuses the next empty score field, after the last one the first', async () => {
  await open();
  await userEvent.click(field('Tigres', 'local'));
  await userEvent.keyboard('213');
  await userEvent.click(field('Santos', 'visitante'));
  await userEvent.keyboard('0');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente vacío' }));
  expect(document.activeElement).toBe(field('Atlas', 'visitante'));
});

test('the first press on the minus button of a team sets its empty score field to 0 and on the plus button to 1, and a score with one empty side is not ready to send', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sumar un gol a Pumas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar un gol a Tigres' }));
  expect(['Tigres', 'Pumas'].map((team) => field(team, 'local').value)).toEqual(['0', '1']);
  expect(field('Toluca', 'visitante').value).toBe('');
  expect(within(card('1')).getByText('Falta Toluca')).toBeTruthy();
  expect(within(card('1')).getByText('A medias no se envía')).toBeTruthy();
  expect(card('1').dataset.state).toBe('open');
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
});

test('Partidos shows how many games are left to send, sent, ready to send and to fill, and its filters show only those', async () => {
  await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
  await userEvent.click(field('Tigres', 'local'));
  await userEvent.keyboard('11');
  expect(screen.getByText('Te faltan 3 partidos')).toBeTruthy();
  expect(screen.getByText('Llevas 1 de 4 · 1 listo sin enviar')).toBeTruthy();
  expect(screen.getByText('Faltan 2 partidos por llenar')).toBeTruthy();
  expect(await screen.findByText('Borrador guardado en este dispositivo')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Faltan/ }));
  expect(states()).toEqual(['draft', 'open', 'open']);
  await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
  expect(states()).toEqual(['sent']);
});

test('the link to the next cut-off focuses its game when the filter “Enviados” hides that game', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
  await userEvent.click(screen.getByRole('link', { name: /Tigres – Toluca/ }));
  expect(document.activeElement).toBe(field('Tigres', 'local'));
});
