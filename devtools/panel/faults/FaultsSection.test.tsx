import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

const filter = () => screen.getByRole('searchbox', { name: 'Filtrar fallas' });
const write = (value: string) => fireEvent.change(filter(), { target: { value } });
const group = (name: string) => screen.getByRole('button', { name });
const listFound = () => {
  const part = screen.getByRole('heading', { name: /^Encontradas/ }).closest('section') as HTMLElement;
  return within(part)
    .queryAllByRole('switch')
    .map(({ ariaLabel }) => ariaLabel);
};

test.each([
  ['sin internet', 'Sin internet, networkError'],
  ['lenta', 'Red lenta, 1,200 ms'],
  ['trivia ya contestada', 'Respuesta de la trivia: pregunta ya contestada, 422 · POST /api/trivia/answer'],
  ['No bet time', 'Envío del boleto: partido cerrado, 422 · POST /api/pool/user'],
])('“Filtrar fallas” with “%s” lists the fault of any call with these words first', async (search, name) => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  write(search);
  expect(listFound()[0]).toBe(name);
  await simulator.recorder.watch();
});

test.each([
  ['429 al mandar', 'Envío del boleto: demasiados intentos, 429 · POST /api/pool/user'],
  ['que el servidor no conteste', 'El servidor no contesta, timeout'],
  ['servidor caído', 'Servidor caído, 502'],
  ['error al enviar', 'Envío del boleto: error del servidor, 500 · POST /api/pool/user'],
  ['sin respuesta', 'El servidor no contesta, timeout'],
  ['se cae el wifi', 'Sin internet, networkError'],
  ['demasiados intentos al enviar', 'Envío del boleto: demasiados intentos, 429 · POST /api/pool/user'],
  ['tarda mucho en contestar', 'Red lenta, 1,200 ms'],
])(
  '“Filtrar fallas” with “%s”, as strangers write it, lists the fault “%s” first or second',
  async (search, name) => {
    const simulator = startSimulator();
    showPanel(simulator, { section: 'faults' });
    write(search);
    expect(listFound().slice(0, 2)).toContain(name);
    await simulator.recorder.watch();
  },
);

test('“Filtrar fallas” lists what it finds between “Cuántas veces” and the active faults', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  write('sin internet');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
  const order = ['Cuántas veces', 'Encontradas', 'Activas'];
  expect(headings.map((text) => order.find((name) => text.startsWith(name)))).toEqual(order);
  expect(screen.getByText('Las fallas que encuentras')).toBeTruthy();
  await simulator.recorder.watch();
});

test('“Filtrar fallas” says when no fault has the words, and lists all groups again when it is empty', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  write('zzz');
  expect(screen.getByText('Ninguna falla dice eso. Prueba con menos palabras.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fallas comunes' })).toBeNull();
  write('');
  expect(group('Fallas comunes')).toBeTruthy();
  await simulator.recorder.watch();
});

test('the faults of one call are folded at first, and a press on the heading of a group opens and folds it', async () => {
  const simulator = startSimulator();
  const settings = showPanel(simulator, { section: 'faults' });
  expect(group('Por petición').ariaExpanded).toBe('false');
  fireEvent.click(group('Por petición'));
  expect(group('Por petición').ariaExpanded).toBe('true');
  fireEvent.click(group('Fallas comunes'));
  expect(settings.get().faultGroups).toEqual({ call: true, common: false });
  await simulator.recorder.watch();
});

test('the heading of a group of faults counts those that are on, also while it is folded', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  const heading = group('Fallas comunes').closest('h3');
  expect(heading?.textContent).not.toContain('puesta');
  fireEvent.click(screen.getByRole('switch', { name: /partido cerrado/ }));
  await waitFor(() => expect(heading?.textContent).toContain('1 puesta'));
  fireEvent.click(group('Fallas comunes'));
  expect(heading?.textContent).toContain('1 puesta');
  await simulator.recorder.watch();
});
