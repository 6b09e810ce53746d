/** Describes what a recipe looks for, in Spanish. */
import type { ScreenExpectation, Target } from '../../api.ts';
import type { AppPage } from '../app.ts';
import { SUMMARY } from './driver.ts';

export function describeScreen(page: AppPage, screen: ScreenExpectation): string {
  if ('text' in screen) return `el texto “${screen.text}”`;
  if ('target' in screen) return describeTarget(screen.target);
  if ('field' in screen) return `“${screen.error}” en el campo ${screen.field}`;
  if ('route' in screen) return `la dirección ${screen.route}`;
  return page.describe(screen);
}

const ROLES: Readonly<Record<string, string>> = {
  button: 'el botón',
  checkbox: 'la casilla',
  heading: 'el título',
  link: 'el enlace',
  [SUMMARY]: 'el desplegable',
  tab: 'la pestaña',
};

export const describeTarget = ({ role, name, nth = 0 }: Target) =>
  `${role ? (ROLES[role] ?? role) : 'el campo'} “${name}”${nth > 0 ? ` (${nth + 1})` : ''}`;
