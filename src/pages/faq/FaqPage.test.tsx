import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createVisitorStores } from '../../testing/open-page.tsx';
import { FaqPage } from './FaqPage.tsx';

function page(address = '/faq', stores = createVisitorStores()) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <FaqPage {...stores} />
    </MemoryRouter>
  );
}

const questions = () => [...document.querySelectorAll('details')];
const getQuestion = (text: string) => screen.getByText(text).closest('details') as HTMLDetailsElement;

test('Preguntas Frecuentes answers seventeen questions, numbered in order', () => {
  render(page());
  const numbers = questions().map((one) => one.querySelector('summary b')?.textContent);
  expect(numbers).toEqual(Array.from({ length: 17 }, (_, index) => String(index + 1)));
});

test('no answer of Preguntas Frecuentes is empty or longer than forty words, not counting paragraphs with links', () => {
  render(page());
  const countWords = (question: HTMLElement) =>
    [...question.querySelectorAll('p, li')]
      .filter((part) => !part.querySelector('a'))
      .flatMap((part) => part.textContent?.match(/\S+/g) ?? []).length;
  const counts = questions().map((question) => [question.id, countWords(question)] as const);
  expect(counts.filter(([, words]) => words === 0 || words > 40)).toEqual([]);
});

test('every question of Preguntas Frecuentes has a unique id for its address', () => {
  render(page());
  expect(new Set(questions().map(({ id }) => id)).size).toBe(17);
});

test('all answers of Preguntas Frecuentes are closed at first', () => {
  render(page());
  expect(questions().filter(({ open }) => open)).toEqual([]);
});

test('a click on a question of Preguntas Frecuentes opens its answer', async () => {
  render(page());
  await userEvent.click(screen.getByText('¿Qué es la trivia?'));
  expect(getQuestion('¿Qué es la trivia?').open).toBe(true);
});

test('the address /faq#desempate opens the answer “¿Cómo se desempata?”', async () => {
  render(page('/faq#desempate'));
  await waitFor(() => expect(getQuestion('¿Cómo se desempata?').open).toBe(true));
});

test('the address /faq#desempate focuses the question “¿Cómo se desempata?”', async () => {
  render(page('/faq#desempate'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('¿Cómo se desempata?'));
});

test('while a dialog is open, the address /faq#desempate opens its answer and leaves the focus in the dialog', async () => {
  render(
    <>
      {page('/faq#desempate')}
      <div role="dialog" aria-modal="true">
        <button type="button">Aceptar</button>
      </div>
    </>,
  );
  screen.getByRole('button', { name: 'Aceptar' }).focus();
  await waitFor(() => expect(getQuestion('¿Cómo se desempata?').open).toBe(true));
  expect(document.activeElement?.textContent).toBe('Aceptar');
});

test('the address /faq with an unknown fragment opens no answer', async () => {
  render(page('/faq#no-existe'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(questions().filter(({ open }) => open)).toEqual([]);
});

test('the FAQ answer about points has examples worth 5, 2 and 0 points', () => {
  render(page());
  const cases = within(getQuestion('¿Cómo sumo puntos?')).getAllByRole('listitem', { hidden: true });
  expect(cases.map(({ textContent }) => textContent)).toEqual([
    'Quedó 2-1. Resultado y marcador.+5',
    'Quedó 3-1. Solo el resultado.+2',
    'Quedó 1-1. Esta no entró.0',
  ]);
});

test('the answer about a forgotten password links to Recuperar contraseña', () => {
  render(page());
  const link = screen.getByRole('link', { name: 'Recuperar contraseña', hidden: true });
  expect(link.getAttribute('href')).toBe('/user/forgot-password');
});

test('“Copiar enlace” copies the address of an answer and shows a toast', async () => {
  const user = userEvent.setup();
  const stores = createVisitorStores();
  render(page('/faq', stores));
  await user.click(screen.getByText('¿Desde cuándo?'));
  await user.click(within(getQuestion('¿Desde cuándo?')).getByRole('link', { name: /Copiar enlace/ }));
  expect(await navigator.clipboard.readText()).toMatch(/#desde-cuando$/);
  await waitFor(() => expect(stores.toast.toasts.peek().map(({ kind }) => kind)).toEqual(['link-copied']));
});

test('“Copiar enlace” shows no toast when the browser refuses to write to the clipboard', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const stores = createVisitorStores();
  render(page('/faq', stores));
  await user.click(screen.getByText('¿Desde cuándo?'));
  await user.click(within(getQuestion('¿Desde cuándo?')).getByRole('link', { name: /Copiar enlace/ }));
  expect(stores.toast.toasts.peek()).toEqual([]);
});

test('Preguntas Frecuentes sets the document title to “Preguntas Frecuentes | Reto Ruffles”', () => {
  render(page());
  expect(document.title).toBe('Preguntas Frecuentes | Reto Ruffles');
});

test('the static markup of Preguntas Frecuentes has no style attribute', () => {
  expect(renderToStaticMarkup(page())).not.toMatch(/ style=/);
});
