import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ShellStores } from '../../stores/index.ts';
import { failing } from '../../testing/fake-api.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { ModalHost } from './ModalHost.tsx';

const TRIVIA = { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] };

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

async function ask(trivia = TRIVIA) {
  const world = createGameWorld();
  world.trivia.keep(trivia, 7);
  world.trivia.open();
  const stores = {
    auth: { status: { value: 'authenticated' }, verification: { value: null } },
    game: { current: world },
    modal: world.modal,
  };
  render(
    <MemoryRouter>
      <ModalHost stores={stores as unknown as ShellStores} />
    </MemoryRouter>,
  );
  await screen.findByRole('dialog');
  return world;
}

const state = () => document.querySelector<HTMLElement>('[data-modal="trivia"]')?.dataset.state;
const option = (name: string) => screen.getByRole('button', { name });

describe('the trivia dialog', () => {
  it('the trivia dialog shows the question with its options in a group', async () => {
    await ask();
    expect(state()).toBe('question');
    const group = screen.getByRole('group', { name: '¿Cuándo llegó la ola?' });
    for (const name of TRIVIA.options) within(group).getByRole('button', { name });
    expect(screen.getByText('Contesta para continuar. Si le atinas, ¡te llevas 1 punto extra!')).toBeTruthy();
  });

  it('another option of the trivia replaces the choice, and a second press on it clears the choice and shows that an answer is required', async () => {
    await ask();
    await userEvent.click(option('1986'));
    expect(option('1986').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(option('1970'));
    expect(option('1986').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(option('1970'));
    expect(option('1970').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('Este campo es obligatorio')).toBeTruthy();
  });

  it('the trivia dialog says that an answer is required, and sends nothing, when the player continues without a choice', async () => {
    const world = await ask();
    expect(screen.queryByText('Este campo es obligatorio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByText('Este campo es obligatorio')).toBeTruthy();
    expect(world.server.calls).toEqual([]);
  });

  it('the trivia dialog shows “Felicidades” after a right answer and closes on “Aceptar”', async () => {
    await ask();
    await userEvent.click(option('1986'));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(state()).toBe('correct'));
    for (const text of ['Felicidades', 'Excelente', '¡Le atinaste! Sumaste 1 punto extra.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the trivia dialog shows “Fallaste” after a wrong answer', async () => {
    const world = await ask();
    world.server.answerTrivia = async () => ({ isCorrect: false });
    await userEvent.click(option('1970'));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(state()).toBe('incorrect'));
    for (const text of ['Fallaste', 'Uy']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('the trivia dialog shows a notice instead of options when the trivia has no options', async () => {
    await ask({ ...TRIVIA, options: [] });
    expect(state()).toBe('empty');
    expect(screen.getByText('No hay opciones disponibles para esta trivia.')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Aceptar']);
  });

  it('“Regresar” closes the trivia dialog and keeps the trivia pending', async () => {
    const world = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Regresar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.trivia.pending.value).not.toBeNull();
  });

  it('when sending the answer fails, an error dialog replaces the trivia dialog; “Reintentar” shows the trivia dialog again with the chosen option', async () => {
    const world = await ask();
    world.server.answerTrivia = failing('network');
    await userEvent.click(option('1986'));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByRole('alertdialog', { name: '¡Respira!' });
    expect(state()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(state()).toBe('question'));
    expect(option('1986').getAttribute('aria-pressed')).toBe('true');
    expect(world.server.calls).toEqual(['answerTrivia']);
  });
});
