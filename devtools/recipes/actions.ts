import { type Endpoint, REFUSALS, type RefusalName } from '../../mock-server/catalogue/catalogue.ts';
import type {
  Action,
  ControlAction,
  FaultSpec,
  Reference,
  ScreenExpectation,
  Step,
  TableName,
  Target,
  TextOrReference,
} from '../api.ts';
import type { Patch, RowReference } from './game-types.ts';

type Name = string | RegExp;
type SeeAction = Extract<Action, { do: 'see' }>;
/** A list of actions and of nested lists of actions. */
export type Actions = readonly (Action | Actions)[];

const flatten = (actions: Actions): Action[] =>
  actions.flatMap((action) => ('length' in action ? flatten(action) : action));

export const step = (says: string, detail: string, ...actions: Actions): Step => ({
  says,
  detail,
  actions: flatten(actions),
});

export const go = (route: TextOrReference): Action => ({ do: 'go', route });

export const pressThe = (role: string, name: Target<TextOrReference>['name'], nth?: number): Action => ({
  do: 'click',
  target: { role, name, nth },
});

export const press = (name: Target<TextOrReference>['name'], nth?: number) => pressThe('button', name, nth);
export const follow = (name: Target<TextOrReference>['name'], nth?: number) => pressThe('link', name, nth);
export const openTab = (name: Target<TextOrReference>['name'], nth?: number) => pressThe('tab', name, nth);
export const tick = (name: Target<TextOrReference>['name']) => pressThe('checkbox', name);

export const write = (label: Name, text: TextOrReference, nth?: number): Action => ({
  do: 'type',
  target: { name: label, nth },
  text,
});

export const choose = (name: Name, option: string): Action => ({ do: 'choose', target: { name }, option });

/** Fills in a score. `game` is the one-based position among the games whose score can be filled in. */
export const predict = (game: number, home: number, away: number): Actions => [
  write(/^Goles de .+ \(local\)$/, String(home), game - 1),
  write(/^Goles de .+ \(visitante\)$/, String(away), game - 1),
];

/** Opens the menu of a narrow window. In a wide one the links of the menu stand in the bar, and nothing is pressed. */
export const openMenu = (): Action => ({
  do: 'click',
  target: { role: 'button', name: /^Menú/ },
  isOptional: true,
});

/** Closes the open dialog or the menu with Escape. */
export const dismiss = (): Action => ({ do: 'dismiss' });

const see = (screen: ScreenExpectation): SeeAction => ({ do: 'see', screen });

export const seeModal = (modal: string) => see({ modal });
export const seeTrivia = (trivia: string) => see({ trivia });
export const seeText = (text: Name) => see({ text });
export const seeThe = (role: string, name: Name) => see({ target: { role, name } });
export const seeHeading = (name: Name) => seeThe('heading', name);
export const seeField = (field: string, error: Name) => see({ field, error });
export const seeRoute = (route: string) => see({ route });
/** Sees the page scrolled to its top. */
export const seeTop = () => see({ top: true });
export const seeProgress = (progress: number) => see({ progress });
/** Sees `count` games in a state, such as `open` or `live`. */
export const seeGames = (state: string, count: number) => see({ games: state, count });

/** Waits for a dialog and presses a button in it. */
export const answerDialog = (modal: string, button: string): Actions => [seeModal(modal), press(button)];

/**
 * Waits while the recipe plays, so that the viewer can look at the screen (ms). `run`, `apply` and tests don't wait.
 */
export const look = (ms: number): Action => ({ do: 'wait', ms });

export const codeFor = (to: string): Reference => ({ mail: 'code', to });
export const linkFor = (to: string): Reference => ({ mail: 'link', to });
export const rightAnswer = (week: number): Reference => ({ option: 'right', week });
export const wrongAnswer = (week: number): Reference => ({ option: 'wrong', week });

/** Advances the world's clock. With `silent`, the app learns the new time only from its next call. */
export const later = (span: string, { silent = false } = {}): ControlAction => ({
  control: 'advance',
  span,
  silent,
});
/** Moves the world's clock to a time expression. With `data: false`, only the clock moves and no fact is rewound. */
export const jumpTo = (time: string, { silent = false, data = true } = {}): ControlAction => ({
  control: 'goto',
  time,
  silent,
  data,
});
/** References a game by `nth`, its one-based position in the week. */
export const game = (week: number, nth: number) => ({ week, game: nth });
export const edit = (table: TableName, row: RowReference, patch: Patch): ControlAction => ({
  control: 'edit',
  table,
  row,
  patch,
});
export const remove = (table: TableName, row: RowReference): ControlAction => ({
  control: 'remove',
  table,
  row,
});
export const publishWeek = (week: number): ControlAction => ({ control: 'publish-week', week });
const GAMES_OF_WEEK = 9;

/** Makes every game of the week end 2–1, as the player predicted. */
export const perfectWeek = (week: number, email: string): ControlAction[] =>
  Array.from({ length: GAMES_OF_WEEK }, (_, index) => [
    edit('games', game(week, index + 1), { home_goals: 2, away_goals: 1 }),
    edit('predictions', { predictionOf: email, week, game: index + 1 }, { home_score: 2, away_score: 1 }),
  ]).flat();

/** Ends all sessions of the player on the server, as a log-in on another phone does. */
export const logInElsewhere = (): ControlAction => ({ control: 'revoke' });
export const deleteOnServer = (email?: string): ControlAction => ({ control: 'delete-user', email });
/** Continues as another persona, at the same time and on the same page. */
export const becomePersona = (persona: string): ControlAction => ({ control: 'as', persona });
export const confirmElsewhere = (email: string): ControlAction => ({ control: 'verify', email });
export const answerElsewhere = (week: number): ControlAction => ({ control: 'answer-trivia', week });
export const reload = (): ControlAction => ({ control: 'reload' });
/** Simulates the player's return to the tab of the app. */
export const comeBack = (): ControlAction => ({ control: 'poke' });
/** Makes calls fail: with a refusal of the catalogue, or with another effect. */
export const fail = (
  match: string,
  reason: RefusalName | FaultSpec['effect'],
  times?: FaultSpec['times'],
  when?: FaultSpec['when'],
): ControlAction => {
  const { status = 0, message = '' } = typeof reason === 'string' ? REFUSALS[reason] : {};
  const effect = typeof reason === 'string' ? { status, message } : reason;
  return { control: 'fail', fault: { match, effect, times, when } };
};
export const goOffline = () => fail('*', { offline: true }, 'always');
/** Removes a fault, by default all, and releases the calls that it holds. */
export const heal = (fault?: string): ControlAction => ({ control: 'heal', fault });
/** Waits for a call that a fault holds, and releases it. The faults stay. */
export const release = (fault?: string): ControlAction => ({ control: 'release-calls', fault });

export const submit = (label: string, text: TextOrReference, button: string): Actions => [
  write(label, text),
  press(button),
];

export const writeEmail = (email: string): Action => write('Correo electrónico', email);
export const enterWith = (password: string): Actions => submit('Contraseña', password, 'Entrar');

export const logIn = (email: string, password = 'papas con chile'): Actions => [
  writeEmail(email),
  enterWith(password),
];

export const ANTONIA = 'antonia@correo.mx';
export const NEW_PASSWORD = 'limones con sal';

/** What a player predicts for each game: equal scores in all of them would look invented. */
const SCORES = ['2–1', '0–1', '1–1', '2–0', '3–1', '0–0', '1–2', '1–0', '2–2'];

export const fill = (games: number): Actions =>
  SCORES.slice(0, games).map((score, index) => {
    const [home = 0, away = 0] = score.split('–').map(Number);
    return predict(index + 1, home, away);
  });

export const askToSend = (games: number): Action =>
  press(games === 1 ? 'Enviar pronóstico (1)' : `Enviar pronósticos (${games})`);

export const sendReady = (games: number): Actions => [
  askToSend(games),
  answerDialog('sendPool', 'Sí, enviar'),
];

export const sendAndGetTrivia = (): Actions => [sendReady(1), answerDialog('poolSent', 'Aceptar')];

export const askForLink = (email: string): Actions => submit('Correo electrónico', email, 'Enviar enlace');

export const followMailedLink = (email: string): Actions => [
  answerDialog('emailSentChangePasswordSuccess', 'Aceptar'),
  go(linkFor(email)),
];

export const saveNewPassword = (password: string = NEW_PASSWORD, repeated = password): Actions => [
  write('Nueva contraseña', password),
  submit('Repite tu contraseña', repeated, 'Guardar'),
];

export const confirmWith = (code: TextOrReference): Actions =>
  submit('Código de 6 dígitos', code, 'Confirmar');

export const logOut = (): Actions => [press('Cerrar sesión'), answerDialog('closeSession', 'Cerrar sesión')];
export const deleteAccount = (reply: string): Actions => [
  press('Eliminar mi cuenta'),
  answerDialog('deleteAccount', reply),
];
export const choosePick = (pick: Reference): Actions => [seeTrivia('question'), press(pick)];

export const passwordLink = (detail: string): Step[] => [
  step('Ana olvidó su contraseña', detail, askForLink('ana@correo.mx')),
  step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followMailedLink('ana@correo.mx')),
];

export const sendTicketAndGetTrivia = (): Step =>
  step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [fill(1), sendAndGetTrivia()]);

/** Returns the screens of `see…` actions, for the end of a recipe. */
export const screens = (...actions: readonly SeeAction[]): ScreenExpectation[] =>
  actions.map(({ screen }) => screen);

/** Expects that the server refuses all `count` calls to an endpoint with a message of the catalogue. */
export const refused = (endpoint: Endpoint, reason: RefusalName, count = 1) => ({
  because: REFUSALS[reason].message,
  calls: { [endpoint]: Array.from({ length: count }, () => REFUSALS[reason].status) },
});

/** Expects that the server refuses the boleto, so that no boleto is sent. */
export const refusedBoleto = (reason: RefusalName) => ({
  ...refused('POST /api/pool/user', reason),
  boletos: 0,
});
