import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RecipeView } from '../api.ts';
import { DeviceHeader } from './DeviceHeader.tsx';

function show(recipe?: Partial<RecipeView>) {
  const [setWidth, reload] = [vi.fn(), vi.fn()];
  render(
    <DeviceHeader
      recipe={recipe as RecipeView | undefined}
      isReal={false}
      width={390}
      setWidth={setWidth}
      link={async () => 'https://demo.example/lmx/simulador/#sim?s=abc'}
      reload={reload}
      run={(action) => void action()}
    />,
  );
  return { setWidth, reload };
}

test('“Recargar la app” above the device reloads the app alone', async () => {
  const { setWidth, reload } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Recargar la app' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(setWidth).not.toHaveBeenCalled();
});

test.each([
  ['320 px', 320],
  ['390 px', 390],
  ['1280 px', 1280],
])('the button “%s” above the device gives it that width', async (name, width) => {
  const { setWidth } = show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(setWidth).toHaveBeenCalledExactlyOnceWith(width);
});

test('the shown width is the pressed one', () => {
  show();
  const pressed = ['320 px', '390 px', '1280 px'].map((name) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'true', 'false']);
});

test('while a recipe plays, “Copiar enlace” above the device says that it copies the recipe, and that it has', async () => {
  const user = userEvent.setup();
  show({ title: 'Se envía', tags: ['flujos'] });
  await user.click(screen.getByRole('button', { name: 'Copiar enlace de este recorrido' }));
  expect(await screen.findByRole('button', { name: 'Recorrido copiado' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copiar enlace de este mundo' })).toBeNull();
});

test.each([
  [undefined, 'Reto Ruffles', 'La app de verdad, en un mundo de mentira'],
  [{ title: 'Se envía', tags: ['flujos'] }, 'Se envía', /^Recorrido de \S/],
])('the heading above the device names the recipe that plays: %j', (recipe, title, words) => {
  show(recipe);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('“Copiar enlace de este mundo” above the device copies the link of the world', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copiar enlace de este mundo' }));
  await vi.waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('https://demo.example/lmx/simulador/#sim?s=abc'),
  );
});
