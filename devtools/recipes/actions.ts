/** The verbs a recipe is written with. Names are the Spanish ones on the screen; times are words such as `+2m`. */
import type { FaultSpec } from '../../mock-server/index.ts';
import type {
  Action,
  GameReference,
  Patch,
  Reference,
  ScreenExpectation,
  Step,
  Target,
  Words,
} from './recipe.ts';

/** One step: what is said of it, what comes of it, and what is done. */
export const step = (
  says: string,
  detail: string,
  ...actions: (Action | readonly (Action | readonly Action[])[])[]
): Step => ({
  says,
  detail,
  actions: actions.flat(2),
});

/** A step whose choice belongs to whoever watches: autoplay waits before it. */
export const choice = (...parts: Parameters<typeof step>): Step => ({ ...step(...parts), isChoice: true });

/** Goes to a page of the app, below the base. */
export const go = (route: Words): Action => ({ do: 'go', route });

const onto = (role: string, name: Target['name'], nth?: number): Action => ({
  do: 'click',
  target: { role, name, ...(nth !== undefined && { nth }) },
});

/** Presses something by its role, where no other verb names it. */
export const pressThe = onto;
/** Presses a button. */
export const press = (name: Target['name'], nth?: number) => onto('button', name, nth);
/** Follows a link. */
export const follow = (name: Target['name'], nth?: number) => onto('link', name, nth);
/** Opens a tab. */
export const openTab = (name: Target['name'], nth?: number) => onto('tab', name, nth);
/** Ticks a box. */
export const tick = (name: Target['name']) => onto('checkbox', name);

/** Writes into a field, in place of what was there. */
export const write = (label: string | RegExp, text: Words, nth?: number): Action => ({
  do: 'type',
  target: { name: label, ...(nth !== undefined && { nth }) },
  text,
});

/** Chooses from a list. */
export const choose = (label: string | RegExp, option: string): Action => ({
  do: 'choose',
  target: { name: label },
  option,
});

/** Fills a score in: the n-th game, from 1, of those that can be filled. */
export const predict = (game: number, home: number, away: number): Action[] => [
  write(/^Goles de .+ \(local\)$/, String(home), game - 1),
  write(/^Goles de .+ \(visitante\)$/, String(away), game - 1),
];

const see = (sight: ScreenExpectation): Action => ({ do: 'see', sight });

/** Waits for a dialog. */
export const seeModal = (modal: string) => see({ modal });
/** Waits for a screen of the trivia: `question`, `correct`, `incorrect`, `empty`. */
export const seeTrivia = (trivia: string) => see({ trivia });
/** Waits for words. */
export const seeText = (text: Words | RegExp) => see({ text });
/** Waits for something with a role and a name. */
export const seeThe = (role: string, name: Target['name']) => see({ target: { role, name } });
/** Waits for a heading. */
export const seeHeading = (name: Target['name']) => seeThe('heading', name);
/** Waits for a field to say what is wrong with it. */
export const seeField = (field: string, says: string | RegExp) => see({ field, says });
/** Waits for an address, below the base. */
export const seeRoute = (route: string) => see({ route });
/** Waits for the loading bar to stand at a percentage. */
export const seeProgress = (progress: number) => see({ progress });
/** Waits until this many games are in a state. */
export const seeGames = (games: string, count: number) => see({ games, count });

/** Waits for a dialog and presses one of its buttons. */
export const answer = (modal: string, button: string): Action[] => [seeModal(modal), press(button)];

/** Lets time pass, as a person looks; in ms. Tests don't wait. */
export const look = (ms: number): Action => ({ do: 'wait', ms });

/** Moves the clock on; silently, the app finds out with its next call. */
export const later = (span: string, { silent = false } = {}): Action => ({ pull: 'advance', span, silent });
/** Moves the clock to a time in words; `data: false` leaves the data where it is. */
export const travelTo = (time: string, { silent = false, data = true } = {}): Action => ({
  pull: 'goto',
  time,
  silent,
  data,
});

/** The n-th game of a week, from 1. */
export const game = (week: number, nth: number): GameReference => ({ week, game: nth });
/** Changes a row by hand, as an administrator; what the recorder writes. */
export const edit = (table: 'weeks' | 'games' | 'trivias' | 'users', row: string, patch: Patch): Action => ({
  pull: 'edit',
  table,
  row,
  patch,
});
/** Changes a week by hand, as an administrator. */
export const editWeek = (week: number, patch: Patch): Action => ({
  pull: 'edit',
  table: 'weeks',
  row: week,
  patch,
});
/** Changes a game by hand. */
export const editGame = (row: GameReference, patch: Patch): Action => ({
  pull: 'edit',
  table: 'games',
  row,
  patch,
});
/** Changes a week's trivia by hand. */
export const editTrivia = (week: number, patch: Patch): Action => ({
  pull: 'edit',
  table: 'trivias',
  row: { triviaOf: week },
  patch,
});
/** Takes a game out of the calendar. */
export const removeGame = (one: GameReference): Action => ({ pull: 'remove', game: one });
/** Takes a whole week out of the calendar. */
export const removeWeek = (week: number): Action => ({ pull: 'remove-week', week });
/** Takes a week's trivia away. */
export const removeTrivia = (week: number): Action => ({ pull: 'remove-trivia', week });
/** Publishes a game's result. */
export const publish = (one: GameReference, score?: { home: number; away: number }): Action => ({
  pull: 'publish',
  game: one,
  ...(score && { score }),
});
/** Opens the player's session on another phone, which ends this one. */
export const logInElsewhere = (): Action => ({ pull: 'revoke' });
/** Deletes an account behind its player's back: whose session is open, or the one of an e-mail. */
export const deleteBehind = (email?: string): Action => ({ pull: 'delete-user', ...(email && { email }) });
/** Confirms an account in another browser. */
export const confirmElsewhere = (email: string): Action => ({ pull: 'verify', email });
/** Answers a week's trivia on another phone. */
export const answerElsewhere = (week: number): Action => ({ pull: 'answer-trivia', week });
/** Ends the last mailed code or link at once. */
export const expireMail = (): Action => ({ pull: 'expire-mail' });
/** Makes the server answer as Laravel does by default, or no longer. */
export const laravel = (isOn: boolean): Action => ({ pull: 'laravel', isOn });
/** Tells the app that the person is back in the tab. */
export const comeBack = (): Action => ({ pull: 'poke' });
/** Sets a fault. */
export const fail = (fault: FaultSpec): Action => ({ pull: 'fail', fault });
/** Cuts the network. */
export const goOffline = (): Action => fail({ match: '*', effect: { offline: true }, times: 'always' });
/** Ends every fault and lets held calls go on. */
export const heal = (): Action => ({ pull: 'heal' });
/** Lets held calls go on. */
export const release = (): Action => ({ pull: 'release' });

/** The code that was mailed to an address. */
export const codeFor = (to: string): Reference => ({ mail: 'code', to });
/** Where the link leads that was mailed to an address. */
export const linkFor = (to: string): Reference => ({ mail: 'link', to });
/** The right answer of a week's trivia. */
export const rightAnswer = (week: number): Reference => ({ option: 'right', week });
/** A wrong answer of a week's trivia. */
export const wrongAnswer = (week: number): Reference => ({ option: 'wrong', week });

/** Logs in on the log-in page; every persona has the same password. */
export const logIn = (email: string, password = 'papas con chile'): Action[] => [
  write('Correo electrónico', email),
  write('Contraseña', password),
  press('Entrar'),
];
