import type { FaultSpec, TableName } from '../../mock-server/index.ts';
import type {
  Action,
  GameReference,
  Patch,
  Reference,
  RowReference,
  ScreenExpectation,
  Step,
  Target,
  Words,
} from './recipe.ts';

export const step = (
  says: string,
  detail: string,
  ...actions: (Action | readonly (Action | readonly Action[])[])[]
): Step => ({
  says,
  detail,
  actions: actions.flat(2),
});

export const go = (route: Words): Action => ({ do: 'go', route });

const onto = (role: string, name: Target['name'], nth?: number): Action => ({
  do: 'click',
  target: { role, name, ...(nth !== undefined && { nth }) },
});

export const pressThe = onto;
export const press = (name: Target['name'], nth?: number) => onto('button', name, nth);
export const follow = (name: Target['name'], nth?: number) => onto('link', name, nth);
export const openTab = (name: Target['name'], nth?: number) => onto('tab', name, nth);
export const tick = (name: Target['name']) => onto('checkbox', name);

export const write = (label: string | RegExp, text: Words, nth?: number): Action => ({
  do: 'type',
  target: { name: label, ...(nth !== undefined && { nth }) },
  text,
});

export const choose = (label: string | RegExp, option: string): Action => ({
  do: 'choose',
  target: { name: label },
  option,
});

/** Fills in a score. `game` is the one-based position among the games whose score can be filled in. */
export const predict = (game: number, home: number, away: number): Action[] => [
  write(/^Goles de .+ \(local\)$/, String(home), game - 1),
  write(/^Goles de .+ \(visitante\)$/, String(away), game - 1),
];

const see = (screen: ScreenExpectation): Action => ({ do: 'see', screen });

export const seeModal = (modal: string) => see({ modal });
export const seeTrivia = (trivia: string) => see({ trivia });
export const seeText = (text: Words | RegExp) => see({ text });
export const seeThe = (role: string, name: Target['name']) => see({ target: { role, name } });
export const seeHeading = (name: Target['name']) => seeThe('heading', name);
export const seeField = (field: string, says: string | RegExp) => see({ field, says });
export const seeRoute = (route: string) => see({ route });
export const seeProgress = (progress: number) => see({ progress });
export const seeGames = (games: string, count: number) => see({ games, count });

export const answer = (modal: string, button: string): Action[] => [seeModal(modal), press(button)];

/**
 * Waits while the recipe plays, so that the viewer can look at the screen (ms). `run`, `apply` and tests don't
 * wait.
 */
export const look = (ms: number): Action => ({ do: 'wait', ms });

/** Advances the world's clock. With `silent`, the app learns the new time only from its next call. */
export const later = (span: string, { silent = false } = {}): Action => ({
  control: 'advance',
  span,
  silent,
});
/**
 * Moves the world's clock to a time expression. With `data: false`, only the clock moves and no fact is
 * rewound.
 */
export const travelTo = (time: string, { silent = false, data = true } = {}): Action => ({
  control: 'goto',
  time,
  silent,
  data,
});

/** References a game by `nth`, its one-based position in the week. */
export const game = (week: number, nth: number): GameReference => ({ week, game: nth });
export const edit = (table: TableName, row: RowReference, patch: Patch): Action => ({
  control: 'edit',
  table,
  row,
  patch,
});
export const editWeek = (week: number, patch: Patch): Action => ({
  control: 'edit',
  table: 'weeks',
  row: week,
  patch,
});
export const editGame = (row: GameReference, patch: Patch): Action => ({
  control: 'edit',
  table: 'games',
  row,
  patch,
});
export const editTrivia = (week: number, patch: Patch): Action => ({
  control: 'edit',
  table: 'trivias',
  row: { triviaOf: week },
  patch,
});
export const remove = (table: TableName, row: RowReference): Action => ({ control: 'remove', table, row });
export const removeGame = (one: GameReference) => remove('games', one);
export const removeWeek = (week: number) => remove('weeks', week);
export const removeTrivia = (week: number) => remove('trivias', { triviaOf: week });
/** Reverts the last edit that was not undone. */
export const undo = (): Action => ({ control: 'undo' });
export const publish = (one: RowReference, score?: { home: number; away: number }): Action => ({
  control: 'publish',
  game: one,
  ...(score && { score }),
});
export const publishWeek = (week: number): Action => ({ control: 'publish-week', week });
/** Logs the app in as the persona with this id, then reloads the page, as “Usar” in Personas does. */
export const become = (persona: string): Action => ({ control: 'as', persona });
/** Simulates a log-in on another phone: ends all sessions of the player, so also that of the app. */
export const logInElsewhere = (email?: string): Action => ({ control: 'revoke', ...(email && { email }) });
export const deleteBehind = (email?: string): Action => ({ control: 'delete-user', ...(email && { email }) });
export const confirmElsewhere = (email: string): Action => ({ control: 'verify', email });
export const answerElsewhere = (week: number, email?: string): Action => ({
  control: 'answer-trivia',
  week,
  ...(email && { email }),
});
/** Expires a code or a link; by default the newest valid one. */
export const expireMail = (mail?: RowReference): Action => ({
  control: 'expire-mail',
  ...(mail && { mail }),
});
/** Sets the device's clock: the machine's own time, the server's time, or an offset from the own time (ms). */
export const setDevice = (mode: 'real' | 'server' | number): Action => ({ control: 'device', mode });
export const laravel = (isOn: boolean): Action => ({ control: 'laravel', isOn });
/** Simulates the player's return to the tab of the app. */
export const comeBack = (): Action => ({ control: 'poke' });
export const fail = (fault: FaultSpec): Action => ({ control: 'fail', fault });
export const goOffline = (): Action => fail({ match: '*', effect: { offline: true }, times: 'always' });
/** Removes a fault and releases the calls that it holds; without an id, removes all faults. */
export const heal = (fault?: string): Action => ({ control: 'heal', ...(fault && { fault }) });
export const release = (fault?: string): Action => ({ control: 'release', ...(fault && { fault }) });

export const codeFor = (to: string): Reference => ({ mail: 'code', to });
export const linkFor = (to: string): Reference => ({ mail: 'link', to });
export const rightAnswer = (week: number): Reference => ({ option: 'right', week });
export const wrongAnswer = (week: number): Reference => ({ option: 'wrong', week });

export const logIn = (email: string, password = 'papas con chile'): Action[] => [
  write('Correo electrónico', email),
  write('Contraseña', password),
  press('Entrar'),
];
