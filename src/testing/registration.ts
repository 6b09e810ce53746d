import { screen } from '@testing-library/react';
import type { OpenedApp } from './open-app.tsx';
import { createScriptedServer, type ScriptedServer } from './scripted-server.ts';

export const REGISTER = 'POST /api/user/register';
export const ZIPCODE = 'GET /api/zipcode/06700';
export const ROMA = {
  zipcode: '06700',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  neighborhoods: ['Roma Norte', 'Roma Sur'],
};

export function createRegistrationServer(): ScriptedServer {
  localStorage.clear();
  const server = createScriptedServer();
  server.on(ZIPCODE, { json: ROMA });
  server.on(REGISTER, { status: 201, json: { email: 'ana@correo.mx' } });
  return server;
}

export async function fillBirthdate(app: OpenedApp, day: string, month: string, year: string) {
  await app.fill('Día', day);
  await app.user.selectOptions(screen.getByLabelText('Mes'), month);
  await app.fill('Año', year);
}

export async function fillPerson(app: OpenedApp) {
  await app.fill('Nombre(s)', 'Ana María');
  await app.fill('Apellidos', 'Núñez O’Farril');
  await fillBirthdate(app, '14', 'Marzo', '1994');
  await app.fill('Celular (10 dígitos)', '+52 1 55 1234 5678');
  await app.fill('Código postal', '06700');
  await screen.findByText('Encontramos tu zona');
  await app.user.selectOptions(screen.getByLabelText('Colonia'), 'Roma Norte');
}

export async function toSecondStep(app: OpenedApp) {
  await fillPerson(app);
  await app.press('Continuar');
  await app.dialog('continueStepForm');
  await app.press('Sí, continuar');
  await screen.findByLabelText('Apodo para el ranking');
}

export async function fillAccount(app: OpenedApp) {
  await app.fill('Apodo para el ranking', 'ana_r');
  await app.fill('Correo electrónico', 'Ana@Correo.mx');
  await app.fill('Contraseña', ' marcador de dos ');
  await app.user.click(screen.getByLabelText(/^Tengo 18 años o más/));
  await app.user.click(screen.getByLabelText(/^Leí el Aviso/));
}

export const getFieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
