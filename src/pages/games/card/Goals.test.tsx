import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { createPrediction, game } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { Goals, getFieldVariant } from './Goals.tsx';

const HALF = { home: 2, away: null };

test.each([
  ['an empty score', 'empty', 'empty', 'open', { home: null, away: null }],
  ['a half-filled score', 'filled', 'missing', 'open', HALF],
  ['a whole score', 'filled', 'filled', 'draft', { home: 2, away: 0 }],
  ['a half-filled score of a closed game', 'empty', 'empty', 'closed', HALF],
] as const)('in %s the home goals look %s, the away goals %s', (_case, home, away, state, draft) => {
  expect(getFieldVariant(state, draft, 'home')).toBe(home);
  expect(getFieldVariant(state, draft, 'away')).toBe(away);
});

const GAME = { ...game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'), homeScore: 5, awayScore: 4 };
const PREDICTION = createPrediction({ id: '1', gameId: '1', homeScore: 3, awayScore: 2 });
const DRAFT = { home: 7, away: 6 };

/** Returns the texts of the tiles of the home club, then of the away club. */
function readTiles(state: GameState, { hasPrediction = true, hasScore = true } = {}) {
  const shown = hasScore ? GAME : { ...GAME, homeScore: null, awayScore: null };
  const { container } = renderWithStores(
    <div>
      {(['home', 'away'] as const).map((side) => (
        <p key={side}>
          <Goals
            side={side}
            game={shown}
            state={state}
            prediction={hasPrediction ? PREDICTION : null}
            draft={DRAFT}
            isHeld={false}
            isLast={false}
          />
        </p>
      ))}
    </div>,
    { playerData: {}, drafts: {} },
  );
  return [...container.querySelectorAll('p')].map((row) =>
    [...row.querySelectorAll('[translate="no"].condensed')].map(({ textContent }) => textContent),
  );
}

test.each<[GameState, Parameters<typeof readTiles>[1], string[][]]>([
  [
    'final',
    {},
    [
      ['5', '3'],
      ['4', '2'],
    ],
  ],
  [
    'live',
    {},
    [
      ['5', '3'],
      ['4', '2'],
    ],
  ],
  [
    'final',
    { hasPrediction: false },
    [
      ['5', '–'],
      ['4', '–'],
    ],
  ],
  [
    'live',
    { hasScore: false },
    [
      ['–', '3'],
      ['–', '2'],
    ],
  ],
  ['sent', {}, [['3'], ['2']]],
  ['closed', { hasPrediction: false }, [['7'], ['6']]],
  ['closed', {}, [['3'], ['2']]],
  ['next', { hasPrediction: false }, [[''], ['']]],
])('a game that is %s, with %o, has the tiles %j of both clubs', (state, options, tiles) => {
  expect(readTiles(state, options)).toEqual(tiles);
});

const LOOKS: Readonly<Record<string, string>> = {
  'number-badge': 'result',
  'bg-verde': 'live',
  'border-azul': 'own',
  'border-dashed': 'none',
};

test.each<[string, GameState, boolean, string[]]>([
  ['final with a prediction', 'final', true, ['result', 'own']],
  ['final without a prediction', 'final', false, ['result', 'none']],
  ['live with a prediction', 'live', true, ['live', 'own']],
  ['sent', 'sent', true, ['own']],
  ['closed without a prediction', 'closed', false, ['none']],
])(
  'the tiles of a game that is %s have the look of what they show',
  (_which, state, hasPrediction, looks) => {
    const { container } = renderWithStores(
      <Goals
        side="home"
        game={GAME}
        state={state}
        prediction={hasPrediction ? PREDICTION : null}
        draft={DRAFT}
        isHeld={false}
        isLast={false}
      />,
      { playerData: {}, drafts: {} },
    );
    const tiles = [...container.querySelectorAll('[translate="no"].condensed')];
    const names = tiles.map(({ classList }) => Object.keys(LOOKS).find((name) => classList.contains(name)));
    expect(names.map((name) => LOOKS[name ?? ''])).toEqual(looks);
  },
);
