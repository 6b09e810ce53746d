import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { GameCard } from '../../components/GameCard.tsx';
import type { Stores } from '../../stores/index.ts';
import { failing } from '../../testing/fake-api.ts';
import { at, createMyPosition, createRankPage, GAMES, game } from '../../testing/fixtures.ts';
import { createWorld, type WorldOptions } from '../../testing/game-world.ts';
import { GamesPage } from './GamesPage.tsx';

type World = ReturnType<typeof createWorld>;

async function open(options: WorldOptions = {}, prepare: (world: World) => void = () => {}) {
  const world = createWorld(options);
  prepare(world);
  const stores = { ...world, network: { isOffline: { value: false } } } as unknown as Stores;
  render(
    <MemoryRouter>
      <main>
        <GamesPage {...stores} />
      </main>
    </MemoryRouter>,
  );
  await waitFor(() => expect(world.gamesPage.weekView.status.value).not.toBe('loading'));
  return world;
}

const card = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-game="${id}"]`);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
const field = (team: string, side: 'local' | 'visitante') =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Goles de ${team} (${side})` });
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset.state);

describe('Partidos', () => {
  it('Partidos shows every game of the week, grouped by day', async () => {
    await open();
    expect(states()).toEqual(['open', 'open', 'open', 'open']);
    expect(
      screen.getAllByRole('heading', { level: 2, name: /agosto/ }).map(({ textContent }) => textContent),
    ).toEqual(['Sábado 29 de agosto', 'Domingo 30 de agosto']);
  });

  it('Partidos has the weeks as its only tabs, each with its state', async () => {
    await open();
    expect(screen.getAllByRole('tab')).toEqual([
      screen.getByRole('tab', { name: 'Jornada 7 4 por enviar', selected: true }),
      screen.getByRole('tab', { name: 'Jornada 8 Abre vie 4 sep' }),
    ]);
  });

  it('Partidos changes the text under its title to the chosen week', async () => {
    const { gamesPage } = await open();
    expect(screen.getByText(/Pon tu marcador y envía/)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: /Jornada 8/ }));
    await waitFor(() => expect(gamesPage.weekView.status.value).toBe('ready'));
    expect(await screen.findByText(/^Jornada 8( · |$)/, { selector: 'p' })).toBeTruthy();
  });

  it('Partidos starts with the filter “Todos”', async () => {
    await open();
    expect(screen.getByRole('button', { name: /Todos/, pressed: true })).toBeTruthy();
  });

  it('Partidos shows each cut-off in −06:00 time', async () => {
    await open();
    expect(within(card('1')).getByText('Cierra hoy a las 17:00 h')).toBeTruthy();
    expect(within(card('3')).getByText('Cierra mañana a las 10:00 h')).toBeTruthy();
  });

  it('Partidos counts down to the next cut-off', async () => {
    await open();
    expect(screen.getByRole('timer', { name: '5 h 0 min' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Tigres – Toluca/ })).toBeTruthy();
  });
});

describe('filling in a score', () => {
  it('a typed digit moves the focus to the next empty score field', async () => {
    await open();
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('213');
    expect(['Tigres', 'Pumas'].map((team) => field(team, 'local').value)).toEqual(['2', '3']);
    expect(field('Toluca', 'visitante').value).toBe('1');
    expect(document.activeElement).toBe(field('Atlas', 'visitante'));
  });

  it('the first plus sets an empty score field to 0 and leaves the field of the other team empty', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sumar un gol a Tigres' }));
    expect([field('Tigres', 'local').value, field('Toluca', 'visitante').value]).toEqual(['0', '']);
    expect(within(card('1')).getByText('Falta Toluca')).toBeTruthy();
    expect(within(card('1')).getByText('A medias no se envía')).toBeTruthy();
  });

  it('a score with one empty side does not count as ready to send', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sumar un gol a Tigres' }));
    expect(card('1').dataset.state).toBe('open');
    expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
  });

  it('a score of 0–0 counts as ready to send', async () => {
    await open();
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('00');
    expect(card('1').dataset.state).toBe('draft');
    expect(screen.getByRole('button', { name: 'Enviar pronóstico (1)' })).toBeTruthy();
  });

  it('a cleared score field is empty again', async () => {
    await open();
    await userEvent.type(field('Tigres', 'local'), '4');
    await userEvent.clear(field('Tigres', 'local'));
    expect(field('Tigres', 'local').value).toBe('');
    expect(field('Tigres', 'local').getAttribute('aria-valuenow')).toBeNull();
  });

  it('the arrow keys change a score by one goal each', async () => {
    await open();
    await userEvent.type(field('Tigres', 'local'), '4');
    field('Tigres', 'local').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field('Tigres', 'local').value).toBe('5');
  });

  it('a digit typed before the old digit of a score field replaces the old digit', async () => {
    await open();
    await userEvent.type(field('Tigres', 'local'), '4');
    const box = field('Tigres', 'local');
    await userEvent.type(box, '7', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(box.value).toBe('7');
  });

  it('a score field ignores letters and signs', async () => {
    await open();
    await userEvent.type(field('Tigres', 'local'), '-x');
    expect(field('Tigres', 'local').value).toBe('');
  });

  it('the button “Siguiente vacío” focuses the next empty game', async () => {
    await open();
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('11');
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente vacío' }));
    expect(document.activeElement).toBe(field('Pumas', 'local'));
  });

  it('Partidos shows how many scores are missing, sent, ready and empty', async () => {
    await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('11');
    expect(screen.getByText('Te faltan 3')).toBeTruthy();
    expect(screen.getByText('Llevas 1 de 4 · 1 listo sin enviar')).toBeTruthy();
    expect(screen.getByText('Faltan 2 partidos por llenar')).toBeTruthy();
  });

  it('Partidos says that the draft is saved on the device', async () => {
    await open();
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('1');
    expect(await screen.findByText('Borrador guardado en este dispositivo')).toBeTruthy();
  });

  it('the filters “Faltan” and “Enviados” show only the games with that state', async () => {
    await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
    await userEvent.click(screen.getByRole('button', { name: /Faltan/ }));
    expect(states()).toEqual(['open', 'open', 'open']);
    await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
    expect(states()).toEqual(['sent']);
  });
});

describe('the renders of Partidos', () => {
  async function count() {
    const renders = new Map<string, number>();
    const world = createWorld();
    await world.loadGamesPage();
    const onGoals = (id: string, side: 'home' | 'away', goals: number | null) =>
      world.drafts.setGoals(7, id, side, goals);
    render(
      world.gamesPage.weekView.entries.value.map((entry) => (
        <Profiler
          key={entry.game.id}
          id={entry.game.id}
          onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}
        >
          <GameCard {...entry} onGoals={onGoals} />
        </Profiler>
      )),
    );
    renders.clear();
    return { world, renders };
  }

  it('Partidos renders no game card again when the clock ticks', async () => {
    const { world, renders } = await count();
    for (let minute = 0; minute < 120; minute += 1) {
      world.clock.time += 60_000;
      act(() => world.time.tick());
    }
    expect([...renders]).toEqual([]);
  });

  it('Partidos renders one game card once when a digit is typed', async () => {
    const { renders } = await count();
    await userEvent.type(field('Tigres', 'local'), '2');
    expect([...renders]).toEqual([['1', 1]]);
  });

  it('Partidos renders one game card once when the game closes', async () => {
    const { world, renders } = await count();
    world.clock.time = at('2026-08-29T17:00:00');
    act(() => world.time.tick());
    expect([...renders]).toEqual([['1', 1]]);
  });
});

describe('a game that closes while it is on screen', () => {
  it('a game card loses its score fields at the cut-off', async () => {
    const world = await open({ now: at('2026-08-29T16:59:59') });
    world.clock.time = at('2026-08-29T17:00:00');
    act(() => world.time.tick());
    expect(card('1').dataset.state).toBe('closed');
    expect(within(card('1')).queryByRole('spinbutton')).toBeNull();
    expect(within(card('1')).getByText('Sin pronóstico. Cerró hoy a las 17:00 h.')).toBeTruthy();
  });

  it('a focused score field becomes read-only at the cut-off and stays until the focus leaves the field', async () => {
    const world = await open({ now: at('2026-08-29T16:59:59') });
    await userEvent.click(field('Tigres', 'local'));
    world.clock.time = at('2026-08-29T17:00:00');
    act(() => world.time.tick());
    expect(document.activeElement).toBe(field('Tigres', 'local'));
    expect(field('Tigres', 'local').getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('3');
    expect(field('Tigres', 'local').value).toBe('');
    await userEvent.click(field('Pumas', 'local'));
    await waitFor(() => expect(within(card('1')).queryByRole('spinbutton')).toBeNull());
  });

  it('a game card says after the cut-off which score was left unsent', async () => {
    const world = await open({ now: at('2026-08-29T16:59:00') });
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('21');
    world.clock.time = at('2026-08-29T17:00:00');
    act(() => world.time.tick());
    expect(
      within(card('1')).getByText('Tu 2 – 1 se quedó sin enviar. Cerró hoy a las 17:00 h.'),
    ).toBeTruthy();
  });

  it('a game is announced once ten minutes before its cut-off and once at the cut-off', async () => {
    const world = await open({ now: at('2026-08-29T16:45:00') });
    const spoken: string[] = [];
    for (let minute = 0; minute < 20; minute += 1) {
      world.clock.time += 60_000;
      act(() => world.time.tick());
      const said = screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent ?? '')
        .find((text) => /Faltan 10|Cerró T/.test(text));
      if (said && said !== spoken.at(-1)) spoken.push(said);
    }
    expect(spoken).toEqual(['Faltan 10 minutos para que cierre Tigres – Toluca.', 'Cerró Tigres – Toluca.']);
  });
});

describe('Partidos in each state of its games', () => {
  const sent = [{ gameId: '1', homeScore: 1, awayScore: 1 }];
  const withGame =
    (status: 'final' | 'live' | 'postponed', scores: [number, number] | null) => (world: World) => {
      const first = game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status);
      const played = { ...first, homeScore: scores?.[0] ?? null, awayScore: scores?.[1] ?? null };
      world.server.gamesOfWeek = async () => [played, ...GAMES.slice(1)];
      world.server.keep(sent);
    };
  const withPoints = (points: number | null) => (world: World) => {
    withGame('final', [1, 1])(world);
    world.server.saved = world.server.saved.map((row) => ({ ...row, points }));
  };

  it.each([
    [5, ['¡Exacto!', 'Resultado +2, marcador +3', '+5']],
    [2, ['Le atinaste al resultado', '+2']],
    [0, ['Esta no entró', '0 puntos']],
    [null, ['Por confirmar']],
  ] as const)('the card of a finished game explains %s points', async (points, texts) => {
    await open({}, withPoints(points));
    const foot = card('1').querySelector('footer')?.textContent ?? '';
    for (const text of texts) expect(foot).toContain(text);
  });

  it('the card of a live game shows the running score and “Por confirmar”', async () => {
    await open({}, withGame('live', [2, 0]));
    expect(card('1').textContent).toContain('En juego');
    expect(within(card('1')).getByText('Por confirmar')).toBeTruthy();
  });

  it('the card of a postponed game with a prediction says when the prediction counts', async () => {
    await open({}, withGame('postponed', null));
    expect(card('1').dataset.state).toBe('postponed');
    expect(within(card('1')).getByText('Enviado. Cuenta solo si se juega en la jornada.')).toBeTruthy();
  });

  it('the card of a sent game has a stamp and no score fields', async () => {
    await open({}, (world) => world.server.keep(sent));
    expect(card('1').dataset.state).toBe('sent');
    expect(within(card('1')).getByText(/29 AGO 12:00/)).toBeTruthy();
    expect(within(card('1')).queryByRole('spinbutton')).toBeNull();
  });

  it('Partidos shows the opening day of a week that is not open yet', async () => {
    await open({ now: at('2026-08-15T12:00:00') });
    expect(new Set(states())).toEqual(new Set(['next']));
    expect(screen.getByRole('heading', { name: 'Esta jornada abre el sáb 22 ago' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recuérdame' })).toBeTruthy();
  });

  it.each([
    ['the trivia included', 6, 'Total en el ranking 6', 'Trivia1 × 11'],
    ['and the games alone while the ranking is behind them', 0, 'Total en partidos 5', 'Trivia–'],
  ])('Partidos sums the points of a closed week, %s', async (_case, score, total, trivia) => {
    await open({ now: at('2026-08-31T12:00:00') }, (world) => {
      withPoints(5)(world);
      world.server.weekRanking = async () => createRankPage({ myPosition: createMyPosition({ score }) });
    });
    expect(await screen.findByText('128.º lugar')).toBeTruthy();
    expect(screen.getByText(/^Total en/).textContent).toBe(total);
    expect(screen.getByText('Trivia').parentElement?.textContent).toBe(trivia);
  });

  it('Partidos says that a week has no games yet', async () => {
    await open({}, (world) => {
      world.server.gamesOfWeek = async () => [];
    });
    expect(screen.getByText('Aún no hay partidos para esta jornada.')).toBeTruthy();
  });

  it('Partidos offers a retry and no score fields when the predictions fail to load', async () => {
    vi.stubGlobal('scrollTo', () => {});
    await open({}, (world) => {
      world.server.userPools = failing('network');
    });
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});
