import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { GameCard } from '../../components/GameCard.tsx';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { card, field, open, states } from './GamesPage.test.helper.tsx';

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

  it('the text under the title of Partidos names the chosen week when that week has no games to send', async () => {
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

  it('Partidos shows the time until the next cut-off (“5 h 0 min”) and a link to its game', async () => {
    await open();
    expect(screen.getByRole('timer', { name: '5 h 0 min' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Tigres – Toluca/ })).toBeTruthy();
  });
});

describe('filling in a score on Partidos', () => {
  it('a typed digit moves the focus to the next empty score field', async () => {
    await open();
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('213');
    expect(['Tigres', 'Pumas'].map((team) => field(team, 'local').value)).toEqual(['2', '3']);
    expect(field('Toluca', 'visitante').value).toBe('1');
    expect(document.activeElement).toBe(field('Atlas', 'visitante'));
  });

  it('the first press on the plus button of a team sets its empty score field to 0 and leaves the field of the other team empty', async () => {
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

  it('clearing a score field leaves the field empty and not at 0', async () => {
    await open();
    await userEvent.type(field('Tigres', 'local'), '4');
    await userEvent.clear(field('Tigres', 'local'));
    expect(field('Tigres', 'local').value).toBe('');
    expect(field('Tigres', 'local').getAttribute('aria-valuenow')).toBeNull();
  });

  it('each press of the arrow keys up and down changes a score by one goal', async () => {
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

  it('Partidos shows how many games are left to send, are sent, are ready to send and are to fill', async () => {
    await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
    await userEvent.click(field('Tigres', 'local'));
    await userEvent.keyboard('11');
    expect(screen.getByText('Te faltan 3')).toBeTruthy();
    expect(screen.getByText('Llevas 1 de 4 · 1 listo sin enviar')).toBeTruthy();
    expect(screen.getByText('Faltan 2 partidos por llenar')).toBeTruthy();
  });

  it('after a digit is typed, Partidos says that the draft is saved on the device', async () => {
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

  it('the link to the next cut-off focuses its game when the filter “Enviados” hides that game', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
    await userEvent.click(screen.getByRole('link', { name: /Tigres – Toluca/ }));
    expect(document.activeElement).toBe(field('Tigres', 'local'));
  });
});

describe('the renders of game cards', () => {
  async function count() {
    const renders = new Map<string, number>();
    const world = createGameWorld();
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

  it('no game card is rendered again when the clock ticks 120 times and no game changes its state', async () => {
    const { world, renders } = await count();
    for (let minute = 0; minute < 120; minute += 1) {
      world.clock.time += 60_000;
      act(() => world.time.tick());
    }
    expect([...renders]).toEqual([]);
  });

  it('only the card of the game is rendered, once, when a digit is typed into its field', async () => {
    const { renders } = await count();
    await userEvent.type(field('Tigres', 'local'), '2');
    expect([...renders]).toEqual([['1', 1]]);
  });

  it('only the card of the game is rendered, once, when the game closes', async () => {
    const { world, renders } = await count();
    world.clock.time = at('2026-08-29T17:00:00');
    act(() => world.time.tick());
    expect([...renders]).toEqual([['1', 1]]);
  });
});
