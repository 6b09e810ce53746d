import { signal } from '@preact/signals-react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { game, week } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { open } from '../GamesPage.test.helper.tsx';
import { GamesIntro } from './GamesIntro.tsx';

test('the text under the title of Partidos names the shown week when that week has no games to send', async () => {
  const { shownWeek } = await open();
  expect(screen.getByText(/Pon tu marcador y envía/)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Jornada 8/ }));
  await waitFor(() => expect(shownWeek.status.value).toBe('ready'));
  expect(await screen.findByText(/^Jornada 8( · |$)/, { selector: 'p:not([aria-hidden])' })).toBeTruthy();
});
test.each<[string, string[], string]>([
  ['two months', ['2026-09-02T19:00:00', '2026-08-30T12:00:00'], 'del 30 de agosto al 2 de septiembre'],
  ['one month', ['2026-08-21T19:00:00', '2026-08-23T12:00:00'], 'del 21 al 23 de agosto'],
  ['one day', ['2026-08-21T19:00:00', '2026-08-21T21:00:00'], '21 de agosto'],
])(
  'the text under the title of Partidos names the first and the last day of games in %s',
  (_when, kickOffs, dates) => {
    const entries = kickOffs.map((when, index) => ({ game: game(String(index), 'Tigres', 'Toluca', when) }));
    const shownWeek = {
      week: signal(week(7, '2026-08-21')),
      counts: signal({ fillable: 0, sent: 0 }),
      status: signal('ready'),
      phase: signal('closed'),
      entries: signal(entries),
    };
    const { container } = renderWithStores(<GamesIntro />, { playerData: {}, shownWeek });
    expect(container.textContent).toBe(`Jornada 7 · ${dates}`);
  },
);

test.each<[number, number, 'open' | 'closed', RegExp]>([
  [1, 0, 'open', /^Pon tu marcador y envía/],
  [0, 1, 'open', /^(?!Pon tu marcador|Jornada 7)/],
  [0, 0, 'open', /^Jornada 7 · /],
  [0, 1, 'closed', /^Jornada 7 · /],
])(
  'with %i games to send and %i sent in a week that is %s, the text under the title begins so',
  (fillable, sent, phase, text) => {
    const shownWeek = {
      week: signal(week(7, '2026-08-21')),
      counts: signal({ fillable, sent, undecided: 0, total: 1 }),
      status: signal('ready'),
      phase: signal(phase),
      entries: signal([{ game: game('1', 'Tigres', 'Toluca', '2026-08-21T19:00:00') }]),
    };
    const { container } = renderWithStores(<GamesIntro />, { playerData: {}, shownWeek });
    expect(container.textContent).toMatch(text);
  },
);

test.each([
  ['all games', { sent: 9, undecided: 0 }, 'Ya enviaste todo. Ahora, a ver los partidos.'],
  ['all games that are decided', { sent: 8, undecided: 1 }, 'Ya enviaste todo. Ahora, a ver los partidos.'],
  [
    'two games before the others closed',
    { sent: 2, undecided: 0 },
    'Ya no hay nada por enviar. Ahora, a ver los partidos.',
  ],
])('after a send of %s, the text under the title of Partidos says so', (_what, counts, text) => {
  const shownWeek = {
    week: signal(week(7, '2026-08-21')),
    counts: signal({ fillable: 0, total: 9, ...counts }),
    status: signal('ready'),
    phase: signal('open'),
    entries: signal([]),
  };
  renderWithStores(<GamesIntro />, { playerData: {}, shownWeek });
  expect(screen.getByText(text)).toBeTruthy();
});
