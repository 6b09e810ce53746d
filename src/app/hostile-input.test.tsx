import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/account-steps.tsx';
import { getShownError, openApp } from '../testing/open-app.tsx';
import { createScriptedServer, type ScriptedServer } from '../testing/scripted-server.ts';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' OR '1'='1' --",
  '../../api/user/delete',
  '%2e%2e%2f%00',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Eolleh\u202C',
  'Z̷̧̛a̶̛l̵g̸o̴',
  '😀'.repeat(60),
  'a'.repeat(10_000),
  '__proto__',
  'undefined',
  '-1e309',
  '   ',
  'http://evil.example/?next=//evil',
];

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

type Opened = Awaited<ReturnType<typeof openApp>>;

async function pasteInto(app: Opened, label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await app.user.click(field);
  await app.user.paste(text);
  return field;
}

const nothingRan = () => document.querySelectorAll('img, script, iframe').length;

test.each(HOSTILE)(
  'the registration shows errors on day, phone and postal code for $0, keeps the text, makes no call and adds no img, script or iframe',
  async (text) => {
    const app = await openApp('/user/register');
    const labels = ['Nombre(s)', 'Apellidos', 'Celular (10 dígitos)', 'Código postal'];
    for (const label of labels) await pasteInto(app, label, text);
    for (const label of ['Día', 'Año']) await pasteInto(app, label, text);
    await app.press('Continuar');
    for (const label of ['Día', 'Celular (10 dígitos)', 'Código postal'])
      expect(getShownError(label)).toMatch(/\p{L}/u);
    for (const label of labels) expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
    expect([server.lines(), app.dialogs(), nothingRan()]).toEqual([[], [], 0]);
  },
);

test.each(HOSTILE)(
  'the log-in shows an error on the e-mail field for $0, keeps the text, makes no call and adds no img, script or iframe',
  async (text) => {
    server.on('POST /api/auth/login', { status: 401, json: { message: 'Invalid Credentials' } });
    const app = await openApp('/user/login');
    const email = await pasteInto(app, 'Correo electrónico', text);
    const password = await pasteInto(app, 'Contraseña', text);
    await app.press('Entrar');
    expect(getShownError('Correo electrónico')).toMatch(/\p{L}/u);
    // An `input` of type `email` trims its value.
    expect([email.value.trim(), password.value]).toEqual([text.trim(), text]);
    expect([server.lines(), nothingRan()]).toEqual([[], 0]);
  },
);

test.each(['<b>SQLSTATE[42S02]</b>', 'Undefined index: <img src=x onerror=alert(1)>', '😈'.repeat(5_000)])(
  'after a 500 with the message $0, the log-in shows the dialog unpreventedError without that message and adds no img, script or iframe',
  async (message) => {
    server.on('POST /api/auth/login', { status: 500, json: { message, errors: { email: [message] } } });
    const app = await logIn('ana@correo.mx');
    await app.dialog('unpreventedError');
    expect(document.body.textContent).not.toContain(message.slice(0, 12));
    expect(nothingRan()).toBe(0);
  },
);
