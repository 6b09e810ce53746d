import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { at } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { createWeek } from '../week/week-of-states.test.helper.ts';
import { ClosedTitle } from './ClosedTitle.tsx';

// The games of `createWeek` begin at 19:00.
test.each<[string, string, GameState[]]>([
  ['Esta jornada ya cerró', '21:30', ['final', 'final']],
  ['Esta jornada ya cerró', '21:30', ['final', 'sent']],
  ['Esta jornada ya cerró', '18:00', ['final', 'halted']],
  ['Ya no se puede enviar · 1 partido en vivo', '19:30', ['final', 'live']],
  ['Ya no se puede enviar · 2 partidos en vivo', '18:00', ['live', 'live', 'sent']],
  ['Esta jornada ya cerró · Falta 1 por jugar', '18:00', ['final', 'sent']],
  ['Esta jornada ya cerró · Faltan 2 por jugar', '18:00', ['closed', 'sent']],
])('says of a closed week: “%s”, at %s with the games %o', (text, time, states) => {
  const stores = {
    playerData: {},
    shownWeek: createWeek(states),
    time: { now: signal(at(`2026-08-29T${time}:00`)) },
  };
  const { container } = renderWithStores(<ClosedTitle />, stores);
  const [title, ...others] = container.children;
  expect(title).toBe(screen.getByRole('heading', { level: 2 }));
  expect([title, ...others].map((part) => part?.textContent).join(' · ')).toBe(text);
});

test.each<[string, GameState[], string]>([
  ['live', ['live', 'sent'], 'bg-verde'],
  ['still to come', ['final', 'sent'], 'bg-kraft'],
])('the line of a closed week with games that are %s has its colour', (_what, states, colour) => {
  const stores = {
    playerData: {},
    shownWeek: createWeek(states),
    time: { now: signal(at('2026-08-29T18:00:00')) },
  };
  const { container } = renderWithStores(<ClosedTitle />, stores);
  expect(container.querySelector('p')?.classList).toContain(colour);
});
