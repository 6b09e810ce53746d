import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createDevice } from '../../testing/device.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { receiveTrivia } from './receive-trivia.ts';
import { asked, TRIVIA } from './trivia.test.helper.ts';
import { getTriviaDialog } from './trivia-dialog.ts';
import { addPending } from './write-stored-trivia.ts';

it('an option that is chosen twice is cleared, and the dialog asks for one', () => {
  const world = asked();
  const dialog = getTriviaDialog(world);
  const seen = ['1986', '1970', '1970'].map((option) => {
    dialog.toggleOption(option);
    return [dialog.selected.value, dialog.isAnswerMissing.value];
  });
  expect(seen).toEqual([
    ['1986', false],
    ['1970', false],
    [null, true],
  ]);
});

it('a closed trivia with options stays pending', () => {
  const world = asked();
  getTriviaDialog(world).close();
  expect([world.modal.current.value, world.trivia.pending.value?.trivia]).toEqual([null, TRIVIA]);
});

it('the trivia without options shows an empty screen and is no longer pending after closing', () => {
  const world = asked({}, { ...TRIVIA, options: [] });
  expect(getTriviaDialog(world).screen.value).toBe('empty');
  getTriviaDialog(world).close();
  expect(world.trivia.pending.value).toBeNull();
});

it('the trivia can be neither changed nor closed while its answer is sent', async () => {
  const world = asked();
  let answer = () => {};
  world.server.answerTrivia = () =>
    new Promise((resolve) => {
      answer = () => resolve({ isCorrect: true });
    });
  getTriviaDialog(world).toggleOption('1986');
  const sending = getTriviaDialog(world).submit();
  await Promise.resolve();
  getTriviaDialog(world).toggleOption('1970');
  getTriviaDialog(world).close();
  expect([getTriviaDialog(world).selected.value, world.modal.current.value?.type]).toEqual([
    '1986',
    'trivia',
  ]);
  answer();
  await sending;
  expect(getTriviaDialog(world).isSending.value).toBe(false);
});

it('the trivia sends its answer once when it is submitted three times at once [5.4]', async () => {
  const world = asked();
  getTriviaDialog(world).toggleOption('1986');
  await Promise.all([
    getTriviaDialog(world).submit(),
    getTriviaDialog(world).submit(),
    getTriviaDialog(world).submit(),
  ]);
  expect(world.server.calls).toEqual(['answerTrivia']);
});

it('the trivia that arrives after a result opens with its question and no selected option [4.51]', async () => {
  const world = asked();
  getTriviaDialog(world).toggleOption('1986');
  await getTriviaDialog(world).submit();
  getTriviaDialog(world).close();
  receiveTrivia(world, TRIVIA, 7);
  world.trivia.open();
  expect([getTriviaDialog(world).screen.value, getTriviaDialog(world).selected.value]).toEqual([
    'question',
    null,
  ]);
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
    getTriviaDialog(world).toggleOption('1986');
    await getTriviaDialog(world).submit();
    expect(world.modal.current.value).toMatchObject({
      type: 'networkError',
      params: { canRetry: !outcomeUnknown },
    });
    world.server.answerTrivia = () => new Promise(() => undefined);
    world.modal.accept();
    expect([world.modal.current.value?.type, getTriviaDialog(world).selected.value]).toEqual([
      'trivia',
      '1986',
    ]);
    expect(world.server.calls).toHaveLength(requests);
  },
);

it('the trivia store sends the id of the question with the answer, and `answered` has the question and the answer', async () => {
  const world = asked();
  const answerTrivia = vi.fn(async () => ({ isCorrect: true }));
  world.server.answerTrivia = answerTrivia;
  getTriviaDialog(world).toggleOption('1986');
  await getTriviaDialog(world).submit();
  expect(answerTrivia).toHaveBeenCalledExactlyOnceWith('5', '1986');
  expect(world.trivia.answered.value).toEqual([{ week: 7, question: 'q', answer: '1986', isCorrect: true }]);
});

it('the trivia store is empty after a reset', async () => {
  const world = asked();
  const { modal, trivia } = world;
  getTriviaDialog(world).toggleOption('1986');
  await getTriviaDialog(world).submit();
  trivia.reset();
  expect(modal.current.value).toBeNull();
  const { answered, pending } = trivia;
  const { isAnswerMissing, screen, selected, asked: shown } = getTriviaDialog(world);
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
  getTriviaDialog(world).toggleOption('1986');
  const first = getTriviaDialog(world).submit();
  world.trivia.reset();
  const isSendingAfterReset = getTriviaDialog(world).isSending.value;
  receiveTrivia(world, TRIVIA, 7);
  world.trivia.open();
  getTriviaDialog(world).toggleOption('1970');
  const second = getTriviaDialog(world).submit();
  return { world, answers, first, isSendingAfterReset, second };
}

it('the response to a trivia answer of an earlier session does not end the sending in the next one', async () => {
  const { world, answers, first, isSendingAfterReset, second } = sendTwice();
  const { trivia } = world;
  const dialog = getTriviaDialog(world);
  expect(isSendingAfterReset).toBe(false);
  answers[0]?.resolve();
  await first;
  expect([dialog.isSending.value, dialog.screen.value, trivia.answered.value]).toEqual([
    true,
    'question',
    [],
  ]);
  answers[1]?.resolve();
  await second;
  expect([dialog.isSending.value, dialog.screen.value]).toEqual([false, 'correct']);
});

it('a trivia answer of an earlier session that fails shows no dialog in the next session', async () => {
  const { world, answers, first } = sendTwice();
  answers[0]?.reject(new ApiError('networkError'));
  await first;
  expect(world.modal.current.value?.type).toBe('trivia');
});

it('a pending trivia is offered after the last cut-off of its week, until the server refuses an answer', async () => {
  const world = asked();
  getTriviaDialog(world).close();
  world.clock.time = at('2026-08-30T23:00:00');
  world.time.tick();
  expect(world.trivia.pending.value).not.toBeNull();
  world.server.answerTrivia = failing('questionNotFound');
  world.trivia.open();
  getTriviaDialog(world).toggleOption('1970');
  await getTriviaDialog(world).submit();
  expect([world.trivia.pending.value, world.modal.current.value?.type]).toEqual([null, 'questionNotFound']);
});

it('the trivia store shows no error of a missing answer after its dialog has closed', async () => {
  const world = asked();
  const { modal } = world;
  await getTriviaDialog(world).submit();
  getTriviaDialog(world).close();
  expect([modal.current.value, getTriviaDialog(world).isAnswerMissing.value]).toEqual([null, false]);
});

it('a tab keeps the result of its trivia on screen when another tab changes the pending trivia', async () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  getTriviaDialog(world).toggleOption('1986');
  await getTriviaDialog(world).submit();
  addPending(device.openTab(), ANA.id, { trivia: { ...TRIVIA, id: '6' }, week: 8 });
  expect([world.modal.current.value?.type, getTriviaDialog(world).screen.value]).toEqual([
    'trivia',
    'correct',
  ]);
  stop();
});
