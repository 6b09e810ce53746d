import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { WeekHelp } from './WeekHelp.tsx';

test.each([
  ['of the current week', 7, 7, 'viernes a domingo', true],
  ['of another week', 7, 8, 'viernes a domingo', false],
  ['while the server names no days', 7, 7, ' ', false],
])(
  'the help of Partidos has, or leaves out, the days for predictions %s [3.15]',
  (_what, seasonNumber, shownNumber, days, isShown) => {
    const weeks = {
      betDays: signal(days),
      seasonNumber: signal(seasonNumber),
      shownNumber: signal(shownNumber),
    };
    const { container } = renderWithStores(<WeekHelp />, { playerData: {}, weeks });
    const words = isShown ? ` ${lateGamesCopy.betDays('viernes a domingo')}` : '';
    expect(container.textContent).toBe(lateGamesCopy.help + words);
  },
);
