import type { WorldBeginning } from '../../mock-server/index.ts';
import type { Target as DriverTarget, ScreenExpectation } from '../driver/driver.ts';
import type { ControlAction } from './control-actions.ts';

/** Text known only at run time: a mailed code or link, or an answer of the week's trivia. */
export type Reference = { mail: 'code' | 'link'; to: string } | { option: 'right' | 'wrong'; week: number };

export type TextOrReference = string | Reference;

export type Target = DriverTarget<TextOrReference>;

type Gesture =
  | { do: 'go'; route: TextOrReference }
  | { do: 'click'; target: Target }
  | { do: 'type'; target: Target; text: TextOrReference }
  | { do: 'choose'; target: Target; option: string }
  /** Closes the open dialog or the menu with Escape. */
  | { do: 'dismiss' }
  | { do: 'see'; screen: ScreenExpectation }
  | { do: 'wait'; ms: number };

export type Action = Gesture | ControlAction;

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

/** The name of a screen, such as `modal:poolInvalid`; empty without one. */
export const getScreenName = (screen: ScreenExpectation | null = null) =>
  Object.entries(screen ?? {})[0]?.join(':') ?? '';

/** Names of the end in the form of the observed names, such as `modal:poolInvalid` and `msg:No match games`. */
export function getEndNames({ shows, because }: RecipeEnd): string[] {
  const shown = getScreenName(shows[0]);
  if (shown === '') return [];
  return because === undefined ? [shown] : [shown, `msg:${because}`, `error:${because}→${shown}`];
}

type RecipeSource = Omit<Recipe, 'id' | 'title' | 'ends'> & {
  ends?: Omit<RecipeEnd, 'shows'> & {
    /** Optional in a recipe `modal/<type>` or `trivia/<screen>`, whose id names what it ends with. */
    shows?: ScreenExpectation | readonly ScreenExpectation[];
  };
};
type RecipeOf<Common> = Omit<RecipeSource, keyof Common> &
  Partial<Omit<RecipeSource, 'world'>> & { world?: Partial<Recipe['world']> };

/** Creates the function that makes the recipes of a file. The world of a recipe extends that of the file. */
export const recipeWith =
  <const Common extends Partial<RecipeSource>>(shared: Common) =>
  (id: string, title: string, own: RecipeOf<Common>): Recipe => {
    const world = { ...shared.world, ...own.world };
    const [folder = '', name] = id.split('/');
    const shows = own.ends?.shows ?? (/^(modal|trivia)$/.test(folder) && { [folder]: name });
    if (!shows) throw new Error(`${id} doesn't say what it ends with`);
    return { ...shared, ...own, id, title, world, ends: { ...own.ends, shows: [shows].flat() } } as Recipe;
  };

export const recipe = recipeWith({});
