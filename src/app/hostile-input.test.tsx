import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/account-steps.tsx';
import { getShownError, openApp } from '../testing/open-app.tsx';
import { createScriptedServer, type ScriptedServer } from '../testing/scripted-server.ts';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Eolleh\u202C Z̷̧̛a̶̛l̵g̸o̴ 😀',
  'a'.repeat(10_000),
  '__proto__',
];

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const nothingRan = () => document.querySelectorAll('img, script, iframe').length;

test('the registration shows errors on day, phone and postal code for hostile texts, keeps the texts, makes no call and adds no img, script or iframe', async () => {
  const app = await openApp('/user/register');
  const labels = ['Nombre(s)', 'Apellidos', 'Celular (10 dígitos)', 'Código postal'];
  for (const text of HOSTILE) {
    for (const label of [...labels, 'Día', 'Año']) enter(label, text);
    await app.press('Continuar');
    for (const label of ['Día', 'Celular (10 dígitos)', 'Código postal'])
      expect(getShownError(label)).toMatch(/\p{L}/u);
    for (const label of labels) expect(read(label)).toBe(text);
    expect([server.lines(), app.dialogs(), nothingRan()]).toEqual([[], [], 0]);
  }
});

test('the log-in shows an error on the e-mail field for hostile texts, keeps the texts, makes no call and adds no img, script or iframe', async () => {
  const app = await openApp('/user/login');
  for (const text of HOSTILE) {
    for (const label of ['Correo electrónico', 'Contraseña']) enter(label, text);
    await app.press('Entrar');
    expect(getShownError('Correo electrónico')).toMatch(/\p{L}/u);
    // An `input` of type `email` trims its value.
    expect([read('Correo electrónico').trim(), read('Contraseña')]).toEqual([text.trim(), text]);
    expect([server.lines(), nothingRan()]).toEqual([[], 0]);
  }
});

test.each(['<b>SQLSTATE[42S02]</b>', 'Undefined index: <img src=x onerror=alert(1)>'])(
  'after a 500 with the message $0, the log-in shows the dialog unpreventedError without that message and adds no img, script or iframe',
  async (message) => {
    server.on('POST /api/auth/login', { status: 500, json: { message, errors: { email: [message] } } });
    const app = await logIn('ana@correo.mx');
    await app.dialog('unpreventedError');
    expect(document.body.textContent).not.toContain(message.slice(0, 12));
    expect(nothingRan()).toBe(0);
  },
);
