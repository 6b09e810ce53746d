import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { ProfilePage } from './ProfilePage.tsx';

// In the data of this mock server, week 2 has a cancelled game and week 4 a postponed one.
const mock = setUpMockServer();

// The code of the dialog takes seconds to load on a busy machine.
beforeAll(() => import('../../components/share/ShareDialog.tsx'));

async function open(email?: string) {
  const page = await openPage(mock.server, ProfilePage, email);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Mi temporada' });
  return { ...page, season: within(heading.closest('section') as HTMLElement) };
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the total of Mi temporada is the player’s score in the general ranking, also without a week’s ticket', async () => {
  const { season, stores } = await open('sandra@correo.mx');
  const { myPosition } = await stores.api.send((calls) => calls.generalRanking(1));
  expect(season.getByText('puntos en la temporada').firstChild?.textContent).toBe(String(myPosition?.score));
  expect(await season.findByText('Jornada 1: sin boleto')).toBeTruthy();
  expect(season.queryByRole('button', { name: /^Jornada 1: / })).toBeNull();
});

test('each past week of Mi temporada has the player’s score in the weekly ranking, without a call for it', async () => {
  const { season, stores } = await open();
  expect(await season.findByRole('columnheader', { name: 'Trivia' })).toBeTruthy();
  expect(stores.positions.byWeek.value.size).toBeLessThan(2);
  expect(season.queryByText(/^Tu total incluye/)).toBeNull();
  const rows = season.getAllByRole('row', { name: /^Jornada [1-6] / });
  const scores = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((week) => stores.api.send((calls) => calls.weekRanking(week, 1))),
  );
  expect(rows.map((row) => Number(cells(row).at(-1)))).toEqual(
    scores.map(({ myPosition }) => myPosition?.score),
  );
});

test('without the weeks’ trivia points, Mi temporada has them in its total alone, and asks for none', async () => {
  mock.leaveOutTriviaPoints();
  const { season, stores } = await open();
  const trivias = stores.auth.user.value?.stats.trivias ?? 0;
  expect(trivias).toBeGreaterThan(1);
  const note = `Tu total incluye ${trivias} puntos de trivia que no están en las barras.`;
  expect(await season.findByText(note)).toBeTruthy();
  expect(season.getByText('puntos en la temporada').firstChild?.textContent).toBe('97');
  expect(season.queryByRole('columnheader', { name: 'Trivia' })).toBeNull();
  expect(
    within(season.getByRole('list', { name: 'Qué muestra cada barra' })).queryByText('Trivia'),
  ).toBeNull();
  const points = season.getAllByRole('row', { name: /^Jornada [1-7] / }).map((row) => cells(row).map(Number));
  expect(points.map((row) => row.slice(0, -1).reduce((sum, value) => sum + value, 0))).toEqual(
    points.map((row) => row.at(-1)),
  );
  expect(points.reduce((sum, row) => sum + (row.at(-1) ?? 0), trivias)).toBe(97);
  expect(season.queryByRole('button', { name: /gráfica/ })).toBeNull();
});

test('Mi temporada lists the weeks with postponed or cancelled games and the weeks with unpublished points', async () => {
  const { season } = await open();
  await waitFor(() =>
    expect(season.getAllByText(/^Jornada \d: .+\.$/).map(({ textContent }) => textContent)).toEqual([
      'Jornada 2: 1 partido cancelado, no suma.',
      'Jornada 4: 1 partido pospuesto, no suma.',
      'Jornada 7: por confirmar.',
    ]),
  );
});

test('the season is shared as a text and a picture with the published total, without name and nickname', async () => {
  const renderCard = vi.fn(async (..._args: unknown[]) => new Blob(['png']));
  vi.doMock('../../components/share/draw-card.ts', () => ({ drawOnCanvas: async () => true, renderCard }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { player, season, stores } = await open();
  await player.click(await season.findByRole('button', { name: 'Compartir mi temporada' }));
  const link = await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toMatch(/^Llevo 97 puntos en 6 jornadas del Reto Ruffles\. ¿Cómo va la tuya\? http/);
  await player.click(await screen.findByText('Compartir imagen'));
  await screen.findByText(/^Si no se descargó, mantén presionada la imagen/);
  expect(screen.getByRole('img', { name: 'Tu tarjeta para compartir' }).getAttribute('src')).toBe(
    'blob:card',
  );
  expect(stores.toast.toasts.value).toEqual([]);
  const card = renderCard.mock.calls[0]?.[0];
  expect(card).toMatchObject({
    tag: 'Hasta la Jornada 6',
    figures: [
      { value: 97, name: 'puntos' },
      { value: 25, name: 'mejor jornada' },
      { value: 2, name: 'racha más larga' },
    ],
  });
  expect(JSON.stringify(card)).not.toMatch(/ana|tribuna|Hernández/i);
});
