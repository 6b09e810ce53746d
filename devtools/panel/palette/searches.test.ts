// @vitest-environment jsdom

import { beforeAll, expect, test } from 'vitest';
import { OTHER_NAMES } from '../../search/other-names.ts';
import { LINES } from '../../search/screen-lines.ts';
import { findScreens } from '../../search/screen-texts.ts';
import { startSimulator } from '../../testing.tsx';
import type { PanelContextValue } from '../context/context.ts';
import type { Command } from './command.ts';
import { listCommands } from './commands.ts';
import { toDemoCommands } from './demo-commands.ts';
import { findCommands } from './find-commands.ts';

const jump = { land: 'at', silent: false, data: true, kinds: ['cutoff'] };
let commands: Command[];
beforeAll(async () => {
  const simulator = startSimulator();
  // jsdom has no full screen.
  Object.assign(document, { fullscreenEnabled: true });
  // An edit, so that the commands include its undo.
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  commands = listCommands({ jump, simulator, app: window, isQa: true } as unknown as PanelContextValue);
});

test.each([
  ['imágenes', 'pictures'],
  ['captura', 'pictures'],
  ['captura de pantalla', 'pictures'],
  ['diapositivas', 'pictures'],
  ['lista', 'playlist'],
  ['lista de reproducción', 'playlist'],
  ['empezar otra vez', 'reset'],
  ['empezar de cero', 'reset'],
  ['compartir', 'link'],
  ['mandar enlace', 'link'],
  ['pantalla completa', 'full'],
  ['proyectar', 'full'],
  ['grabar', 'record'],
  ['grabar un recorrido', 'record'],
  ['libro', 'book'],
  ['especificación', 'open spec'],
])('in the palette of the density Demo, “%s” has the command with the id “%s” first', (search, id) => {
  const screens = findScreens(search, LINES);
  const [group] = findCommands(toDemoCommands(commands), search, 'all', { screens });
  expect(group?.commands[0]?.id).toBe(id);
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
  ['lentísimo', 'latency'],
  ['va lento', 'latency'],
  ['se me fue el wifi', 'offline'],
  ['penales', 'recipe page/faq'],
  ['olvidé mi contraseña', 'recipe flow/forgotten-password'],
  ['poner gol', 'open world'],
  ['marcador', 'open world'],
  ['guardar la sesión', 'export'],
  ['toda la semana', 'recipe flow/week-to-points'],
  ['se traba', 'latency'],
  ['no carga', 'latency'],
  ['perdí la señal', 'offline'],
  ['apagando el wifi', 'offline'],
  ['desempates', 'recipe page/faq'],
  ['no me acuerdo de mi clave', 'recipe flow/forgotten-password'],
  ['cambié mi contraseña', 'recipe flow/forgotten-password'],
  ['anotar un gol', 'open world'],
  ['registrándose', 'recipe flow/first-boleto'],
  ['darme de alta', 'recipe flow/first-boleto'],
  ['mandé mi boleto', 'dialog modal/sendPool'],
  ['ganadores', 'recipe moment/season-over'],
  ['cuánto gané', 'recipe page/week-points'],
  ['mi lugar', 'recipe page/ranking-own-place'],
  ['contesté mal', 'dialog trivia/incorrect'],
  ['recordatorios', 'recipe page/bonus-closings'],
  ['compartir en instagram', 'recipe page/share-results'],
  ['estampas', 'recipe page/album'],
  ['bienvenida', 'recipe moment/visitor'],
  ['borré mi cuenta', 'dialog modal/accountDeleted'],
  ['cumpleaños', 'recipe account/register-underage'],
  ['teléfonos inválidos', 'recipe account/register-short-phone'],
  ['aviso de privacidad', 'recipe page/legal'],
  ['partido cancelado', 'recipe page/games-postponed'],
  ['liguilla', 'recipe page/games-no-calendar'],
  ['doble clic', 'POST /api/pool/user drop after'],
  ['página en blanco', 'recipe message/start-refused'],
  ['no funciona', 'report'],
  ['mostrar a los directores', 'open recipes'],
  ['presentaciones', 'open recipes'],
  ['diapositivas', 'pictures'],
  ['último minuto', 'cutoff:755'],
  ['no me llega el código', 'open mailbox'],
  ['pantallas chicas', 'cabina'],
  ['me equivoqué', 'undo'],
  ['otra persona', 'open personas'],
  ['usuario', 'new persona'],
  ['alta', 'new persona'],
  ['cuenta', 'new persona'],
  ['persona', 'new persona'],
  ['registrar', 'new persona'],
  ['crear persona nueva', 'new persona'],
  ['create user', 'new persona'],
  ['cerrar jornada', 'week-7'],
  ['cierre de jornada', 'week-7'],
  ['publicar resultados', 'publish'],
  ['terminar la jornada', 'publish'],
  ['descargar har', 'har'],
  ['har', 'har'],
  ['bajar el har', 'har'],
  ['export har', 'har'],
  ['lentitud', 'latency'],
  ['red lenta', 'latency'],
  ['slow network', 'latency'],
  ['revertir', 'undo'],
  ['rollback', 'undo'],
  ['rehacer', 'open branches'],
  ['pdf', 'pictures'],
  ['imprimir', 'pictures'],
  ['video', 'record'],
  ['grabar video', 'record'],
  ['sin internet', 'offline'],
  ['no internet', 'offline'],
  ['borrar cuenta', 'delete'],
  ['delete account', 'delete'],
  ['cerrar sesión desde el servidor', 'revoke'],
  ['kick', 'revoke'],
  ['quitar fallas', 'restore'],
  ['normalizar', 'restore'],
  ['reset', 'reset'],
  ['empezar de cero', 'reset'],
  ['congelar', 'freeze'],
  ['pause clock', 'freeze'],
  ['siguiente evento', 'next'],
  ['retroceder', 'previous'],
  ['visitante', 'as visitante'],
  ['ana@correo.mx', 'as ana'],
  ['bug', 'report'],
  ['reportar', 'report'],
  ['401', 'message 401 Unauthenticated.'],
  ['500', 'message 500 Server Error'],
  ['503', 'message 503 Service Unavailable'],
  ['timeout', 'message 504 Gateway Timeout'],
  ['token inválido', 'message 401 Unauthenticated.'],
  ['doble envío', 'POST /api/pool/user drop after'],
  ['exportar mundo', 'export'],
  ['backup', 'export'],
  ['nueva pestaña', 'tab'],
  ['dos pestañas', 'tab'],
  ['buzón', 'open mailbox'],
  ['otp', 'open mailbox'],
  ['peticiones', 'open network'],
  ['logs', 'open network'],
  ['mobile', 'cabina'],
  ['compartir enlace', 'link'],
  ['qué falta probar', 'open coverage'],
  ['ver peticiones', 'open network'],
  ['ver localStorage', 'stored'],
  ['ver lo guardado', 'stored'],
  ['token', 'stored'],
  ['borrador', 'stored'],
  ['cómo cambio la hora', 'open clock'],
  ['ver el tiempo', 'open clock'],
  ['cómo congelo el reloj', 'freeze'],
  ['dónde están los correos', 'open mailbox'],
  ['ver el código de confirmación', 'open mailbox'],
  ['dónde veo los encabezados', 'open network'],
  ['cómo cambio de persona', 'open personas'],
  ['dónde está la contraseña', 'open personas'],
  ['dónde pongo un error', 'open faults'],
  ['cómo simulo una falla', 'open faults'],
  ['dónde se ven las fallas', 'open faults'],
  ['ver qué falta probar', 'open coverage'],
  ['dónde está el historial', 'open branches'],
  ['ver las ramas', 'open branches'],
  ['ver los recorridos', 'open recipes'],
  ['cómo edito un partido', 'open world'],
  ['dónde están las tablas', 'open world'],
  ['ver la especificación', 'open spec'],
  ['cómo reporto un error', 'report'],
  ['cómo empiezo de cero', 'reset'],
])('a tester’s search for “%s” finds the command with the id “%s” among its first three', (words, id) => {
  const groups = findCommands(commands, words, 'all', { screens: findScreens(words, LINES) });
  const found = groups.flatMap((group) => group.commands.map((command) => command.id));
  expect(found.slice(0, 3)).toContain(id);
});

/** What people typed to find a fault, and the commands of which one has to be first or second. */
const FAULT_SEARCHES: readonly (readonly [string, readonly string[]])[] = [
  ['429 al mandar', ['POST /api/pool/user 429 Too Many Attempts.']],
  ['que el servidor no conteste', ['unanswered']],
  ['servidor caído', ['down']],
  ['error al enviar', ['POST /api/pool/user drop']],
  ['sin respuesta', ['unanswered']],
  ['tarda mucho en contestar', ['latency']],
  ['se cae el wifi', ['offline']],
  ['demasiados intentos al enviar', ['recipe message/send-too-soon']],
  // The rest was written to vary the first eight: a code, an effect or the network, with or without a call.
  ['500 al enviar', ['POST /api/pool/user 500 Server Error']],
  ['503 al mandar el boleto', ['POST /api/pool/user 503 Service Unavailable']],
  ['error 500 en el login', ['POST /api/auth/login 500 Server Error']],
  ['timeout al enviar', ['POST /api/pool/user timeout']],
  ['se tarda al iniciar sesión', ['POST /api/auth/login delay']],
  ['que no conteste el ranking', ['GET /api/ranking timeout']],
  ['perder la respuesta al enviar', ['POST /api/pool/user drop after']],
  ['contesta basura', ['POST /api/pool/user malformed']],
  ['login tarda mucho', ['POST /api/auth/login delay']],
  ['el servidor no responde', ['unanswered', 'message 502 Bad Gateway']],
  ['el servidor está caído', ['down', 'message 502 Bad Gateway']],
  ['mantenimiento al enviar', ['POST /api/pool/user 503 Service Unavailable']],
  ['sin conexión al enviar', ['POST /api/pool/user drop', 'recipe flow/lost-answer']],
  ['se corta al registrarse', ['POST /api/user/register drop']],
  ['registro falla', ['POST /api/user/register drop']],
  ['ranking lento', ['GET /api/ranking delay']],
  ['respuesta a medias en partidos', ['GET /api/games/all truncated']],
  ['429 en la trivia', ['POST /api/trivia/answer 429 Too Many Attempts.']],
  ['sesión vencida al enviar', ['POST /api/pool/user 401 Unauthenticated.']],
  ['419 al enviar', ['POST /api/pool/user 419 CSRF token mismatch.']],
  ['error del servidor al registrarse', ['POST /api/user/register 500 Server Error']],
  ['lento al enviar', ['POST /api/pool/user delay']],
  ['retener el envío', ['POST /api/pool/user hold']],
  ['se cayó el servidor', ['down', 'message 502 Bad Gateway']],
  ['se fue la conexión', ['offline']],
];

test.each(FAULT_SEARCHES)('a search for the fault “%s” finds %j first or second', (words, ids) => {
  const groups = findCommands(commands, words, 'all', { screens: findScreens(words, LINES) });
  const found = groups.flatMap((group) => group.commands.map((command) => command.id));
  expect(found.slice(0, 2)).toSatisfy((first: string[]) => first.some((id) => ids.includes(id)));
});

test('Enter after “fallar login no verificado” adds the fault, and opens no section of the panel', () => {
  const [group] = findCommands(commands, 'fallar login no verificado', 'all');
  expect(group?.commands[0]?.id).toBe('POST /api/auth/login 403 Your email address is not verified.');
});

test('Enter after “cerrar jornada” goes to the cut-off of the week, and publishes no results', () => {
  const [group] = findCommands(commands, 'cerrar jornada', 'all', {
    screens: findScreens('cerrar jornada', LINES),
  });
  expect(group?.commands[0]?.id).toBe('week-7');
});
