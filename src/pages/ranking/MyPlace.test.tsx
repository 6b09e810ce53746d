import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSharedText } from '../../components/share/shared-text.test.helper.ts';
import type { MyPosition } from '../../domain/types.ts';
import type { Stores } from '../../stores/index.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import { createMyPosition } from '../../testing/fixtures.ts';
import { StoresContext } from '../../use-stores.ts';
import { MyPlace } from './MyPlace.tsx';
import { MyPlaceBar } from './MyPlaceBar.tsx';

const MINE = createMyPosition({ position: 1_204, score: 1_027, exact: 114, results: 236, movement: 15 });

/** A table in which the player stands 9 points below place 1,198, and in place 37 of the general table. */
function setUp(
  changes: Partial<MyPosition> = {},
  scope: 'week' | 'general' = 'week',
  hasSent = true,
  seasonNumber = 6,
) {
  const ranking = {
    choice: signal({ scope, week: scope === 'week' ? 6 : null, page: 1 }),
    weeks: signal([]),
    isSeasonOver: signal(false),
    seasonNumber: signal(seasonNumber),
    myPosition: signal({ ...MINE, ...changes }),
    next: signal({ position: 1_198, gap: 9 }),
  } as unknown as RankingStore;
  const stores = {
    auth: { user: signal({ nickname: 'ana_tribuna', stats: { position: 37 } }) },
    modal: { current: signal(null) },
    games: { getForWeek: () => ({ status: 'idle' }) },
    predictions: {
      byWeek: signal(new Map([[6, [1]]])),
      getForWeek: () => (hasSent ? [1] : []),
      state: signal({ status: 'ready' }),
    },
  } as unknown as Stores;
  return { ranking, stores };
}

function show(Part: typeof MyPlace, { ranking, stores }: ReturnType<typeof setUp>) {
  const value = { ...stores, player: { current: stores } } as never;
  return render(
    <StoresContext value={value}>
      <Part ranking={ranking} />
    </StoresContext>,
  );
}

const readLines = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const LINES = { Puntos: '1,027', 'Para alcanzar el lugar 1,198': '9', Exactos: '114', Resultados: '236' };

test.each([
  ['week', 'Jornada 6', { ...LINES, 'Lugar general': '37' }],
  ['general', 'General', LINES],
] as const)(
  '“Mi lugar” beside the %s table has each figure of the player under its own name',
  (scope, table, lines) => {
    const { container } = show(MyPlace, setUp({}, scope));
    expect(screen.getByText(table)).toBeTruthy();
    expect(container.querySelector('.number-badge')?.textContent).toBe('1,204');
    expect(readLines()).toEqual(lines);
  },
);

test.each([
  [15, 'up', 'subiste 15'],
  [-8, 'fall', 'bajaste 8'],
  [0, 'same', 'sigues igual'],
])('“Mi lugar” shows a movement of %d places with the arrow “%s” and “%s”', (movement, arrow, words) => {
  show(MyPlace, setUp({ movement }));
  const line = screen.getByText(words);
  expect(line.querySelector('use')?.getAttribute('href')).toBe(`#icon-${arrow}`);
});

test('“Mi lugar” sends the place of the player to WhatsApp, not the points', async () => {
  show(MyPlace, setUp());
  expect(await readSharedText('Compartir')).toMatch(/^Voy en el lugar 1,204 del Reto Ruffles\./);
});

test('the bar “Mi lugar” has the place, the points and the gap to the next place', () => {
  const { container } = show(MyPlaceBar, setUp());
  expect(container.querySelector('.number-badge')?.textContent).toBe('1,204');
  expect(screen.getByText('a 9 puntos del lugar 1,198')).toBeTruthy();
  expect(screen.getByText('1,027').parentElement?.textContent).toBe('1,027 pts');
});

test.each([
  [true, 'Ya enviaste: tu lugar sale con tus primeros puntos.'],
  [false, 'Envía tus pronósticos y entra al ranking.'],
])(
  '“Mi lugar” without a place, when it is %s that the player has sent predictions, says: “%s”',
  (hasSent, words) => {
    show(MyPlace, setUp({ position: null }, 'week', hasSent));
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test.each([
  [true, 'Ya enviaste: tu lugar sale con tus primeros puntos.'],
  [false, 'Envía tus pronósticos y entra al ranking.'],
])(
  'the bar “Mi lugar” without a place, when it is %s that the player has sent predictions, says: “%s”',
  (hasSent, words) => {
    const { container } = show(MyPlaceBar, setUp({ position: null }, 'week', hasSent));
    expect(screen.getByText(words)).toBeTruthy();
    expect(container.querySelector('.number-badge')?.textContent).toBe('–');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['“Mi lugar”', MyPlace, true, 'Esta vez no sumaste puntos.'],
  ['“Mi lugar”', MyPlace, false, 'Esta vez no enviaste pronósticos.'],
  ['the bar “Mi lugar”', MyPlaceBar, true, 'Esta vez no sumaste puntos.'],
  ['the bar “Mi lugar”', MyPlaceBar, false, 'Esta vez no enviaste pronósticos.'],
])(
  '%s without a place in the table of a past week asks for no predictions: %#',
  (_part, Part, hasSent, words) => {
    show(Part, setUp({ position: null }, 'week', hasSent, 7));
    expect(screen.getByText('Sin lugar')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test.each([
  ['a place has no barcode', 1_204, false],
  ['no place has the barcode of a boleto', null, true],
])('“Mi lugar” of a player with %s', (_case, position, hasBarcode) => {
  const { container } = show(MyPlace, setUp({ position }));
  expect(container.querySelector('.ticket-paper-barcode') !== null).toBe(hasBarcode);
});

test.each([
  [1_204, 'Tú', true],
  [null, 'Aún sin lugar', false],
])('the bar of a player with the place %s says “%s”, and leads to the place: %s', (position, text, leads) => {
  show(MyPlaceBar, setUp({ position }));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ir a mi lugar' }) !== null).toBe(leads);
});

test.each([
  ['“Mi lugar”', 'a place is light', MyPlace, 1_204, false],
  ['“Mi lugar”', 'no place yet is pale', MyPlace, null, true],
  ['the bar “Mi lugar”', 'a place is light', MyPlaceBar, 1_204, false],
  ['the bar “Mi lugar”', 'no place yet is pale', MyPlaceBar, null, true],
])('the number in %s of a player with %s', (_part, _which, Part, position, isPale) => {
  const { container } = show(Part, setUp({ position }));
  expect(container.querySelector('.number-badge')?.classList.contains('text-kraft')).toBe(isPale);
});
