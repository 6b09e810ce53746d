import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createDevice } from '../../testing/device.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { writePending } from './pending-trivia.ts';

const TRIVIA = { id: '5', question: 'q', options: ['1970', '1986'] };

function asked(options?: Parameters<typeof createGameWorld>[0], trivia = TRIVIA) {
  const world = createGameWorld(options);
  world.trivia.receive(trivia, 7);
  world.trivia.open();
  return world;
}

it('the trivia without options shows an empty screen and is no longer pending after closing', () => {
  const { trivia } = asked({}, { ...TRIVIA, options: [] });
  expect(trivia.screen.value).toBe('empty');
  trivia.close();
  expect(trivia.pending.value).toBeNull();
});

it('the trivia sends its answer once when it is submitted three times at once', async () => {
  const world = asked();
  world.trivia.toggle('1986');
  await Promise.all([world.trivia.submit(), world.trivia.submit(), world.trivia.submit()]);
  expect(world.server.calls).toEqual(['answerTrivia']);
});

it('the trivia can be neither changed nor closed while its answer is sent', async () => {
  const world = asked();
  let answer = () => {};
  world.server.answerTrivia = () =>
    new Promise((resolve) => {
      answer = () => resolve({ isCorrect: true });
    });
  world.trivia.toggle('1986');
  const sending = world.trivia.submit();
  await Promise.resolve();
  world.trivia.toggle('1970');
  world.trivia.close();
  expect([world.trivia.selected.value, world.modal.current.value?.type]).toEqual(['1986', 'trivia']);
  answer();
  await sending;
  expect(world.trivia.isSending.value).toBe(false);
});

it('the trivia that arrives after a result opens with its question and no selected option', async () => {
  const world = asked();
  world.trivia.toggle('1986');
  await world.trivia.submit();
  world.trivia.close();
  world.trivia.receive(TRIVIA, 7);
  world.trivia.open();
  expect([world.trivia.screen.value, world.trivia.selected.value]).toEqual(['question', null]);
});

it.each([
  ['that may have arrived, makes no second request', true, 1],
  ['that was never sent, sends it again', false, 2],
])(
  'accepting the dialog networkError about a trivia answer %s, and reopens the question with its selection',
  async (_what, outcomeUnknown, requests) => {
    const world = asked();
    world.server.answerTrivia = async () => {
      throw new ApiError('networkError', { outcomeUnknown });
    };
    world.trivia.toggle('1986');
    await world.trivia.submit();
    expect(world.modal.current.value).toMatchObject({
      type: 'networkError',
      params: { canRetry: !outcomeUnknown },
    });
    world.server.answerTrivia = () => new Promise(() => undefined);
    world.modal.accept();
    expect([world.modal.current.value?.type, world.trivia.selected.value]).toEqual(['trivia', '1986']);
    expect(world.server.calls).toHaveLength(requests);
  },
);

it('the trivia store sends the id of the question with the answer, and `answered` has the question and the answer', async () => {
  const world = asked();
  const answerTrivia = vi.fn(async () => ({ isCorrect: true }));
  world.server.answerTrivia = answerTrivia;
  world.trivia.toggle('1986');
  await world.trivia.submit();
  expect(answerTrivia).toHaveBeenCalledExactlyOnceWith('5', '1986');
  expect(world.trivia.answered.value).toEqual({ week: 7, question: 'q', answer: '1986', isCorrect: true });
});

it('the trivia store is empty after a reset', async () => {
  const { modal, trivia } = asked();
  trivia.toggle('1986');
  await trivia.submit();
  trivia.reset();
  expect([modal.current.value, trivia.isMissing.value, trivia.screen.value]).toEqual([null, false, 'empty']);
  expect([trivia.shown.value, trivia.selected.value, trivia.pending.value, trivia.answered.value]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

/** Submits an answer, resets the store before the response, then submits an answer in the next session. */
function sendTwice() {
  const world = asked();
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  world.server.answerTrivia = () =>
    new Promise((resolve, reject) => {
      answers.push({ resolve: () => resolve({ isCorrect: true }), reject });
    });
  world.trivia.toggle('1986');
  const first = world.trivia.submit();
  world.trivia.reset();
  const isSendingAfterReset = world.trivia.isSending.value;
  world.trivia.receive(TRIVIA, 7);
  world.trivia.open();
  world.trivia.toggle('1970');
  const second = world.trivia.submit();
  return { ...world, answers, first, isSendingAfterReset, second };
}

it('the response to a trivia answer of an earlier session does not end the sending of an answer in the next session', async () => {
  const { answers, first, isSendingAfterReset, second, trivia } = sendTwice();
  expect(isSendingAfterReset).toBe(false);
  answers[0]?.resolve();
  await first;
  expect([trivia.isSending.value, trivia.screen.value, trivia.answered.value]).toEqual([
    true,
    'question',
    null,
  ]);
  answers[1]?.resolve();
  await second;
  expect([trivia.isSending.value, trivia.screen.value]).toEqual([false, 'correct']);
});

it('a trivia answer of an earlier session that fails shows no dialog in the next session', async () => {
  const { answers, first, modal } = sendTwice();
  answers[0]?.reject(new ApiError('networkError'));
  await first;
  expect(modal.current.value?.type).toBe('trivia');
});

it('a pending trivia is offered after the last cut-off of its week, until the server refuses an answer', async () => {
  const world = asked();
  world.trivia.close();
  world.clock.time = at('2026-08-30T23:00:00');
  world.time.tick();
  expect(world.trivia.pending.value).not.toBeNull();
  world.server.answerTrivia = failing('questionNotFound');
  world.trivia.open();
  world.trivia.toggle('1970');
  await world.trivia.submit();
  expect([world.trivia.pending.value, world.modal.current.value?.type]).toEqual([null, 'questionNotFound']);
});

const OTHER = { ...TRIVIA, id: '6' };

it.each([
  ['a question', OTHER, { trivia: OTHER, week: 7 }],
  ['nothing', null, { trivia: TRIVIA, week: 7 }],
  ['“Already answered”', 'already-answered' as const, null],
])(
  'after an answer to sent predictions with %s, the trivia that another tab has received is replaced, kept or forgotten',
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

it('the trivia store shows no error of a missing answer after its dialog has closed', async () => {
  const { modal, trivia } = asked();
  await trivia.submit();
  trivia.close();
  expect([modal.current.value, trivia.isMissing.value]).toEqual([null, false]);
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

it('a tab keeps the result of its trivia on screen when another tab changes the pending trivia', async () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  world.trivia.toggle('1986');
  await world.trivia.submit();
  writePending(device.openTab(), ANA.id, { trivia: { ...TRIVIA, id: '6' }, week: 8 });
  expect([world.modal.current.value?.type, world.trivia.screen.value]).toEqual(['trivia', 'correct']);
  stop();
});

it('a tab gets the trivia that another tab of the player has received', () => {
  const device = createDevice();
  const world = createGameWorld({ storage: device.openTab() });
  const stop = world.trivia.start();
  writePending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
  expect(world.trivia.pending.value).toEqual({ trivia: TRIVIA, week: 7 });
  stop();
});
