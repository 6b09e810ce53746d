import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LIST_PAGE } from '../testing/list-app.ts';
import { createDomDriver } from './dom-driver.ts';

let root: Root | undefined;
let place: HTMLElement;

afterEach(() => {
  root?.unmount();
  place.remove();
});

function open(markup = ''): HTMLElement {
  place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  return place;
}

function Form({ forgets = false, onLeave = () => {} }) {
  const [name, setName] = useState('');
  useEffect(() => {
    if (!forgets) return;
    const timer = setTimeout(() => setName(''), 100);
    return () => clearTimeout(timer);
  }, [forgets]);
  return (
    <form>
      <label htmlFor="name">Nombre</label>
      <input
        id="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <output>{name}</output>
      <button type="button">Seguir</button>
    </form>
  );
}

const state = () => place.querySelector('output')?.textContent;
const driver = createDomDriver({ page: LIST_PAGE });
const NAME = { name: 'Nombre' };

// Simulates a browser window in the background, which moves the focus but dispatches no focus events.
function muteFocusEvents() {
  const block = (event: Event) => event.stopImmediatePropagation();
  const native = { focus: HTMLElement.prototype.focus, blur: HTMLElement.prototype.blur };
  for (const method of ['focus', 'blur'] as const)
    vi.spyOn(HTMLElement.prototype, method).mockImplementation(function (this: HTMLElement) {
      const types = ['focus', 'focusin', 'blur', 'focusout'];
      for (const type of types) addEventListener(type, block, true);
      native[method].call(this);
      for (const type of types) removeEventListener(type, block, true);
    });
}

test('the driver writes a whole text into a React field in a window without focus', async () => {
  muteFocusEvents();
  root = createRoot(open());
  root.render(<Form />);
  await driver.type({ target: NAME, text: 'Antonia' });
  expect(state()).toBe('Antonia');
});

test('a React field in a window without focus receives a blur event when the driver presses a button', async () => {
  muteFocusEvents();
  const onLeave = vi.fn();
  root = createRoot(open());
  root.render(<Form onLeave={onLeave} />);
  await driver.type({ target: NAME, text: 'Antonia' });
  await driver.click({ target: { role: 'button', name: 'Seguir' } });
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('the driver writes into a prerendered field only after React hydrates the field', async () => {
  open(renderToString(<Form />));
  const written = driver.type({ target: NAME, text: 'Antonia' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(place.querySelector('input')?.value).toBe('');
  root = hydrateRoot(place, <Form />);
  await written;
  expect(state()).toBe('Antonia');
});

test('the driver writes a text again when the field loses part of the text', async () => {
  root = createRoot(open());
  root.render(<Form forgets />);
  const slow = createDomDriver({
    page: LIST_PAGE,
    betweenKeys: () => new Promise((resolve) => setTimeout(resolve, 30)),
  });
  await slow.type({ target: NAME, text: 'Antonia' });
  expect(state()).toBe('Antonia');
});

test('the driver replaces the previous text of a field', async () => {
  root = createRoot(open());
  root.render(<Form />);
  await driver.type({ target: NAME, text: 'Antonia' });
  await driver.type({ target: NAME, text: 'Toni' });
  expect(state()).toBe('Toni');
});

function Menu({ onPremios }: { onPremios: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Menú
      </button>
      {isOpen ? (
        <button type="button" onClick={onPremios}>
          Premios
        </button>
      ) : null}
    </>
  );
}

test('the driver opens the menu of a narrow window before it presses what stands there', async () => {
  root = createRoot(open());
  const onPremios = vi.fn();
  root.render(<Menu onPremios={onPremios} />);
  const findOpener = ({ name }: { name: string | RegExp }) =>
    name === 'Premios' && place.querySelectorAll('button').length < 2 ? place.querySelector('button') : null;
  const narrow = createDomDriver({ page: { ...LIST_PAGE, findOpener } });
  await narrow.click({ target: { role: 'button', name: 'Premios' } });
  expect(onPremios).toHaveBeenCalledOnce();
});

test('the driver leaves the menu of a narrow window closed when the page itself shows what it presses', async () => {
  const [onMenu, onPremios] = [vi.fn(), vi.fn()];
  root = createRoot(open());
  root.render(
    <>
      <button type="button" onClick={onMenu}>
        Menú
      </button>
      <button type="button" onClick={onPremios}>
        Premios
      </button>
    </>,
  );
  const findOpener = () => place.querySelector('button');
  const narrow = createDomDriver({ page: { ...LIST_PAGE, findOpener } });
  await narrow.click({ target: { role: 'button', name: 'Premios' } });
  expect([onMenu, onPremios].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('the driver rejects with the name of a dialog that does not open in time', async () => {
  open();
  const hasty = createDomDriver({ page: LIST_PAGE, timeoutMs: 50 });
  await expect(hasty.see({ screen: { modal: 'done' } })).rejects.toThrow('No apareció el diálogo “Listo”.');
});

test('`dismiss` sends Escape from the open dialog, and without a dialog says that there is none', async () => {
  open('<div data-modal="confirm"></div>');
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
  await driver.dismiss();
  expect(keys).toEqual(['Escape']);
  place.replaceChildren();
  await expect(createDomDriver({ page: LIST_PAGE, timeoutMs: 0 }).dismiss()).rejects.toThrow(
    'No hay nada abierto',
  );
});
