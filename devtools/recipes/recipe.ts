import type { WorldBeginning } from '../../mock-server/index.ts';
import type { Target as DriverTarget, Gesture, ScreenExpectation } from '../player/driver/driver.ts';
import type { ControlAction } from './control-actions.ts';

/** Text known only at run time: a mailed code or link, or an answer of the week's trivia. */
export type Reference = { mail: 'code' | 'link'; to: string } | { option: 'right' | 'wrong'; week: number };

export type TextOrReference = string | Reference;

export type Target = DriverTarget<TextOrReference>;

export type Action = Gesture<TextOrReference> | ControlAction;
export type SeeAction = Extract<Action, { do: 'see' }>;

export interface Step {
  says: string;
  detail: string;
  actions: Action[];
}

/** What a recipe ends with. */
export interface RecipeEnd {
  /** What the screen shows. The last step waits for it. */
  shows: readonly ScreenExpectation[];
  /** The server message that causes the first screen of `shows`, a dialog or a field. */
  because?: string;
  /**
   * The statuses of all calls to an endpoint since the start of the recipe, 0 without a response. A number is the
   * status of the last call, where the page may repeat the call.
   */
  calls?: Record<string, readonly number[] | number>;
  /** Number of boletos that the app has sent. */
  boletos?: number;
}

export const RECIPE_GROUPS = [
  'flujos',
  'quiniela',
  'cuenta',
  'trivia',
  'ranking',
  'errores',
  'momentos',
  'paginas',
] as const;

export interface Recipe {
  id: string;
  title: string;
  /** The first tag is the recipe's group in the panel and in the flow book. */
  tags: [(typeof RECIPE_GROUPS)[number], ...string[]];
  world: Pick<WorldBeginning, 'seed' | 'as' | 'faults' | 'laravel' | 'device'> & {
    /** Start time of the recipe as an expression, never as a fixed date: `cierre(7, 1) - 1m`. */
    at?: string;
    route: string;
  };
  steps: Step[];
  ends: RecipeEnd;
}

/** A fixed seed keeps names and results equal in all recipes and runs. */
export const RECIPE_SEED = 7;

/** Returns the name of a screen, such as `modal:poolInvalid`; empty without a screen. */
export const getScreenName = (screen: ScreenExpectation | null = null) =>
  Object.entries(screen ?? {})[0]?.join(':') ?? '';

/** Returns the names that a run observes at the end, such as `modal:poolInvalid` and `msg:No match games`. */
export function getEndNames({ shows, because }: RecipeEnd): string[] {
  const shown = getScreenName(shows[0]);
  if (shown === '') return [];
  return because === undefined ? [shown] : [shown, `msg:${because}`, `error:${because}→${shown}`];
}

/** The properties in which a recipe differs from the other recipes of its file, and its end. */
type Own = Partial<Pick<Recipe, 'tags' | 'ends'>> & { world?: Partial<Recipe['world']> };

/**
 * Returns a function that creates a recipe. Its `lines` are the steps, the properties that differ from `start`, and the
 * result of `ends`. The id of a recipe `modal/<type>` or `trivia/<screen>` names the first screen of its end.
 */
export const recipeWith =
  (start: Pick<Recipe, 'tags' | 'world'>) =>
  (id: string, title: string, lines: readonly (Step | Own)[]): Recipe => {
    const steps = lines.filter((line) => 'says' in line);
    const own: Own = Object.assign({}, ...lines.filter((line) => !('says' in line)));
    const [folder = '', name = ''] = id.split('/');
    const named = /^(modal|trivia)$/.test(folder) ? [{ [folder]: name } as ScreenExpectation] : [];
    const ends = { ...own.ends, shows: [...named, ...(own.ends?.shows ?? [])] };
    return { id, title, tags: own.tags ?? start.tags, world: { ...start.world, ...own.world }, steps, ends };
  };

export const recipe = recipeWith({ tags: ['flujos'], world: { route: '/' } });
