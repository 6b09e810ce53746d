import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

const EMAIL = 'ana@correo.mx';
const WAITING = { verification: `{"nav":"coac","email":"${EMAIL}"}` };
const PASSWORD = 'papas con chile';

interface FormRow {
  path: string;
  line: string;
  options?: { verification?: string; token?: string };
  send: (app: OpenedApp) => Promise<void>;
}

const FORMS: Record<string, FormRow> = {
  'the request for a reset link': {
    path: '/user/forgot-password',
    line: 'POST /api/auth/forgot-password',
    async send(app) {
      await app.fill('Correo electrónico', EMAIL);
      await app.press('Enviar enlace');
    },
  },
  'a new password': {
    path: `/user/change-password/${EMAIL}/token-1`,
    line: 'POST /api/auth/change-password',
    async send(app) {
      await app.fill('Nueva contraseña', PASSWORD);
      await app.fill('Repite tu contraseña', PASSWORD);
      await app.press('Guardar');
    },
  },
  'a confirmation code': {
    path: '/user/confirm-account',
    line: 'POST /api/user/verify',
    options: WAITING,
    async send(app) {
      await app.fill('Código de 6 dígitos', '407213');
      await app.press('Confirmar');
    },
  },
};

async function loseAnswer({ path, line, options, send }: FormRow, isOnline: boolean) {
  // A cookie, so that the form's own call is the first.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=1');
  server.on(line, { breaks: 'drop' });
  const app = await openApp(path, options);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await send(app);
  return { app, dialog: within(await app.dialog('networkError')) };
}

test.each(Object.entries(FORMS))(
  'without internet, “Reintentar” sends %s again with what was typed',
  async (_what, form) => {
    const { app } = await loseAnswer(form, false);
    await app.press('Reintentar');
    await waitFor(() => expect(server.count(form.line)).toBe(2));
    const [first, second] = server.requests().map(({ body }) => body);
    expect(second).toEqual(first);
  },
);

test.each(Object.entries(FORMS))(
  'after %s whose answer is lost, the dialog says “Entendido” and sends nothing again',
  async (_what, form) => {
    const { app, dialog } = await loseAnswer(form, true);
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Entendido']);
    await app.press('Entendido');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.count(form.line)).toBe(1);
  },
);
