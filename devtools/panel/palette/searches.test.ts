// @vitest-environment jsdom

import { beforeAll, expect, test } from 'vitest';
import { OTHER_NAMES } from '../../search/other-names.ts';
import { findScreens } from '../../search/screen-texts.ts';
import { startSimulator } from '../../testing.tsx';
import type { PanelContextValue } from '../context/context.ts';
import type { Command } from './command.ts';
import { listCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';

const jump = { land: 'at', silent: false, data: true, kinds: ['cutoff'] };
let commands: Command[];
beforeAll(async () => {
  const simulator = startSimulator();
  // An edit, so that the commands include its undo.
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  commands = listCommands({ jump, simulator, app: window } as unknown as PanelContextValue);
});

test('each command with other names exists', () => {
  const ids = new Set(commands.map(({ id }) => id));
  expect(Object.keys(OTHER_NAMES).filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ['rate limit', 'message 429 Too Many Attempts.'],
  ['demasiadas peticiones', 'message 429 Too Many Attempts.'],
  ['modo avión', 'offline'],
  ['quedarse sin señal', 'offline'],
  ['slow 3g', 'latency'],
  ['se cuelga', 'POST /api/trivia/answer timeout'],
  ['timeout en login', 'POST /api/auth/login timeout'],
  ['login como', 'open personas'],
  ['respuesta vacía', 'POST /api/trivia/answer empty'],
  ['servidor caído', 'message 502 Bad Gateway'],
  ['internal server error', 'message 500 Server Error'],
  ['token expirado', 'message 401 Unauthenticated.'],
  ['borrar cookies', 'csrf'],
  ['trivia repetida', 'dialog modal/questionAnsweredByUser'],
  ['sesión en otro dispositivo', 'dialog modal/expiredSession'],
  ['json inválido', 'recipe message/answer-cut-short'],
  ['menor de edad', 'recipe account/register-underage'],
  ['apodo repetido', 'recipe account/register-taken-nickname'],
  ['usuario nuevo', 'as nico'],
  ['cuenta no verificada', 'as lupe'],
  ['x60', 'rate 60'],
  ['parar el reloj', 'freeze'],
  ['adelantar una hora', 'open clock'],
  ['cierre del partido', 'cutoff:755'],
  ['empezar de nuevo', 'reset'],
  ['limpio', 'reset'],
  ['bug report', 'report'],
  ['copiar curl', 'open network'],
  ['código de verificación', 'open mailbox'],
  ['editar partido', 'open world'],
  ['compartir', 'link'],
  ['internet', 'offline'],
  ['señal', 'offline'],
  ['conexión', 'offline'],
  ['el campeón', 'recipe moment/season-over'],
  ['acaba la final', 'recipe moment/season-over'],
  ['en vivo', 'recipe moment/live'],
  ['llenar el formulario', 'fill'],
  ['nombre largo', 'open personas'],
])('a tester’s search for “%s” finds the command with the id “%s” among its first three', (words, id) => {
  const groups = findCommands(commands, words, 'all', { screens: findScreens(words) });
  const found = groups.flatMap((group) => group.commands.map((command) => command.id));
  expect(found.slice(0, 3)).toContain(id);
});

test('Enter after “fallar login no verificado” adds the fault, and opens no section of the panel', () => {
  const [group] = findCommands(commands, 'fallar login no verificado', 'all');
  expect(group?.commands[0]?.id).toBe('POST /api/auth/login 403 Your email address is not verified.');
});
