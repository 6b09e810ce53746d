import type { ControlAction, TableName } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { formatDuration } from '../lib/format.ts';
import type { RowReference } from './game-types.ts';

/** Returns the caption of a recorded step with the action. */
export function getControlCaption(action: ControlAction): string {
  switch (action.control) {
    case 'advance':
      return `El reloj avanza ${action.span}${getSilentText(action.silent)}`;
    case 'goto':
      return `El reloj va a ${action.time}${getSilentText(action.silent)}`;
    case 'edit': {
      const row = describeReference(action.table, action.row);
      return `Edita ${row}: ${Object.keys(action.patch).join(', ')}`;
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
      return `Usa la persona ${action.persona}`;
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
    case 'device':
      return describeDeviceChange(action.mode);
    case 'laravel':
      return `${action.isOn ? 'Enciende' : 'Apaga'} Laravel de fábrica`;
    case 'fail': {
      const { match } = action.fault;
      return `Pone una falla en ${match === '*' ? 'todas las peticiones' : match}`;
    }
    case 'heal':
      return action.fault === undefined ? 'Quita las fallas' : 'Quita una falla';
    case 'release-calls':
      return 'Suelta las peticiones detenidas y deja las fallas';
    case 'repeat-call':
      return `Repite la petición ${action.method} ${action.url}`;
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
