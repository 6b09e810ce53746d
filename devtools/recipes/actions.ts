import type { Action, Reference, ScreenExpectation, Step, Target, Words } from './recipe.ts';

export * from './control-actions.ts';

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

export const codeFor = (to: string): Reference => ({ mail: 'code', to });
export const linkFor = (to: string): Reference => ({ mail: 'link', to });
export const rightAnswer = (week: number): Reference => ({ option: 'right', week });
export const wrongAnswer = (week: number): Reference => ({ option: 'wrong', week });

export const logIn = (email: string, password = 'papas con chile'): Action[] => [
  write('Correo electrónico', email),
  write('Contraseña', password),
  press('Entrar'),
];
