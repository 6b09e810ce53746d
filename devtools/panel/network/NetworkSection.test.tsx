import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { logIn, showPanel, startSimulator } from '../../testing.tsx';
import { toCurl } from './curl.ts';

async function showCalls(...paths: string[]) {
  const simulator = startSimulator();
  for (const path of paths) await simulator.handle(new Request(`http://localhost${path}`));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
}

const calls = () => screen.queryAllByText(/^GET /).map(({ textContent }) => textContent.trim());

test('Peticiones lists the latest call first', async () => {
  await showCalls('/api/weeks', '/api/user', '/api/week/current');
  expect(calls()).toEqual(['GET /api/week/current', 'GET /api/user', 'GET /api/weeks']);
});

test('the filter of Peticiones ignores upper and lower case, in the address and in the typed text', async () => {
  await showCalls('/api/zipcode/Norte', '/api/user');
  await userEvent.type(screen.getByRole('textbox', { name: 'Filtrar ruta o cuerpo' }), 'nORTE');
  expect(calls()).toEqual(['GET /api/zipcode/Norte']);
});

test('“Errores” in Peticiones leaves out the calls that went well', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/user'));
  const [refused] = simulator.net.log();
  simulator.net.log = () => [
    { ...refused!, status: 401 },
    { ...refused!, id: 90, url: '/api/weeks', status: 200 },
  ];
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'errors' });
  expect(calls()).toEqual(['GET /api/user']);
});

const headers = { accept: 'application/json' };
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

test('Peticiones is filtered by method, status and the text of a body', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  await simulator.handle(new Request('http://localhost/api/nothing', { headers }));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  const rows = () => screen.queryAllByText(/^(GET|POST) \//).map(({ textContent }) => textContent.trim());
  choose('Método', 'POST');
  expect(rows()).toEqual(['POST /api/auth/login']);
  choose('Método', 'all');
  choose('Código', '2');
  expect(rows()).toEqual(['GET /sanctum/csrf-cookie']);
  choose('Código', 'all');
  fireEvent.change(screen.getByLabelText('Filtrar ruta o cuerpo'), { target: { value: 'ANA@correo' } });
  expect(rows()).toEqual(['POST /api/auth/login']);
});

test('a call shows its headers and is copied as curl, both without token, password and e-mail', async () => {
  const simulator = startSimulator();
  await logIn(simulator);
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Encabezados' }));
  expect(screen.getByText(/→ x-requested-with: XMLHttpRequest/).textContent).toContain('→ x-xsrf-token: …');
  expect(screen.getByRole('button', { name: 'Copiar cURL' })).toBeTruthy();
  const curl = toCurl(simulator, Number(simulator.net.log().at(-1)?.id));
  expect(curl).toMatch(/^curl -X POST 'http:\/\/localhost[^']*\/api\/auth\/login' \\\n {2}-H /);
  expect(curl).toContain('"password":"…"');
  expect(curl).not.toMatch(/ana@correo|papas con chile/);
});

test('“Editar y enviar” repeats a call with another body and keeps the list', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Editar y enviar' }));
  const body = JSON.stringify({ email: 'ana@correo.mx', password: 'papas con chile' });
  fireEvent.change(screen.getByLabelText('Cuerpo'), { target: { value: body } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(() => expect(simulator.net.log().at(-1)?.status).toBe(200));
  expect(simulator.net.log().map(({ status }) => status)).toEqual([204, 401, 200]);
  // The panel imports the code of the journal when it opens. A test that ends before would leave the import to the next.
  await simulator.recorder.watch();
});
