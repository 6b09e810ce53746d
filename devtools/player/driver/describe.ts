/** Describes what a recipe looks for, in Spanish. */
import type { ScreenExpectation, Target } from '../../api.ts';
import type { AppPage } from '../app.ts';
import { SUMMARY } from './driver.ts';

export function describeScreen(page: AppPage, screen: ScreenExpectation): string {
  if ('text' in screen) return `el texto “${toWords(screen.text)}”`;
  if ('target' in screen) return describeTarget(screen.target);
  if ('field' in screen) return `“${toWords(screen.error)}” en el campo ${screen.field}`;
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
  `${role ? (ROLES[role] ?? role) : 'el campo'} “${toWords(name)}”${nth > 0 ? `, el número ${nth + 1}` : ''}`;

/** A part of a regular expression that isn't plain text: an escape, a set of characters, or a sign such as `+`. */
const TOKENS = /\\[bdswBDSW]|\\(.)|\[[^\]]*\]|\(\?[:=!]|[()?+*^$|.]|\{[\d,]+\}/g;

/** Returns a pattern as a person would write it: “Quitar … (leche)”. */
function toWords(asked: string | RegExp): string {
  if (typeof asked === 'string') return asked;
  const words = asked.source.replace(TOKENS, (token, escaped?: string) => {
    if (escaped !== undefined) return escaped;
    if (token === '|') return ' o ';
    return /^(?:\\[dswDSW]|\[|\.)/.test(token) ? '…' : '';
  });
  return words.replace(/…+/g, '…');
}
