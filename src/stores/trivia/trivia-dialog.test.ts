import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createDevice } from '../../testing/device.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { receiveTrivia } from './receive-trivia.ts';
import { asked, TRIVIA } from './trivia.test.helper.ts';
import { closeTrivia, submitAnswer, toggleOption } from './trivia-dialog.ts';
import { addPending } from './write-stored-trivia.ts';

it('an option that is chosen twice is cleared, and the dialog asks for one', () => {
  const { trivia } = asked();
  const seen = ['1986', '1970', '1970'].map((option) => {
    toggleOption(trivia, option);
    return [trivia.selected.value, trivia.isAnswerMissing.value];
  });
  expect(seen).toEqual([
    ['1986', false],
    ['1970', false],
    [null, true],
  ]);
});

it('a closed trivia with options stays pending', () => {
  const world = asked();
  closeTrivia(world);
  expect([world.modal.current.value, world.trivia.pending.value?.trivia]).toEqual([null, TRIVIA]);
});

it('the trivia without options shows an empty screen and is no longer pending after closing', () => {
  const world = asked({}, { ...TRIVIA, options: [] });
  expect(world.trivia.screen.value).toBe('empty');
  closeTrivia(world);
  expect(world.trivia.pending.value).toBeNull();
});

it('the trivia can be neither changed nor closed while its answer is sent', async () => {
  const world = asked();
  let answer = () => {};
  world.server.answerTrivia = () =>
    new Promise((resolve) => {
      answer = () => resolve({ isCorrect: true });
    });
  toggleOption(world.trivia, '1986');
  const sending = submitAnswer(world);
  await Promise.resolve();
  toggleOption(world.trivia, '1970');
  closeTrivia(world);
  expect([world.trivia.selected.value, world.modal.current.value?.type]).toEqual(['1986', 'trivia']);
  answer();
  await sending;
  expect(world.trivia.isSending.value).toBe(false);
});

it('the trivia sends its answer once when it is submitted three times at once [5.4]', async () => {
  const world = asked();
  toggleOption(world.trivia, '1986');
  await Promise.all([submitAnswer(world), submitAnswer(world), submitAnswer(world)]);
  expect(world.server.calls).toEqual(['answerTrivia']);
});

it('the trivia that arrives after a result opens with its question and no selected option [4.51]', async () => {
  const world = asked();
  toggleOption(world.trivia, '1986');
  await submitAnswer(world);
  closeTrivia(world);
  receiveTrivia(world, TRIVIA, 7);
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
    toggleOption(world.trivia, '1986');
    await submitAnswer(world);
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
  toggleOption(world.trivia, '1986');
  await submitAnswer(world);
  expect(answerTrivia).toHaveBeenCalledExactlyOnceWith('5', '1986');
  expect(world.trivia.answered.value).toEqual([{ week: 7, question: 'q', answer: '1986', isCorrect: true }]);
});

it('the trivia store is empty after a reset', async () => {
  const world = asked();
  const { modal, trivia } = world;
  toggleOption(trivia, '1986');
  await submitAnswer(world);
  trivia.reset();
  expect(modal.current.value).toBeNull();
  const { answered, isAnswerMissing, pending, screen, selected, shown } = trivia;
  expect({
    answered: answered.value,
    isAnswerMissing: isAnswerMissing.value,
    pending: pending.value,
    screen: screen.value,
    selected: selected.value,
    shown: shown.value,
  }).toEqual({
    answered: [],
    isAnswerMissing: false,
    pending: null,
    screen: 'empty',
    selected: null,
    shown: null,
  });
});

/** Submits an answer, resets the store before the response, then submits an answer in the next session. */
function sendTwice() {
  const world = asked();
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  world.server.answerTrivia = () =>
    new Promise((resolve, reject) => {
      answers.push({ resolve: () => resolve({ isCorrect: true }), reject });
    });
  toggleOption(world.trivia, '1986');
  const first = submitAnswer(world);
  world.trivia.reset();
  const isSendingAfterReset = world.trivia.isSending.value;
  receiveTrivia(world, TRIVIA, 7);
  world.trivia.open();
  toggleOption(world.trivia, '1970');
  const second = submitAnswer(world);
  return { ...world, answers, first, isSendingAfterReset, second };
}

it('the response to a trivia answer of an earlier session does not end the sending in the next one', async () => {
  const { answers, first, isSendingAfterReset, second, trivia } = sendTwice();
  expect(isSendingAfterReset).toBe(false);
  answers[0]?.resolve();
  await first;
  expect([trivia.isSending.value, trivia.screen.value, trivia.answered.value]).toEqual([
    true,
    'question',
    [],
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
  closeTrivia(world);
  world.clock.time = at('2026-08-30T23:00:00');
  world.time.tick();
  expect(world.trivia.pending.value).not.toBeNull();
  world.server.answerTrivia = failing('questionNotFound');
  world.trivia.open();
  toggleOption(world.trivia, '1970');
  await submitAnswer(world);
  expect([world.trivia.pending.value, world.modal.current.value?.type]).toEqual([null, 'questionNotFound']);
});

it('the trivia store shows no error of a missing answer after its dialog has closed', async () => {
  const world = asked();
  const { modal, trivia } = world;
  await submitAnswer(world);
  closeTrivia(world);
  expect([modal.current.value, trivia.isAnswerMissing.value]).toEqual([null, false]);
});

it('a tab keeps the result of its trivia on screen when another tab changes the pending trivia', async () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  toggleOption(world.trivia, '1986');
  await submitAnswer(world);
  addPending(device.openTab(), ANA.id, { trivia: { ...TRIVIA, id: '6' }, week: 8 });
  expect([world.modal.current.value?.type, world.trivia.screen.value]).toEqual(['trivia', 'correct']);
  stop();
});
