/** What the app has stored in the browser, with names in Spanish, and without what a bug report must not have. */
import { parseJson } from '../../mock-server/lib/json.ts';
import { redact } from '../lib/redact.ts';
import type { FindGame } from './game-names.ts';

const PREFIX = 'lmx:';

const NAMES: Readonly<Record<string, string>> = {
  token: 'Sesión abierta (token)',
  player: 'De quién es la sesión',
  week: 'Jornada de la última visita',
  ending: 'Cierre de sesión a medias',
  sent: 'Aviso de un envío a las otras pestañas',
  verification: 'Correo por confirmar',
  trivia: 'Trivias sin terminar',
  'first-run': 'Tarjeta de bienvenida, ya cerrada',
  results: 'Resultados ya vistos',
  reload: 'Recarga por una versión nueva',
};

export const STORED_AREAS = ['localStorage', 'sessionStorage'] as const;
export type StoredArea = (typeof STORED_AREAS)[number];

export interface StoredItem {
  area: StoredArea;
  key: string;
  /** In bytes of UTF-8. */
  size: number;
  /** The stored text without sessions, e-mails and codes. */
  value: string;
}

/** Returns the items of the app in the order of their keys. A browser that blocks the storage has none. */
export function listStored(app: Pick<Window, StoredArea>): StoredItem[] {
  return STORED_AREAS.flatMap((area) => {
    try {
      const storage = app[area];
      return Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .sort()
        .map((key) => {
          const text = storage.getItem(key) ?? '';
          return { area, key, size: new TextEncoder().encode(text).length, value: hideSecrets(key, text) };
        });
    } catch {
      return [];
    }
  });
}

/** A token of the simulated server is too short for `redact`. */
const hideSecrets = (key: string, text: string) =>
  key === `${PREFIX}token` || key === `${PREFIX}player` ? text.replace(/^\S+/, '…') : redact(text);

/** Returns the Spanish name of a key, or the key itself, when the simulator doesn't know it. */
export function getStoredName(key: string): string {
  const [, week] = /^lmx:draft:[^:]*:(\d+)$/.exec(key) ?? [];
  return week ? `Marcadores sin enviar, jornada ${week}` : (NAMES[key.slice(PREFIX.length)] ?? key);
}

/** Returns JSON in lines: a row of a list is one line. Another text stays as it is. */
export function formatStored(text: string): string {
  const value = parseJson(text);
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`;
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Returns the scores of a draft with the names of their games, as `PUE–TIJ 2–1`; empty for other data. */
export function describeDraft({ key, value }: StoredItem, findGame: FindGame): string {
  const rows = key.startsWith(`${PREFIX}draft:`) ? parseJson(value) : [];
  if (!Array.isArray(rows)) return '';
  return rows
    .filter(Array.isArray)
    .map(([id, home, away]) => `${findGame(id) ?? id} ${home ?? '·'}–${away ?? '·'}`)
    .join(', ');
}
