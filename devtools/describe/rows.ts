import type { ColumnView, Fact, RowDiff, TableName } from '../../mock-server/index.ts';
import { toIso } from '../../mock-server/lib/time.ts';
import { copy } from '../copy/shared.ts';
import type { Simulator } from '../simulator.ts';

type Row = Record<string, unknown>;
type Column = Pick<ColumnView, 'type'>;

const COLUMN_NAMES: Readonly<Record<string, string>> = {
  accepts_marketing: 'Acepta promociones',
  alias: 'Nombre de la jornada',
  answer: 'Respuesta',
  awayId: 'Visitante',
  away_goals: 'Goles del visitante',
  away_score: 'Goles del visitante',
  before_hours_bet: 'Horas antes del inicio en que cierra',
  before_weeks_bet: 'Semanas antes del inicio en que abre',
  bet_days: 'Días para pronosticar',
  birthdate: 'Nacimiento',
  city: 'Ciudad',
  closed: 'Cerrada a mano',
  closes: 'Cierra',
  color: 'Color',
  color_alt: 'Otro color',
  correct: 'Respuesta correcta',
  created_at: 'Desde',
  date: 'Fecha',
  date_start: 'Empieza',
  deleted_at: 'Borrada',
  effect: 'Efecto',
  email: 'Correo',
  exact: 'Exactos',
  expires_at: 'Caduca',
  gameId: 'Partido',
  hides_score: 'Sin marcador en vivo',
  homeId: 'Local',
  home_goals: 'Goles del local',
  home_score: 'Goles del local',
  id: 'Número',
  isCurrent: 'Es la actual',
  isPublished: 'Se ve',
  is_correct: 'Acertó',
  kind: 'Tipo',
  label: 'Falla',
  last: 'Último envío, en segundos',
  last_name: 'Apellidos',
  match: 'Partido',
  met: 'Peticiones que la encontraron',
  municipality: 'Municipio',
  name: 'Nombre',
  neighborhood: 'Colonia',
  nickname: 'Apodo',
  number: 'Jornada',
  opens: 'Abre',
  options: 'Opciones',
  p: 'Probabilidad',
  password: 'Contraseña',
  path: 'Dirección',
  phone: 'Celular',
  place: 'Orden',
  points: 'Puntos',
  position: 'Lugar',
  postponed_at: 'Pospuesto',
  published_at: 'Se publica',
  question: 'Pregunta',
  refusal: 'Por qué no se puede',
  results: 'Resultados',
  revoked: 'Cerrada',
  score: 'Marcador',
  secret: 'Código o enlace',
  seeded: 'De la temporada',
  short_name: 'Clave',
  stadium: 'Estadio',
  state: 'Estado',
  status: 'Estado a mano',
  subject: 'Asunto',
  time: 'Hora',
  times: 'Veces',
  to: 'Para',
  token: 'Llave',
  triviaId: 'Trivia',
  trivias: 'Trivias',
  used: 'Usado',
  userId: 'Cuenta',
  verified_at: 'Verificada',
  week: 'Jornada número',
  weekId: 'Jornada',
  when: 'Cuándo',
  zipcode: 'Código postal',
};

export const getColumnName = (column: string): string => COLUMN_NAMES[column] ?? column;

/** The columns that a person looks for in a table. They come first, in this order. */
const FIRST_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  weeks: ['alias', 'date_start', 'closed', 'before_hours_bet', 'before_weeks_bet', 'bet_days', 'isCurrent'],
  games: ['state', 'status', 'home_goals', 'away_goals', 'date', 'time', 'opens', 'closes', 'postponed_at'],
  trivias: ['week', 'question', 'options', 'correct'],
  users: ['email', 'verified_at', 'deleted_at', 'name', 'last_name', 'nickname', 'phone', 'birthdate'],
  sessions: ['nickname', 'revoked', 'created_at'],
  predictions: ['nickname', 'home_score', 'away_score', 'points', 'week', 'created_at'],
  answers: ['nickname', 'answer', 'is_correct', 'created_at'],
  mails: ['to', 'secret', 'expires_at', 'used', 'kind', 'created_at'],
  teams: ['name', 'short_name', 'color', 'color_alt'],
};

export function orderColumns<Listed extends { name: string }>(
  table: string,
  columns: readonly Listed[],
): Listed[] {
  const first = FIRST_COLUMNS[table] ?? [];
  const rank = ({ name }: Listed) => (first.includes(name) ? first.indexOf(name) : first.length);
  return columns.toSorted((a, b) => rank(a) - rank(b));
}

/** The statuses that a game can have by hand. The server takes any text, and shows one that is not in the list. */
const STATUSES = ['programado', 'activo', 'en juego', 'finalizado', 'pospuesto', 'cancelado'];

/** Returns the choices of a column that is a list, with the present value; null for another column. */
export function getChoices(table: string, column: string, value: unknown) {
  if (table !== 'games' || column !== 'status') return null;
  const text = String(value ?? '');
  const others = text === '' || STATUSES.includes(text) ? [] : [text];
  return [
    { value: '', name: 'Según la hora' },
    ...[...STATUSES, ...others].map((status) => ({ value: status, name: status })),
  ];
}

/** Text of the instant 0, which stands for “from the start”, such as `published_at` of a regular game. */
const NO_INSTANT = '–';

export function writeCell({ type }: Column, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (type === 'instant' && typeof value === 'number')
    return value > 0 ? toIso(value).slice(0, 16).replace('T', ' ') : NO_INSTANT;
  if (Array.isArray(value)) return value.join(' | ');
  return String(value);
}

/**
 * Converts the text of a table cell to a value. Empty text is null, except in a list. `resolve` throws an error
 * with a Spanish message for an unknown instant.
 */
export function readCell({ type }: Column, text: string, resolve: (text: string) => number): unknown {
  if (type === 'list') return text.split('|').map((part) => part.trim());
  if (text.trim() === '') return null;
  if (type === 'number') return Number(text);
  if (type === 'instant') return text.trim() === NO_INSTANT ? 0 : resolve(text.trim());
  return text;
}

function writeValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  return writeCell({ type: name.endsWith('_at') ? 'instant' : 'text' }, value) || 'nada';
}

const SCORES = [
  ['home_goals', 'away_goals'],
  ['home_score', 'away_score'],
];

const writeChange = (before: string, after: string) => `${before} → ${after}`;

/** Writes the changes of `columns`: `1–1 → 3–0` for a score, `Estadio: BBVA → Azteca` for another column. */
function describeValues(columns: readonly string[], before: Row, after: Row): string {
  const pair = SCORES.find((names) => names.every((name) => name in before && name in after)) ?? [];
  const writeScore = (row: Row) => pair.map((name) => row[name]).join('–');
  const others = columns.filter((name) => !pair.includes(name));
  const changes = others.map(
    (name) =>
      `${getColumnName(name)}: ${writeChange(writeValue(name, before[name]), writeValue(name, after[name]))}`,
  );
  const hasScore = others.length < columns.length;
  if (hasScore) changes.unshift(writeChange(writeScore(before), writeScore(after)));
  return changes.join(', ');
}

/**
 * Returns the text of an edit for the history. `world.edit` ends the label of an edit with the names of the changed
 * columns; the text has their old and new values instead.
 */
export function describeEdit({ label, changes }: Extract<Fact, { kind: 'edit' }>['payload']): string {
  const { patch, before } = changes[0] ?? {};
  const names = Object.keys(patch ?? {});
  const ending = `: ${names.join(', ')}`;
  if (!patch || !before || !label.endsWith(ending)) return label;
  return `${label.slice(0, -ending.length)}: ${describeValues(names, before, patch)}`;
}

/** Returns functions that name rows and describe their changes. They read related rows from the current branch. */
export function createRowNames({ world }: Pick<Simulator, 'world'>) {
  const tables = new Map<TableName, Map<string, Row>>();
  const find = (table: TableName, id: unknown): Row | undefined => {
    const rows = tables.get(table) ?? new Map(world.table(table).rows.map((row) => [String(row.id), row]));
    tables.set(table, rows);
    return rows.get(String(id));
  };
  const getTeam = (id: unknown) => String(find('teams', id)?.short_name ?? '---');
  const getUser = (id: unknown) => String(find('users', id)?.nickname ?? `Cuenta ${id}`);
  const getGame = (id: unknown) => String(find('games', id)?.match ?? 'Partido quitado');
  const names: Record<TableName | 'ranking', (row: Row) => string> = {
    games: (row) => `${getTeam(row.homeId)}–${getTeam(row.awayId)}`,
    weeks: (row) => copy.week(String(row.number)),
    trivias: (row) => `Trivia de la jornada ${row.weekId}`,
    users: (row) => String(row.nickname),
    ranking: (row) => String(row.nickname),
    predictions: (row) => `${getUser(row.userId)}, ${getGame(row.gameId)}`,
    answers: (row) => getUser(row.userId),
    sessions: (row) => getUser(row.userId),
    mails: (row) => String(row.subject),
    faults: (row) => String(row.label),
    teams: (row) => String(row.name),
  };
  /** Replaces the ids of teams, accounts and other rows in a row by their names. */
  const replaceIds = (row: Row): Row => ({
    ...row,
    ...('homeId' in row && { homeId: getTeam(row.homeId), awayId: getTeam(row.awayId) }),
    ...('userId' in row && { userId: getUser(row.userId) }),
    ...('gameId' in row && { gameId: getGame(row.gameId) }),
  });
  return {
    getName: (table: TableName | 'ranking', row: Row) => names[table](row),
    /** Describes in one line how a row differs between two branches. */
    describeRowDiff(table: TableName, { columns, before, after }: RowDiff): string {
      const row: Row = after ?? before ?? {};
      const name = names[table](row);
      if (before && after) {
        // In the order of the table's columns.
        const inOrder = world.table(table).columns.map((column) => column.name);
        const changed = inOrder.filter((column) => columns.includes(column));
        return `${name}: ${describeValues(changed, replaceIds(before), replaceIds(after))}`;
      }
      const score = SCORES.find((pair) => pair.every((name) => name in row))?.map((name) => row[name]);
      const value = score?.join('–') ?? String(row.answer ?? 'está');
      return `${name}: ${before ? writeChange(value, 'no está') : writeChange('no está', value)}`;
    },
  };
}
