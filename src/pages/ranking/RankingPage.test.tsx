import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { RankingPage } from './RankingPage.tsx';

const mock = setUpMockServer({ players: 400 });

const open = (email?: string) => openPage(mock.server, RankingPage, email);

async function openWeek6(email?: string) {
  const opened = await open(email);
  await screen.findByRole('option', { name: 'Jornada 6' });
  await opened.player.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), 'Jornada 6');
  await screen.findByRole('table', { name: /Jornada 6, página 1/ });
  return opened;
}

const table = () => screen.getByRole('table');
const bodyRows = () => within(table()).getAllByRole('row').slice(1);
const places = () => bodyRows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const pages = () => within(screen.getByRole('navigation', { name: 'Páginas del ranking' }));
const isDead = (name: string) => pages().getByRole<HTMLButtonElement>('button', { name }).disabled;
const myPlace = () => within(screen.getByRole('region', { name: 'Mi lugar' }));

async function goToMyPlace({ player }: Awaited<ReturnType<typeof open>>) {
  await player.click(myPlace().getByRole('button', { name: 'Ir a mi lugar' }));
  return within(await screen.findByRole('row', { name: /ana_tribuna ?Tú/ }));
}

test('“Siguiente” of Ranking shows and announces the page from place 11 on and keeps the focus', async () => {
  const { player } = await openWeek6();
  const names = within(table())
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
  expect(names).toEqual(['Lugar', 'Apodo', 'Exactos', 'Resultados', 'Trivia', 'Cambio', 'Puntos', 'Detalle']);
  expect(places()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(isDead('Anterior')).toBe(true);
  await player.click(pages().getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('table', { name: /página 2 de/ });
  expect(places()[0]).toBe('11');
  expect(screen.getByRole('status').textContent).toContain('Jornada 6, página 2 de');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Siguiente');
  expect(pages().getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('Página 2');
});

test('another week of Ranking opens at its first page, whatever page the previous week was at [4.55]', async () => {
  const { player } = await openWeek6();
  await player.click(pages().getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('table', { name: /Jornada 6, página 2 de/ });
  await player.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), 'Jornada 5');
  expect(await screen.findByRole('table', { name: /Jornada 5, página 1 de/ })).toBeTruthy();
});

test('the button “Siguiente” of Ranking moves the focus to the page number when the last page disables it', async () => {
  const { player } = await openWeek6();
  const last = pages().getAllByRole('button').at(-2);
  await player.click(last as HTMLElement);
  await player.click(pages().getByRole('button', { name: 'Anterior' }));
  await waitFor(() => expect(isDead('Siguiente')).toBe(false));
  await player.click(pages().getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(pages().getByRole('button', { current: 'page' })).toBe(document.activeElement));
});

test('the general table of Ranking has no week to choose, and “Por jornada” shows the week chosen before', async () => {
  const { player } = await openWeek6();
  await player.click(screen.getByRole('tab', { name: 'General' }));
  await screen.findByRole('table', { name: /Ranking general, página 1/ });
  expect(screen.queryByRole('combobox')).toBeNull();
  await player.click(screen.getByRole('tab', { name: 'Por jornada' }));
  await screen.findByRole('table', { name: /Jornada 6, página 1/ });
});

test('“Ir a mi lugar” of Ranking focuses the player’s row and hides the bar “Mi lugar”', async () => {
  const opened = await openWeek6();
  expect(myPlace().getByText(/^Para alcanzar el lugar \d+$/)).toBeTruthy();
  expect(screen.queryByRole('complementary', { name: 'Mi lugar' })).not.toBeNull();
  const row = await goToMyPlace(opened);
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /ana_tribuna ?Tú/ }));
  expect(screen.queryByRole('complementary', { name: 'Mi lugar' })).toBeNull();
  myPlace().getByRole('button', { name: 'Compartir' });
  await opened.player.click(row.getByRole('button', { name: 'Detalle de ana_tribuna' }));
  expect(screen.getByRole('heading', { name: /^De dónde salen tus \d+ puntos$/ })).toBeTruthy();
});

test('after “Ir a mi lugar”, a reload of the table leaves the focus where it is', async () => {
  const opened = await openWeek6();
  await goToMyPlace(opened);
  const weeks = screen.getByRole('combobox', { name: 'Jornada' });
  weeks.focus();
  const fetched = vi.spyOn(globalThis, 'fetch');
  // Returns within a second of the last load reload nothing.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  fireEvent.focus(window);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(() => mock.server.net.idle());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.activeElement).toBe(weeks);
});

test('Ranking explains a tie by the four criteria and marks the deciding criterion', async () => {
  const { player } = await openWeek6();
  const scores = bodyRows().map((row) => within(row).getAllByRole('cell').at(-2)?.textContent);
  const tied = bodyRows()[scores.findIndex((score, index) => index > 0 && score === scores[index - 1])];
  await player.click(within(tied as HTMLElement).getByRole('button'));
  const why = screen.getByRole('heading', {
    name: /^Por qué .+ va después de .+: los dos tienen \d+ puntos$/,
  });
  const steps = within(why.parentElement as HTMLElement).getAllByRole('listitem');
  expect([steps.length, steps.filter((step) => /decide$/.test(step.textContent)).length]).toEqual([4, 1]);
});

let navigateTo: NavigateFunction;

function PageWithAddress() {
  const { pathname, search } = useLocation();
  navigateTo = useNavigate();
  return (
    <>
      <RankingPage />
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}

const openAddress = async (address: string) => ({
  ...(await openPage(mock.server, PageWithAddress, 'ana@correo.mx', address)),
  navigate: (to: string | number) => act(async () => void navigateTo(to as string)),
});
const seeAddress = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));

/** Ana is the last of fifteen players who share place 8, so that they stand on three pages. */
function sharePlace() {
  const createRow = (index: number) => ({
    position: index < 8 ? index : index < 23 ? 8 : index,
    nickname: index === 22 ? 'ana_tribuna' : `jugador_${index}`,
    score: index < 8 ? 30 - index : 10,
  });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const page = Number(/ranking\/week\/6\?page=(\d+)/.exec(url)?.[1]);
    if (!page) return fetch(input, init);
    return Response.json({
      data: Array.from({ length: 10 }, (_, index) => createRow(10 * (page - 1) + index + 1)),
      my_position: { position: 8, score: 10, email: 'ana@correo.mx' },
      meta: { current_page: page, last_page: 4 },
    });
  });
}

test.each([
  ['the page of the place', '?jornada=6'],
  ['another page', '?jornada=6&pagina=4'],
])(
  '“Ir a mi lugar” finds the row of a player who shares a place across pages, from %s',
  async (_from, search) => {
    sharePlace();
    const opened = await openAddress(`/ranking${search}`);
    await screen.findByRole('table', { name: /Jornada 6/ });
    await goToMyPlace(opened);
    await seeAddress('/ranking?jornada=6&pagina=3');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /ana_tribuna ?Tú/ }));
  },
);

test('Ranking keeps table and page in its address, without parameters for the table that opens by itself', async () => {
  const { player } = await openAddress('/ranking');
  await player.click(await screen.findByRole('tab', { name: 'General' }));
  await seeAddress('/ranking?tabla=general');
  await player.click(screen.getByRole('tab', { name: 'Por jornada' }));
  await screen.findByRole('option', { name: 'Jornada 6' });
  await player.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), 'Jornada 6');
  await seeAddress('/ranking?jornada=6');
  await player.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await seeAddress('/ranking?jornada=6&pagina=2');
  await player.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), 'Jornada 7');
  await seeAddress('/ranking');
});

test.each([
  ['?jornada=6&pagina=3', /Jornada 6, página 3/, '?jornada=6&pagina=3'],
  ['?tabla=general&pagina=2', /general, página 2/, '?tabla=general&pagina=2'],
  ['?tabla=otra&jornada=6&pagina=-1', /Jornada 6, página 1/, '?jornada=6'],
])('the address /ranking%s opens the table %s', async (search, caption, then) => {
  await openAddress(`/ranking${search}`);
  await screen.findByRole('table', { name: caption });
  await seeAddress(`/ranking${then}`);
});

test.each(['?jornada=8', '?jornada=99&pagina=3', '?jornada=seis'])(
  'the address /ranking%s opens the current week with the day of its start, because that week is not listed',
  async (search) => {
    const { stores } = await openAddress(`/ranking${search}`);
    await screen.findByText('Jornada 7 · arranca el vie 28 ago.');
    await seeAddress('/ranking');
    expect(stores.modal.current.value).toBeNull();
  },
);

test.each([
  ['?jornada=6', 'Jornada 6'],
  ['?tabla=general', 'general'],
  ['?jornada=6&pagina=2', 'Jornada 6'],
])('an address of Ranking that loses %s shows the current week', async (search, caption) => {
  const { navigate } = await openAddress(`/ranking${search}`);
  await screen.findByRole('table', { name: new RegExp(caption) });
  await navigate('/ranking');
  await screen.findByText('Jornada 7 · arranca el vie 28 ago.');
  await seeAddress('/ranking');
});

test('Ranking follows the address when the player goes back and forward between two tables', async () => {
  const { navigate } = await openAddress('/ranking?jornada=6');
  await screen.findByRole('table', { name: /Jornada 6/ });
  await navigate('/ranking?tabla=general&pagina=2');
  await screen.findByRole('table', { name: /general, página 2/ });
  await navigate(-1);
  await screen.findByRole('table', { name: /Jornada 6, página 1/ });
  await navigate(1);
  await screen.findByRole('table', { name: /general, página 2/ });
  await seeAddress('/ranking?tabla=general&pagina=2');
});

test('a table chosen on Ranking adds no entry to the history', async () => {
  const { player, navigate } = await openAddress('/ranking?jornada=6');
  await screen.findByRole('table', { name: /Jornada 6, página 1/ });
  await navigate('/ranking?jornada=5');
  await screen.findByRole('table', { name: /Jornada 5, página 1/ });
  await player.click(screen.getByRole('tab', { name: 'General' }));
  await seeAddress('/ranking?tabla=general');
  await navigate(-1);
  await seeAddress('/ranking?jornada=6');
});

test('a page of Ranking that fails to load leaves the address until another press loads it', async () => {
  const { player, stores } = await openAddress('/ranking?jornada=6');
  await screen.findByRole('table', { name: /Jornada 6, página 1/ });
  mock.fail('GET /api/ranking/week/{week}', 1);
  await player.click(pages().getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(stores.modal.current.value?.type).toBe('unpreventedError'));
  await seeAddress('/ranking?jornada=6');
  act(() => stores.modal.accept());
  await player.click(pages().getByRole('button', { name: 'Siguiente' }));
  await seeAddress('/ranking?jornada=6&pagina=2');
});

test('the button of a ranking without points opens Partidos at the week of the ranking', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Ver mi boleto' });
  expect(link.getAttribute('href')).toBe('/games?jornada=7');
});

test('after the season, Ranking says “Terminó el torneo”, and “Ver la tabla final” opens the general table', async () => {
  const effect = { body: JSON.stringify({ number: 24, bet_days: '' }) };
  mock.server.fault.add({ match: 'GET /api/week/current', effect, times: 'always' });
  const { player } = await openAddress('/ranking');
  // The first week with a boleto of Ana.
  await screen.findByRole('table', { name: /Jornada 1, página 1/ });
  screen.getByText('Terminó el torneo');
  await player.click(screen.getByRole('link', { name: 'Ver la tabla final' }));
  await screen.findByRole('table', { name: /general, página 1/ });
  await seeAddress('/ranking?tabla=general');
  screen.getByText('Terminó el torneo');
});

test('during the season, Ranking does not say “Terminó el torneo”', async () => {
  await openWeek6();
  expect(screen.queryByText('Terminó el torneo')).toBeNull();
});

test('Ranking shows “Sin lugar” to a player without predictions in a past week', async () => {
  await openWeek6('nico@correo.mx');
  expect(myPlace().getByText('Sin lugar')).toBeTruthy();
  expect(await myPlace().findByText('Esta vez no enviaste pronósticos.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ir a mi lugar' })).toBeNull();
});

test('a ranking without points shows a player with a ticket the link “Ver mi boleto”', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Ver mi boleto' })).toBeTruthy();
});

test('when the table of Ranking fails to load, “Reintentar” in its place loads the table', async () => {
  mock.fail('GET /api/ranking/week/{week}', 1);
  const { player } = await open();
  await player.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: /El ranking se prende/ });
});

test('the field “Jornada” of Ranking is disabled until the current week is known', async () => {
  mock.server.fault.add({ match: 'GET /api/week/current', effect: { hold: true } });
  await open();
  const isDisabled = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jornada' }).disabled;
  await waitFor(() => expect(mock.server.fault.held()).toBe(1));
  expect(isDisabled()).toBe(true);
  await mock.server.fault.release();
  await screen.findByRole('option', { name: 'Jornada 6' });
  expect(isDisabled()).toBe(false);
});

test.each([
  ['shows its table', 0],
  ['says that its table has failed', 1],
])('the page counts as loaded as soon as Ranking %s, before any game is loaded', async (_what, failures) => {
  if (failures > 0) mock.fail('GET /api/ranking/week/{week}', failures);
  const { stores } = await open();
  expect(stores.playerData.hasLoaded.value).toBe(false);
  await screen.findByRole(failures > 0 ? 'button' : 'heading', {
    name: failures > 0 ? 'Reintentar' : /El ranking se prende/,
  });
  expect(stores.playerData.hasLoaded.value).toBe(true);
});

test('a ranking without points names the first game with a time, not an earlier one without', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    const body = await response.text();
    const undated = body.replace('"date":"2026-08-28","time":"19:00:00"', '"date":"2026-08-27","time":null');
    return new Response(undated || null, response);
  });
  const { stores } = await open();
  await screen.findByRole('heading', { name: /El ranking se prende/ });
  await act(async () => void (await stores.playerData.loadMissing()));
  expect(await screen.findByText(/^\S+ – \S.*, vie 28 ago · 21:00/)).toBeTruthy();
});
