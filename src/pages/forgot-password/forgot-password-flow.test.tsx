import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import { type Answer, createScriptedServer, type ScriptedServer } from '../../testing/scripted-server.ts';

const FORGOT = 'POST /api/auth/forgot-password';

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

describe('the request for a password link', () => {
  async function ask(answer: Answer, email = 'ana@correo.mx') {
    server.on(FORGOT, answer);
    const app = await openApp('/user/forgot-password');
    await app.fill('Correo electrónico', email);
    await app.press('Enviar enlace');
    return app;
  }

  test('the request for a password link makes one call and shows where the link was sent', async () => {
    const app = await ask({ json: { message: 'We have emailed your password reset link.' } });
    const dialog = await app.dialog('emailSentChangePasswordSuccess');
    expect(dialog.textContent).toContain('ana@correo.mx');
    expect(server.requests().map(({ line, body }) => [line, body])).toEqual([
      [FORGOT, { email: 'ana@correo.mx' }],
    ]);
  });

  test('the request for a password link shows an unknown e-mail as an error of the field', async () => {
    const app = await ask({ status: 422, json: { message: 'The selected email is invalid.' } });
    await waitFor(() =>
      expect(getShownError('Correo electrónico')).toBe('No se encontró este correo electrónico.'),
    );
    expect(app.dialogs()).toEqual([]);
  });

  test('the request for a password link shows a wait of 60 s when a 422 asks to wait and has no Retry-After', async () => {
    const message = 'Please wait before retrying.';
    const app = await ask({ status: 422, json: { message, errors: { email: [message] } } });
    await screen.findByText('Espera 60 s para pedir otro enlace.');
    expect(app.dialogs()).toEqual([]);
  });

  test('the request for a password link shows the Retry-After seconds of a 429 response and is not sent again meanwhile', async () => {
    const app = await ask({
      status: 429,
      json: { message: 'Please wait before retrying.' },
      headers: { 'Retry-After': '40' },
    });
    await screen.findByText('Espera 40 s para pedir otro enlace.');
    await app.press('Enviar enlace');
    expect([app.dialogs(), server.lines()]).toEqual([[], [FORGOT]]);
  });

  test.each(['', 'ana'])(
    'the request for a password link shows an error for the e-mail $0 and makes no call',
    async (email) => {
      const app = await openApp('/user/forgot-password');
      await app.user.click(screen.getByLabelText('Correo electrónico'));
      await app.user.paste(email);
      await app.press('Enviar enlace');
      expect(getShownError('Correo electrónico')).not.toBeNull();
      expect(server.lines()).toEqual([]);
    },
  );
});
