import { signal } from '@preact/signals-react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { FaqPage } from './FaqPage.tsx';

const open = (address: string, stores = createVisitorStores()) =>
  renderWithStores(<FaqPage />, stores, address);

const questions = () => [...document.querySelectorAll('details')];
const getQuestion = (text: string) => screen.getByText(text).closest('details') as HTMLDetailsElement;

test('the address /faq#desempate opens the answer “¿Cómo se desempata?” and focuses its question', async () => {
  open('/faq#desempate');
  await waitFor(() => expect(getQuestion('¿Cómo se desempata?').open).toBe(true));
  await waitFor(() =>
    expect(document.activeElement).toBe(getQuestion('¿Cómo se desempata?').querySelector('summary')),
  );
});

test('while a dialog is open, the address /faq#desempate opens its answer and leaves the focus in the dialog', async () => {
  render(
    <div role="dialog" aria-modal="true">
      <button type="button">Aceptar</button>
    </div>,
  );
  open('/faq#desempate');
  screen.getByRole('button', { name: 'Aceptar' }).focus();
  await waitFor(() => expect(getQuestion('¿Cómo se desempata?').open).toBe(true));
  expect(document.activeElement?.textContent).toBe('Aceptar');
});

test('the address /faq with an unknown fragment opens no answer', async () => {
  open('/faq#no-existe');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(questions().filter(({ open }) => open)).toEqual([]);
});

test('“Copiar enlace” copies an answer’s address and shows a toast, but none when the browser refuses', async () => {
  const user = userEvent.setup();
  const stores = createVisitorStores();
  const getToasts = () => stores.toast.toasts.peek().map(({ kind }) => kind);
  open('/faq', stores);
  await user.click(screen.getByText('¿Desde cuándo puedo pronosticar?'));
  const link = within(getQuestion('¿Desde cuándo puedo pronosticar?')).getByRole('link', {
    name: /Copiar enlace/,
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(link);
  expect([write.mock.calls.length, getToasts()]).toEqual([1, []]);
  await user.click(link);
  expect(await navigator.clipboard.readText()).toMatch(/#desde-cuando$/);
  await waitFor(() => expect(getToasts()).toEqual(['link-copied']));
});

test('the questions of Preguntas Frecuentes are numbered from 1', () => {
  open('/faq');
  const numbers = questions().map((question) => question.querySelector('summary b')?.textContent);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
});

test.each([
  ['Recuperar contraseña', '/user/forgot-password'],
  ['Ir a Perfil', '/user/profile'],
])('the link “%s” of Preguntas Frecuentes leads to %s', (name, address) => {
  open('/faq');
  expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toBe(address);
});

test('Preguntas Frecuentes has the points of each example beside it', () => {
  open('/faq');
  const cases = within(getQuestion('¿Cómo sumo puntos?')).getAllByRole('listitem', { hidden: true });
  expect(cases.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Quedó 2-1. Resultado y marcador.', '+5'],
    ['Quedó 3-1. Solo el resultado.', '+2'],
    ['Quedó 1-1. Esta no entró.', '0'],
  ]);
});

test('“Olvidé mi contraseña” leads a visitor to the page that mails a link, and tells a player to log out first', async () => {
  const visitor = createVisitorStores();
  const { unmount } = open('/faq', visitor);
  const answer = () => within(getQuestion('Olvidé mi contraseña.'));
  expect(answer().getByText('Recuperar contraseña').getAttribute('href')).toBe('/user/forgot-password');
  expect(answer().queryByText(/Cierra tu sesión/)).toBeNull();
  unmount();
  open('/faq', { ...visitor, auth: { ...visitor.auth, status: signal('authenticated') } } as never);
  expect(answer().queryByText('Recuperar contraseña')).toBeNull();
  expect(answer().getByText(/Cierra tu sesión/)).toBeTruthy();
});
