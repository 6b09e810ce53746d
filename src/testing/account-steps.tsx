import { type OpenedApp, openApp } from './open-app.tsx';

const PASSWORD = 'papas con chile';

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
