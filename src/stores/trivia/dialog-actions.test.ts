import { expect, it } from 'vitest';
import { closeTrivia, toggleOption } from './dialog-actions.ts';
import { submitAnswer } from './submit-answer.ts';
import { asked, TRIVIA } from './trivia.test.helper.ts';

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
