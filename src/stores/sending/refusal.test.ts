import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { at, GAMES } from '../../testing/fixtures.ts';
import { isWeekRefused, mayBeAboutGames } from './refusal.ts';
import { getParams, getPosted, getShown, openTab, send, settle, type Tab } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test.each([
  ['poolWeekNotValid', 422, { week: true, games: false }],
  ['poolNotAvailable', 422, { week: true, games: false }],
  ['poolInvalid', 422, { week: false, games: true }],
  ['poolGameNotAvailable', 422, { week: false, games: true }],
  ['unpreventedError', 409, { week: false, games: true }],
  ['unpreventedError', 429, { week: false, games: false }],
  ['unpreventedError', 500, { week: false, games: false }],
  ['networkError', 0, { week: false, games: false }],
  ['questionNotFound', 404, { week: false, games: false }],
] as const)(
  'the error %s with status %i refuses the week, some games, or neither',
  (kind, status, expected) => {
    const error = new ApiError(kind, { status });
    expect({ week: isWeekRefused(error), games: mayBeAboutGames(error) }).toEqual(expected);
  },
);

/** The server refuses a send that contains one of `refused`, and takes any other. */
function refuse(world: Tab, refused: readonly string[], error: ApiError) {
  const { sendPool } = world.server;
  world.server.sendPool = async (rows) => {
    if (!rows.some(({ gameId }) => refused.includes(gameId))) return sendPool(rows);
    world.server.posts.push(rows);
    throw error;
  };
}

const keepOther = (world: Tab) => void world.server.keep([{ gameId: '1', homeScore: 0, awayScore: 0 }]);
const replaceFirst = (world: Tab, changes: object) => {
  world.server.gamesOfWeek = async () => [
    { ...GAMES[0], ...changes } as (typeof GAMES)[0],
    ...GAMES.slice(1),
  ];
};

test.each<[string, string, ApiError, (world: Tab) => void]>([
  [
    'is predicted already, under another week',
    'poolInvalid',
    new ApiError('poolInvalid', { status: 422 }),
    (world) => {
      keepOther(world);
      const rows = world.server.saved;
      const { userPools } = world.server;
      world.server.userPools = async () => {
        const own = [...(await userPools()).values()].flat().filter((row) => !rows.includes(row));
        return new Map([
          [6, rows],
          [7, own],
        ]);
      };
    },
  ],
  ['is predicted already', 'poolInvalid', new ApiError('poolInvalid', { status: 422 }), keepOther],
  [
    'is predicted already, in words that the client doesn’t know',
    'unpreventedError',
    new ApiError('unpreventedError', { status: 409 }),
    keepOther,
  ],
  [
    'is no longer in the week',
    'poolInvalid',
    new ApiError('poolInvalid', { status: 422 }),
    (world) => {
      world.server.gamesOfWeek = async () => GAMES.slice(1);
    },
  ],
  [
    'is postponed',
    'poolInvalid',
    new ApiError('poolInvalid', { status: 422 }),
    (world) => replaceFirst(world, { status: 'postponed' }),
  ],
  [
    'starts earlier than this page knew',
    'poolGameNotAvailable',
    new ApiError('poolGameNotAvailable', { status: 422 }),
    (world) => replaceFirst(world, { kickOff: at('2026-08-29T13:00:00') }),
  ],
  [
    'closes earlier by the clock of the server',
    'poolGameNotAvailable',
    new ApiError('poolGameNotAvailable', { status: 422 }),
    () => undefined,
  ],
  [
    'is named by Laravel’s validation',
    'unpreventedError',
    new ApiError('unpreventedError', {
      status: 422,
      fields: [{ field: 'pool.0.gameId', kind: 'invalid' }],
    }),
    () => undefined,
  ],
])(
  'a game that %s does not take the others with it: the review offers them again without it',
  async (_what, dialog, error, prepare) => {
    const world = await openTab();
    refuse(world, ['1'], error);
    prepare(world);
    await send(world);
    expect([getShown(world), world.server.calls.includes('userPools')]).toEqual([dialog, true]);
    world.modal.accept();
    expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual([
      'sendPool',
      ['2'],
    ]);
    world.modal.accept();
    await settle();
    expect([getShown(world), getPosted(world)]).toEqual(['poolSent', [['1', '2'], ['2']]]);
  },
);

test('of games that the page shows as open, the review leaves out the one that the server names as closed, not the first', async () => {
  const world = await openTab();
  const fields = [{ field: 'pool.1.gameId', kind: 'invalid' as const }];
  refuse(world, ['2'], new ApiError('poolGameNotAvailable', { status: 422, fields }));
  await send(world);
  world.modal.accept();
  expect(getParams(world).lines?.map(({ gameId }) => gameId)).toEqual(['1']);
});

test.each<[string, ApiError]>([
  ['the whole week', new ApiError('poolWeekNotValid', { status: 422 })],
  ['the day', new ApiError('poolNotAvailable', { status: 422 })],
  ['games that nothing tells apart', new ApiError('poolInvalid', { status: 422 })],
])('a refusal of %s offers nothing again and keeps the drafts', async (_what, error) => {
  const world = await openTab();
  refuse(world, ['1'], error);
  await send(world);
  world.modal.accept();
  await settle();
  expect([getShown(world), getPosted(world), world.getFilled(['1', '2'])]).toEqual([
    null,
    [['1', '2']],
    ['1', '2'],
  ]);
});

test.each([500, 422])(
  'a send that fails with an unknown %i says that its scores are still drafts',
  async (status) => {
    const world = await openTab();
    refuse(world, ['1'], new ApiError('unpreventedError', { status }));
    await send(world);
    expect([world.modal.current.value, world.getFilled(['1', '2'])]).toMatchObject([
      { type: 'unpreventedError', params: { keepsDrafts: true } },
      ['1', '2'],
    ]);
  },
);
