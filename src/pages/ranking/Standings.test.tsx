import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RankRow } from '../../domain/types.ts';
import { Standings } from './Standings.tsx';

const createRow = (changes: Partial<RankRow>): RankRow => ({
  position: 1_203,
  nickname: 'ana_tribuna',
  score: 1_027,
  exact: 114,
  results: 236,
  trivias: 13,
  movement: 15,
  isMe: false,
  ...changes,
});

const show = (rows: RankRow[], nickname: string | null = null, isBusy = false) =>
  render(
    <Standings caption="General" scope="week" rows={rows} isFirstPage nickname={nickname} isBusy={isBusy} />,
  );

/** Returns the row of a player, which may have the chip “Tú” after the nickname. */
const getRow = (nickname: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${nickname}(Tú)?$`) }).closest('tr')!;

/** Returns what stands in each row of the table, by the name of its column. */
function readRows() {
  const [head, ...rows] = screen.getAllByRole('row');
  const names = within(head!)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  return rows.map(({ children }) =>
    Object.fromEntries([...children].map(({ textContent }, index) => [names[index], textContent])),
  );
}

test('a row of Ranking has each figure of its player in the column of that figure', () => {
  show([createRow({})]);
  expect(readRows()).toEqual([
    {
      Lugar: '1,203',
      Apodo: 'ana_tribuna',
      Exactos: '114',
      Resultados: '236',
      Trivia: '13',
      Cambio: '15subió 15 lugares',
      Puntos: '1,027',
      Detalle: '',
    },
  ]);
});

test('a row of Ranking has “–” in the column of each figure that the server doesn’t send', () => {
  show([createRow({ exact: null, results: null, trivias: null, movement: null })]);
  expect(readRows()).toMatchObject([{ Exactos: '–', Resultados: '–', Trivia: '–', Cambio: '–' }]);
});

test('the rows of Ranking stand in the order of the server, with the player’s own row marked', () => {
  show([createRow({ nickname: 'luis' }), createRow({ nickname: 'ana' })], 'ana');
  expect(readRows().map(({ Apodo }) => Apodo)).toEqual(['luis', 'anaTú']);
});

// Both neighbours have the score of the middle row: the explanation compares it with the row above.
test.each([
  ['Detalle de uno', 'Por qué uno va antes de dos: los dos tienen 20 puntos'],
  ['Detalle de dos', 'Por qué dos va después de uno: los dos tienen 20 puntos'],
  ['Detalle de tres', 'Por qué tres va después de dos: los dos tienen 20 puntos'],
])('the button “%s” of a tie of three players explains: “%s”', async (name, reason) => {
  const tied = (nickname: string, position: number, exact: number) =>
    createRow({ nickname, position, score: 20, exact });
  show([tied('uno', 4, 3), tied('dos', 5, 2), tied('tres', 6, 1)]);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('heading', { name: reason })).toBeTruthy();
});

test('the first three rows of Ranking name the prize of their place, the others don’t', () => {
  show([1, 2, 3, 4].map((position) => createRow({ position, nickname: `n${position}` })));
  expect(readRows().map(({ Apodo }) => Apodo)).toEqual([
    'n1La pantalla',
    'n2La playera',
    'n3La playera',
    'n4',
  ]);
});

test.each([
  [1, true],
  [3, true],
  [4, false],
])('the place %i of Ranking is large (%s), also in the row of the player', (position, isLarge) => {
  show([createRow({ position, nickname: 'luis' }), createRow({ position, nickname: 'ana' })], 'ana');
  const places = screen.getAllByRole('cell', { name: `${position}` });
  expect(places.map(({ classList }) => classList.contains('font-rotulo'))).toEqual([isLarge, isLarge]);
});

test('the name of a row on the podium of Ranking is the nickname alone', () => {
  show([createRow({ position: 1 })]);
  expect(screen.getByRole('rowheader', { name: 'ana_tribuna' })).toBeTruthy();
});

test('the button of a row’s detail is a plus, and a minus while the detail is open', async () => {
  show([createRow({ nickname: 'uno' })]);
  const button = screen.getByRole('button', { name: 'Detalle de uno' });
  const read = () => [
    button.getAttribute('aria-expanded'),
    button.querySelector('use')?.getAttribute('href'),
  ];
  expect(read()).toEqual(['false', '#icon-plus']);
  await userEvent.click(button);
  expect(read()).toEqual(['true', '#icon-minus']);
});

test('the player’s own row of Ranking alone stands on yellow', () => {
  show([createRow({ nickname: 'luis' }), createRow({ nickname: 'ana' })], 'ana');
  const isYellow = (nickname: string) => getRow(nickname).classList.contains('bg-queso');
  expect([isYellow('luis'), isYellow('ana')]).toEqual([false, true]);
});

test.each([
  ['another row is green', 'luis', 'text-verde'],
  ['the player’s own row, on yellow, has the colour of the text', 'ana', 'text-tinta'],
])('the movement upwards in %s', (_where, nickname, color) => {
  show([createRow({ nickname: 'luis' }), createRow({ nickname: 'ana' })], 'ana');
  const movement = within(getRow(nickname)).getByText('subió 15 lugares').parentElement;
  const colors = [...(movement?.classList ?? [])].filter((name) => /^text-(verde|tinta|humo)$/.test(name));
  expect(colors).toEqual([color]);
});

test.each([
  ['luis', 2, ['bg-queso', 'text-chile']],
  ['ana', 2, ['bg-tinta', 'text-queso']],
  ['luis', 4, []],
  ['ana', 4, ['bg-tinta', 'text-queso']],
])('for the player ana, the place of %s, %i, has the colours %j', (nickname, position, colors) => {
  show([createRow({ nickname, position })], 'ana');
  const place = screen.getByRole('cell', { name: `${position}` });
  expect([...place.classList].filter((name) => /^(bg-|text-(queso|chile)$)/.test(name))).toEqual(colors);
});

test.each([
  [true, 'pale', true],
  [false, 'not pale', false],
])('while another page of Ranking loads (%s), the rows are %s', (isBusy, _look, isPale) => {
  show([createRow({ nickname: 'luis' })], null, isBusy);
  expect(getRow('luis').parentElement?.classList.contains('opacity-45')).toBe(isPale);
});

test('a row with an open detail has its line under the detail', async () => {
  show([createRow({ nickname: 'luis' })]);
  const hasLine = () => !getRow('luis').classList.contains('border-transparent');
  expect(hasLine()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Detalle de luis' }));
  expect(hasLine()).toBe(false);
});

test.each(['', ' '])(
  'a player without a nickname (“%s”) is “Sin apodo” in the row, its button and its detail',
  async (nickname) => {
    show([createRow({ nickname, isMe: true }), createRow({ nickname: 'beto' })]);
    expect(screen.getByRole('rowheader', { name: /^Sin apodo ?Tú$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Detalle de beto' }));
    expect(
      screen.getByRole('heading', { name: /^Empatan en todo|^Por qué beto va después de Sin apodo/ }),
    ).toBeTruthy();
    screen.getByRole('button', { name: 'Detalle de Sin apodo' });
  },
);

test('the heads of Ranking’s table belong to their columns, and a nickname to its row', () => {
  show([createRow({})]);
  const scopes = (role: 'columnheader' | 'rowheader') =>
    new Set(screen.getAllByRole(role).map((head) => head.getAttribute('scope')));
  expect([scopes('columnheader'), scopes('rowheader')]).toEqual([new Set(['col']), new Set(['row'])]);
});
