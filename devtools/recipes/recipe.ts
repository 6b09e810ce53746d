/**
 * The vocabulary of the recipes: what one is made of, as plain data. A recipe says which world it needs, what a
 * person does in it, and what comes of it; the panel, the autoplay, the tests and the flow book all read the same one.
 */
import type { FaultSpec, Span, Time, WorldBeginning } from '../../mock-server/index.ts';
import type { ScreenExpectation as DriverExpectation, Target as DriverTarget } from '../driver/driver.ts';

/** Words to write that only the world knows: a mailed secret, or an answer of the week's trivia. */
export type Reference = { mail: 'code' | 'link'; to: string } | { option: 'right' | 'wrong'; week: number };

/** Words as they are, or to be looked up when the step is done. */
export type Words = string | Reference;

/** Something on the screen whose name may have to be looked up. */
export type Target = DriverTarget<Words>;
/** What can be looked for, in words that may have to be looked up. */
export type ScreenExpectation = DriverExpectation<Words>;

/** A game by its place: the n-th of a week, from 1, in order of kick-off. */
export interface GameReference {
  week: number;
  game: number;
}

/** The trivia of a week. */
export interface TriviaReference {
  triviaOf: number;
}

/** What a person does: the six primitives of every driver. */
type Gesture =
  | { do: 'go'; route: Words }
  | { do: 'click'; target: Target }
  | { do: 'type'; target: Target; text: Words }
  | { do: 'choose'; target: Target; option: string }
  | { do: 'see'; sight: ScreenExpectation }
  | { do: 'wait'; ms: number };

/** What happens around the person: a lever of the simulator. */
export type ControlAction =
  | { pull: 'advance'; span: Span; silent: boolean }
  | { pull: 'goto'; time: Time; silent: boolean; data: boolean }
  | {
      pull: 'edit';
      table: 'weeks' | 'games' | 'trivias' | 'users';
      row: string | number | GameReference | TriviaReference;
      patch: Patch;
    }
  | { pull: 'remove'; game: GameReference }
  | { pull: 'remove-trivia' | 'remove-week'; week: number }
  | { pull: 'publish'; game: GameReference; score?: { home: number; away: number } }
  | { pull: 'revoke' | 'heal' | 'release' | 'poke' | 'expire-mail' }
  /** Whoever is logged in, or the account of an e-mail. */
  | { pull: 'delete-user'; email?: string }
  | { pull: 'verify'; email: string }
  | { pull: 'answer-trivia'; week: number }
  /** The server answers as Laravel does by default, or no longer. */
  | { pull: 'laravel'; isOn: boolean }
  | { pull: 'fail'; fault: FaultSpec };

/** Columns of a row and their new values. */
export type Patch = Record<string, string | number | boolean | null | readonly string[]>;

/** One thing that is done, by the person or around them. */
export type Action = Gesture | ControlAction;

/** One step of a journey: what is said of it, and what is done. */
export interface Step {
  /** In Spanish, short: `Llena tres marcadores`. */
  says: string;
  /** What comes of it, in Spanish: `Quedan como borrador en su celular.` */
  detail: string;
  actions: Action[];
  /** Autoplay stops before it and leaves the choice to whoever watches. */
  isChoice?: boolean;
}

/** What has to hold in the end. */
export type Expectation =
  | { sees: ScreenExpectation }
  /** How often an endpoint was called since the recipe began, and how the last one ended. */
  | { request: string; times?: number; status?: number }
  /** Boletos of whoever plays, sent in the recipe. */
  | { pools: number };

/** The groups of the panel and of the flow book. */
type RecipeGroup = 'quiniela' | 'cuenta' | 'trivia' | 'ranking' | 'errores' | 'paginas' | 'flujos';

/** One recipe. */
export interface Recipe {
  /** `modal/poolGameNotAvailable` */
  id: string;
  /** What happens in it, in Spanish. */
  title: string;
  /** The first is its group. */
  tags: [RecipeGroup, ...string[]];
  /**
   * What it shows, and must have been seen when it ran: `modal:…`, `trivia:…`, `msg:…`, `error:…`, `route:…`,
   * `call:…`.
   */
  covers: string[];
  world: {
    /** `RECIPE_SEED` by default. */
    seed?: number;
    /** A persona's id; a visitor by default. */
    as?: string;
    /** In words, never a fixed date: `cierre(7, 1) - 1m`. */
    at?: string;
    faults?: FaultSpec[];
    /** The server answers as Laravel does by default. */
    laravel?: boolean;
    /** Where the page starts, below the base. */
    route: string;
  };
  steps: Step[];
  expect: Expectation[];
}

/** Every recipe plays in the same season; a fixed one keeps names and results where they are. */
export const RECIPE_SEED = 7;

/** A recipe as its file writes it: what follows from its id and its last step is left out. */
export interface RecipeSource extends Pick<Recipe, 'tags' | 'world' | 'steps'> {
  /** What the server says that leads to what the last step sees; covers that message and that outcome. */
  says?: string;
  /**
   * What it covers besides the screen that a `modal/…` or `trivia/…` is named after. By default, where `says` is not
   * there either, the dialog or the field that the last step sees first, or else the page where the recipe begins.
   */
  covers?: string[];
  /** All that holds in the end. By default what the last step sees first, and `alsoExpect`. */
  expect?: Expectation[];
  alsoExpect?: Expectation[];
}

/** What the recipes of a file share. */
type Shared = Pick<RecipeSource, 'tags'> | Pick<RecipeSource, 'world'> | Pick<RecipeSource, 'tags' | 'world'>;

/** What a recipe of the dialogs or of the trivia is named after; null for any other. */
function getOwnScreen(id: string): ScreenExpectation | null {
  const [folder, name = ''] = id.split('/');
  if (folder === 'modal') return { modal: name };
  return folder === 'trivia' ? { trivia: name } : null;
}

/** The steps of a source; the last of a recipe that is named after a screen ends where that screen is seen. */
function getSteps(id: string, steps: Step[]): Step[] {
  const screen = getOwnScreen(id);
  const last = steps.at(-1);
  if (!screen || !last) return steps;
  return [...steps.slice(0, -1), { ...last, actions: [...last.actions, { do: 'see', sight: screen }] }];
}

/** What the last step sees first; null where it sees nothing. */
function getFinalScreen(steps: readonly Step[]): ScreenExpectation | null {
  for (const action of steps.at(-1)?.actions ?? []) {
    if ('do' in action && action.do === 'see') return action.sight;
  }
  return null;
}

/** How `covers` and `error:` name what is seen; null for what they have no name for. */
function getScreenName(screen: ScreenExpectation | null): string | null {
  if (screen && 'modal' in screen) return `modal:${screen.modal}`;
  return screen && 'field' in screen ? `field:${screen.field}` : null;
}

function getCovers(
  id: string,
  { covers, says, world }: RecipeSource,
  final: ScreenExpectation | null,
): string[] {
  const shown = getScreenName(final);
  if (says !== undefined && !shown)
    throw new Error(`${id} shows neither a dialog nor a field for what is said`);
  const outcome = says === undefined ? [] : [`msg:${says}`, `error:${says}→${shown}`];
  if (getOwnScreen(id)) {
    const [own, kind] = [id.replace('/', ':'), `${id.split('/')[0]}:`];
    const others = covers ?? [];
    const place = others.findLastIndex((one) => one.startsWith(kind)) + 1;
    return [...others.slice(0, place), own, ...others.slice(place), ...outcome];
  }
  if (covers || says !== undefined) return [...(covers ?? []), ...outcome];
  return [shown ?? `route:${world.route}`];
}

/** Makes a recipe. Throws where its id or its steps can't be right. */
export function recipe(id: string, title: string, source: RecipeSource): Recipe {
  const { tags, world, alsoExpect = [] } = source;
  if (!/^[a-z]+\/[A-Za-z0-9-]+$/.test(id)) throw new Error(`${id} is no id of a recipe`);
  const steps = getSteps(id, source.steps);
  if (steps.length === 0) throw new Error(`${id} has no steps`);
  const final = getFinalScreen(steps);
  if (!final && !source.expect) throw new Error(`${id} does not say what it expects`);
  const expect = source.expect ?? (final ? [{ sees: final }, ...alsoExpect] : alsoExpect);
  return { id, title, tags, covers: getCovers(id, source, final), world, steps, expect };
}

/** `recipe` for a file whose recipes share their tags or their world; a recipe's own take their place. */
export const recipeWith =
  <Common extends Shared>(shared: Common) =>
  (id: string, title: string, own: Omit<RecipeSource, keyof Common> & Partial<RecipeSource>): Recipe =>
    recipe(id, title, { ...shared, ...own } as RecipeSource);

/** The world a recipe begins in: frozen, on a device that has the server's time, so that every run is the same. */
export function toWorldBeginning({ world }: Recipe): WorldBeginning {
  const { seed = RECIPE_SEED, as = 'visitante', at, faults = [], laravel, route } = world;
  return {
    seed,
    as,
    faults,
    route,
    rate: 0,
    device: 'server',
    ...(laravel && { laravel }),
    ...(at !== undefined && { at }),
  };
}
