/** The columns of the tables: their names, their order, the choices of a cell. */
import { GAME_STATUSES } from '../../mock-server/catalogue/statuses.ts';

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

/**
 * Returns the choices of a column that is a list, with the present value, which a world of an earlier version may have
 * outside the list; null for another column.
 */
export function getChoices(table: string, column: string, value: unknown) {
  if (table !== 'games' || column !== 'status') return null;
  const text = String(value ?? '');
  const others = text === '' || GAME_STATUSES.includes(text) ? [] : [text];
  return [
    { value: '', name: 'Según la hora' },
    ...[...GAME_STATUSES, ...others].map((status) => ({ value: status, name: status })),
  ];
}
