import type { ControlAction, TableName } from '../api.ts';
import { getCallLabel, getPersonaName } from '../copy/labels.ts';
import { copy } from '../copy/shared.ts';
import { getColumnName } from '../describe/columns.ts';
import { formatDayHour, formatDuration } from '../lib/format.ts';
import type { RowReference } from './game-types.ts';

/** Returns the caption of a recorded step with the action. `at`: where a time jump landed (world time, ms). */
export function getControlCaption(action: ControlAction, at?: number): string {
  switch (action.control) {
    case 'advance':
      return `El reloj avanza ${writeSpan(action.span)}${getSilentText(action.silent)}`;
    case 'goto':
      return `El reloj va ${at === undefined ? 'a otro momento' : `al ${formatDayHour(at)}`}${getSilentText(action.silent)}`;
    case 'edit': {
      const row = describeReference(action.table, action.row);
      return `Cambia ${row}: ${Object.keys(action.patch).map(getColumnName).join(', ')}`;
    }
    case 'remove':
      return `Quita ${describeReference(action.table, action.row)}`;
    case 'undo':
      return action.back ? 'Deshace un cambio anterior' : 'Deshace el último cambio';
    case 'publish':
      return `Publica el resultado de ${describeReference('games', action.game)}`;
    case 'publish-week':
      return `Publica los resultados de la jornada ${action.week}`;
    case 'as':
      return action.persona === 'visitante'
        ? 'Mira como visitante'
        : `Entra como ${getPersonaName(action.persona)}`;
    case 'revoke':
      return action.email === undefined
        ? 'Cierra su sesión desde el servidor'
        : `Cierra las sesiones de ${action.email}`;
    case 'delete-user':
      return action.email === undefined ? 'Borra la cuenta' : `Borra la cuenta ${action.email}`;
    case 'verify':
      return `Confirma la cuenta ${action.email} en otro navegador`;
    case 'answer-trivia':
      return `Contesta la trivia de la jornada ${action.week} en otro dispositivo`;
    case 'expire-mail':
      return 'Caduca el correo';
    case 'add-account':
      return `Crea la cuenta ${action.person.email}`;
    case 'fill-registration':
      return 'Llena el registro con una persona inventada';
    case 'show':
      return 'Va a donde se ve';
    case 'device':
      return describeDeviceChange(action.mode);
    case 'laravel':
      return action.isOn ? 'El servidor queda como de fábrica' : 'El servidor deja de estar como de fábrica';
    case 'fail': {
      const { match } = action.fault;
      return `Hace fallar ${match === '*' ? 'todo lo que la app pide' : describeCall(match)}`;
    }
    case 'heal':
      return action.fault === undefined ? 'Quita las fallas' : 'Quita una falla';
    case 'release-calls':
      return 'Deja seguir lo que estaba detenido';
    case 'repeat-call':
      return `Repite ${describeCall(`${action.method} ${action.url.replace(/\?.*/, '')}`)}`;
    case 'poke':
      return 'Regresa a la app';
    case 'reload':
      return 'Recarga la página';
  }
}

const getSilentText = (silent: boolean) => (silent ? ', sin avisar a la app' : '');

function describeDeviceChange(mode: 'real' | 'server' | number): string {
  if (mode === 'real') return 'Pone el reloj del celular en la hora real';
  if (mode === 'server') return 'Pone el reloj del celular igual al del servidor';
  return `Desfasa el reloj del celular ${mode < 0 ? '−' : '+'}${formatDuration(mode)}`;
}

const TABLE_NAMES: Partial<Record<TableName, string>> = copy.tableNames;

function describeReference(table: TableName, row: RowReference): string {
  if (typeof row !== 'object') return `${TABLE_NAMES[table] ?? table} ${row}`;
  if ('triviaOf' in row) return `la trivia de la jornada ${row.triviaOf}`;
  if ('account' in row) return `la cuenta ${row.account}`;
  if ('mailTo' in row) return `un correo de ${row.mailTo}`;
  if ('sessionOf' in row) return `una sesión de ${row.sessionOf}`;
  const game = `el partido ${row.game} de la jornada ${row.week}`;
  return 'predictionOf' in row ? `el pronóstico de ${row.predictionOf} en ${game}` : game;
}

/** `1h 1m` is `1 h 1 min`. */
const writeSpan = (span: string) =>
  span
    .replace(/(\d+)([dhms])\s*/g, (_part, count, unit) => `${count} ${unit === 'm' ? 'min' : unit} `)
    .trim();

function describeCall(call: string): string {
  const label = getCallLabel(call);
  return label === call ? 'algo que la app pide' : `“${label}”`;
}
