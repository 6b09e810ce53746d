/**
 * The server's decisions that the API contract leaves open. Durations are in ms unless the name says otherwise.
 */
import { REFUSALS, type RefusalName } from './catalogue/catalogue.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from './lib/time.ts';

export const SERVER_RULES = {
  beforeHoursBet: 2,
  beforeWeeksBet: 1,
  betDays: 'lun,mar,mié,jue,vie,sáb,dom',
  codeLife: 15 * MINUTE_MS,
  linkLife: 60 * MINUTE_MS,
  tokenLife: 30 * DAY_MS,
  resendWait: 60 * SECOND_MS,
  forgotWait: 60 * SECOND_MS,
  loginTries: 5,
  loginWait: 60 * SECOND_MS,
  gameLength: 115 * MINUTE_MS,
  halfTime: 15 * MINUTE_MS,
  closingWeek: 7 * DAY_MS,
  /** A game becomes `activo` this long before its opening. */
  activation: 7 * DAY_MS,
  perPage: 10,
  maxPerPage: 100,
  lastWeek: 23,
  minimumAge: 18,
  maximumAge: 110,
} as const;

const getText = (name: RefusalName) => `${REFUSALS[name].status} ${REFUSALS[name].message}`;

export const SERVER_RULE_NOTES: readonly { name: string; value: string; note: string }[] = [
  { name: 'worldStart', value: '2026-08-26 12:00 −06:00', note: 'El mundo nace en miércoles, jornada 7.' },
  { name: 'before_hours_bet', value: '2', note: 'Sin dato, un partido cierra 2 horas antes.' },
  { name: 'before_weeks_bet', value: '1', note: 'Sin dato, un partido abre 1 semana antes.' },
  {
    name: 'bet_days',
    value: SERVER_RULES.betDays,
    note: 'Se pronostica todos los días; edítalo por jornada.',
  },
  { name: 'codeLife', value: '15 min', note: 'Vida de un código. Uno nuevo anula al anterior.' },
  { name: 'linkLife', value: '60 min', note: 'Vida de un enlace de contraseña. Sirve una vez.' },
  { name: 'tokenLife', value: '30 días', note: 'Vida de una sesión. Otra sesión no cierra esta sola.' },
  { name: 'resendWait', value: '60 s', note: `Antes de pedir otro código: ${getText('tooManyAttempts')}` },
  { name: 'forgotWait', value: '60 s', note: `Antes de pedir otro enlace: ${getText('waitBeforeRetrying')}` },
  {
    name: 'loginTries',
    value: '5 por minuto',
    note: 'Solo con Laravel de fábrica: luego, 422 Too many login attempts.',
  },
  { name: 'gameLength', value: '115 min', note: 'Del silbatazo inicial al resultado final.' },
  {
    name: 'closingWeek',
    value: '7 días',
    note: `Tras la final la jornada actual es la 24; luego, ${REFUSALS.noCurrentWeek.message}.`,
  },
  { name: 'trivia', value: 'dom 23:59', note: 'La trivia se contesta hasta el último día de su jornada.' },
  {
    name: 'alreadySent',
    value: REFUSALS.noMatchGames.message,
    note: 'Partido ya pronosticado, quitado, pospuesto o terminado.',
  },
  { name: 'closedWeek', value: REFUSALS.betNotAllowed.message, note: 'Jornada cerrada a mano en Mundo.' },
  {
    name: 'deletedAccount',
    value: '500 on null',
    note: 'Quien fue borrado por el administrador conserva su token.',
  },
  {
    name: 'liguilla',
    value: 'al terminar la fase anterior',
    note: 'Los partidos de la liguilla se publican entonces.',
  },
];
