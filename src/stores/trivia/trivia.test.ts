import { expect, it } from 'vitest';
import { createDevice } from '../../testing/device.ts';
import { ANA } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { closeTrivia, toggleOption } from './dialog-actions.ts';
import { writePending } from './stored-trivia.ts';
import { asked, TRIVIA } from './trivia.test.helper.ts';

const OTHER = { ...TRIVIA, id: '6' };

it.each([
  ['a question', OTHER, { trivia: OTHER, week: 7 }],
  ['nothing', null, { trivia: TRIVIA, week: 7 }],
  ['“Already answered”', 'already-answered' as const, null],
])(
  'after an answer to sent predictions with %s, the trivia that another tab has received is replaced, kept or forgotten [3.25]',
  (_what, received, expected) => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    writePending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
    world.trivia.receive(received, 7);
    world.trivia.restore();
    expect(world.trivia.pending.value).toEqual(expected);
  },
);

it('“Already answered” of another week keeps the pending trivia', () => {
  const { trivia } = asked();
  trivia.receive('already-answered', 8);
  expect(trivia.pending.value).toEqual({ trivia: TRIVIA, week: 7 });
});

it('the trivia store keeps no question while no player is logged in', () => {
  const { trivia } = createGameWorld({ user: null });
  trivia.receive(TRIVIA, 7);
  expect(trivia.pending.value).toBeNull();
});

it.each([
  ['answers the trivia, closes the question', null],
  ['gets another trivia, closes the question', { trivia: { ...TRIVIA, id: '6' }, week: 8 }],
])(
  'a tab in which the question is open and whose other tab %s and has the trivia of that tab',
  (_what, next) => {
    const device = createDevice();
    const world = asked({ storage: device.openTab() });
    const stop = world.trivia.start();
    writePending(device.openTab(), ANA.id, next);
    expect([world.modal.current.value, world.trivia.pending.value]).toEqual([null, next]);
    stop();
  },
);

it('a tab gets the trivia that another tab of the player has received', () => {
  const device = createDevice();
  const world = createGameWorld({ storage: device.openTab() });
  const stop = world.trivia.start();
  writePending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
  expect(world.trivia.pending.value).toEqual({ trivia: TRIVIA, week: 7 });
  stop();
});

it('an option chosen for one trivia isn’t the choice for another, which this tab gets from another tab', () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  toggleOption(world.trivia, '1986');
  closeTrivia(world);
  writePending(device.openTab(), ANA.id, { trivia: OTHER, week: 8 });
  world.trivia.open();
  expect([world.trivia.shown.value, world.trivia.selected.value]).toEqual([OTHER, null]);
  stop();
});

it('the chosen option stays when another tab stores the same trivia again', () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  toggleOption(world.trivia, '1986');
  writePending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
  expect(world.trivia.selected.value).toBe('1986');
  stop();
});
