import type { MockControl } from '../../mock-server/index.ts';
import { type OpenedApp, openApp } from './open-app.tsx';

export const PASSWORD = 'papas con chile';

export async function submitLogin(app: OpenedApp, email: string, password = PASSWORD) {
  await app.fill('Correo electrónico', email);
  await app.fill('Contraseña', password);
  await app.press('Entrar');
}

export async function logIn(email: string, password = PASSWORD) {
  const app = await openApp('/user/login');
  await submitLogin(app, email, password);
  return app;
}

async function requestPasswordLink(email: string) {
  const app = await openApp('/user/forgot-password');
  await app.fill('Correo electrónico', email);
  await app.press('Enviar enlace');
  return app;
}

export async function receivePasswordLink(server: MockControl, email: string): Promise<string> {
  const app = await requestPasswordLink(email);
  await app.dialog('emailSentChangePasswordSuccess');
  app.view.unmount();
  const link = server.mail.last({ to: email, kind: 'link' })?.path ?? '';
  return link.replace(/^\/lmx/, '');
}

export async function changePassword(link: string, password: string) {
  const app = await openApp(link);
  await app.fill('Nueva contraseña', password);
  await app.fill('Repite tu contraseña', password);
  await app.press('Guardar');
  return app;
}

export async function confirmAccount(app: OpenedApp, code = '') {
  await app.fill('Código de 6 dígitos', code);
  await app.press('Confirmar');
}

export function getUserId(server: MockControl, email: string): string {
  return String(server.world.table('users').rows.find((row) => row.email === email)?.id);
}
