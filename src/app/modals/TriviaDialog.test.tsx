import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takePointStart } from '../../pages/bonus/extra-point.ts';
import { receiveTrivia } from '../../stores/trivia/receive-trivia.ts';
import { getTriviaDialog } from '../../stores/trivia/trivia-dialog.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { ModalHost } from './ModalHost.tsx';

/** The player has answered the trivia, and the dialog shows the result. */
async function answer(world: ReturnType<typeof createGameWorld>, isCorrect: boolean) {
  world.server.answerTrivia = async () => ({ isCorrect });
  const dialog = getTriviaDialog(world);
  dialog.toggleOption('1986');
  await dialog.submit();
}

const option = (name: string) => screen.getByRole('button', { name });

test('the trivia dialog sends nothing without a choice, which another option replaces and a second press clears [2.50, 5.1, 5.5]', async () => {
  const world = createGameWorld();
  receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, 7);
  world.trivia.open();
  const auth = { status: { value: 'authenticated' }, verification: { value: null } };
  renderWithStores(<ModalHost />, { ...world, auth });
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByText('Este campo es obligatorio')).toBeTruthy();
  expect(world.server.calls).toEqual([]);
  await userEvent.click(option('1986'));
  expect(option('1986').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(option('1970'));
  expect(option('1986').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(option('1970'));
  expect(option('1970').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Este campo es obligatorio')).toBeTruthy();
});

test('the screen of a right answer to the trivia gives one extra point [1.17, 2.56, 9.9]', async () => {
  const world = createGameWorld();
  receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, 7);
  world.trivia.open();
  await answer(world, true);
  const auth = { status: { value: 'authenticated' }, verification: { value: null } };
  renderWithStores(<ModalHost />, { ...world, auth });
  expect((await screen.findByText('+1')).parentElement?.textContent).toBe('+1 punto extra');
});

test.each([
  ['Partidos', '/games', ['extra-point']],
  ['Bonus, where it flies to the total', '/bonus', []],
])(
  'a right answer to the trivia is said once more after its dialog has closed on %s',
  async (_page, path, toasts) => {
    const world = createGameWorld();
    receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, 7);
    world.trivia.open();
    await answer(world, true);
    const auth = { status: { value: 'authenticated' }, verification: { value: null } };
    renderWithStores(<ModalHost />, { ...world, auth }, path);
    await screen.findByText('Felicidades');
    expect(world.toast.toasts.value).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(world.toast.toasts.value.map(({ kind }) => kind)).toEqual(toasts);
  },
);

test.each([
  ['/bonus', { top: 300 }],
  ['/games', null],
])('on %s, a closed right answer leaves the place of its point for a flight: %o', async (path, left) => {
  const world = createGameWorld();
  receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, 7);
  world.trivia.open();
  await answer(world, true);
  const auth = { status: { value: 'authenticated' }, verification: { value: null } };
  renderWithStores(<ModalHost />, { ...world, auth }, path);
  const point = await screen.findByText('+1');
  point.getBoundingClientRect = () => ({ top: 300 }) as DOMRect;
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(takePointStart()).toEqual(left);
});

test.each([
  [
    'correct',
    ['El gol', 'Excelente', 'Felicidades', '+1 punto extra', '¡Le atinaste! Sumaste 1 punto extra.'],
  ],
  ['incorrect', ['El poste', 'Uy', 'Fallaste', 'Esta no era, pero el partido sigue. ¡No te me agüites!']],
] as const)(
  'the result of a trivia whose answer was %s has its card and its words',
  async (result, words) => {
    const world = createGameWorld();
    receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, 7);
    world.trivia.open();
    await answer(world, result === 'correct');
    const auth = { status: { value: 'authenticated' }, verification: { value: null } };
    renderWithStores(<ModalHost />, { ...world, auth });
    const status = await screen.findByRole('status');
    const [card, ...rest] = [...status.children].map((part) => part.textContent);
    expect([card?.replace(/^\d+/, ''), ...rest]).toEqual(words);
  },
);

test('the options of a trivia are lettered from A', async () => {
  const world = createGameWorld();
  receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986', '1994'] }, 7);
  world.trivia.open();
  const auth = { status: { value: 'authenticated' }, verification: { value: null } };
  renderWithStores(<ModalHost />, { ...world, auth });
  const group = await screen.findByRole('group', { name: '¿Cuándo llegó la ola?' });
  expect([...group.children].map(({ textContent }) => textContent)).toEqual(['A1970', 'B1986', 'C1994']);
});

test.each([
  ['correct', 'green', 'Excelente', 'text-verde', 'bg-verde'],
  ['incorrect', 'red, its card blue', 'Uy', 'text-chile', 'bg-azul'],
] as const)(
  'the shout of an answer to the trivia that was %s is %s',
  async (result, _colour, shout, text, ground) => {
    const world = createGameWorld();
    receiveTrivia(world, { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, 7);
    world.trivia.open();
    await answer(world, result === 'correct');
    const auth = { status: { value: 'authenticated' }, verification: { value: null } };
    renderWithStores(<ModalHost />, { ...world, auth });
    expect((await screen.findByText(shout)).classList).toContain(text);
    expect(document.querySelector('.trivia-result .lottery-card-art')?.classList).toContain(ground);
  },
);
