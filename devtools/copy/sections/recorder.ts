import { formatDuration } from '../../format.ts';
import { plural } from '../plural.ts';
import { worldCopy } from './world.ts';

const MAX_NAMED_FIELDS = 3;
const MAX_NAME_LENGTH = 60;

const shorten = (text: string) =>
  text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text;
const joinNames = (names: readonly string[]) =>
  new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(names.map(shorten));
const quietly = (silent: boolean) => (silent ? ', sin avisar a la app' : '');

/** Captions of recorded steps: what was done. */
export const recorderCopy = {
  unable: (what: string) => `${what}: un recorrido no puede repetirlo.`,
  otherWorld: 'Aquí se abrió otro mundo',
  otherBranch: 'Aquí se abrió otra rama',
  earlierFacts: 'Antes de grabar ya habían pasado cosas en este mundo',
  fact: 'Aquí se fue a uno de varios hechos del mismo segundo',
  olderUndo: 'Aquí se deshizo un cambio que no era el último',
  dismissed: 'Aquí se cerró un diálogo con Escape o tocando afuera',
  reloaded: 'Aquí se recargó la página',
  repeatedCall: 'Aquí se repitió una petición',
  invalid: 'Lo grabado no cabe en un recorrido: graba menos pasos o textos más cortos.',
  route: (route: string) => `Abre ${route}`,
  mailLink: 'Abre el enlace del correo',
  press: (name: string) => `Toca ${shorten(name)}`,
  fill: (names: readonly string[]) =>
    names.length > MAX_NAMED_FIELDS
      ? `Llena ${plural(names.length, 'campo', 'campos')}`
      : `Llena ${joinNames(names)}`,
  fillAndPress: (filled: string, name: string) => `${filled}, y toca ${shorten(name)}`,
  choose: (option: string, name: string) => `Elige ${shorten(option)} en ${shorten(name)}`,
  look: 'Mira la pantalla',
  advance: (span: number | string, silent: boolean) =>
    `El reloj avanza ${typeof span === 'number' ? formatDuration(span) : span}${quietly(silent)}`,
  goTo: (time: string, silent: boolean) => `El reloj va a ${time}${quietly(silent)}`,
  edit: (row: string, columns: readonly string[]) => `Edita ${row}: ${columns.join(', ')}`,
  remove: (row: string) => `Quita ${row}`,
  undo: 'Deshace el último cambio',
  publish: (row: string) => `Publica el resultado de ${row}`,
  publishWeek: (week: number) => `Publica los resultados de la jornada ${week}`,
  persona: (persona: string) => `Usa la persona ${persona}`,
  revoke: (email: string | undefined) =>
    email === undefined ? 'Cierra su sesión desde el servidor' : `Cierra las sesiones de ${email}`,
  deleteUser: (email: string | undefined) =>
    email === undefined ? 'Borra la cuenta' : `Borra la cuenta ${email}`,
  verify: (email: string) => `Confirma la cuenta ${email} en otro navegador`,
  answerTrivia: (week: number) => `Contesta la trivia de la jornada ${week} en otro dispositivo`,
  expireMail: 'Caduca el correo',
  device: {
    real: 'Pone el reloj del celular en la hora real',
    server: 'Pone el reloj del celular igual al del servidor',
  },
  deviceOffset: (ms: number) => `Desfasa el reloj del celular ${ms < 0 ? '−' : '+'}${formatDuration(ms)}`,
  laravel: (isOn: boolean) => `${isOn ? 'Enciende' : 'Apaga'} Laravel de fábrica`,
  fail: (match: string) => `Pone una falla en ${match === '*' ? 'todas las peticiones' : match}`,
  heal: (isAll: boolean) => (isAll ? 'Quita las fallas' : 'Quita una falla'),
  release: 'Suelta las peticiones retenidas',
  poke: 'Regresa a la app',
  rowGame: (week: number, game: number) => `el partido ${game} de la jornada ${week}`,
  rowTrivia: (week: number) => `la trivia de la jornada ${week}`,
  rowAccount: (email: string) => `la cuenta ${email}`,
  rowMail: (email: string) => `un correo de ${email}`,
  rowSession: (email: string) => `una sesión de ${email}`,
  rowPrediction: (email: string, game: string) => `el pronóstico de ${email} en ${game}`,
  row: (table: string, id: string | number) =>
    `${(worldCopy.tableNames as Record<string, string>)[table] ?? table} ${id}`,
} as const;
