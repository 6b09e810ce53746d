import type { Duration, FaultSpec, TableName, Time, WorldBeginning } from '../../mock-server/index.ts';
import type { ScreenExpectation as DriverExpectation, Target as DriverTarget } from '../driver/driver.ts';

/** Text known only at run time: a mailed code or link, or an answer of the week's trivia. */
export type Reference = { mail: 'code' | 'link'; to: string } | { option: 'right' | 'wrong'; week: number };

export type Words = string | Reference;

export type Target = DriverTarget<Words>;
export type ScreenExpectation = DriverExpectation<Words>;

/** `game` is the one-based position of the game in its week, in order of kick-off. */
export interface GameReference {
  week: number;
  game: number;
}

export interface TriviaReference {
  triviaOf: number;
}

/**
 * References a row whose id differs between worlds. `back` is the number of newer mails of that kind, or of newer
 * sessions.
 */
type AccountReference =
  | { account: string }
  | { mailTo: string; kind: 'code' | 'link'; back: number }
  | { sessionOf: string; back: number }
  | ({ predictionOf: string } & GameReference);

export type RowReference = string | number | GameReference | TriviaReference | AccountReference;

type Gesture =
  | { do: 'go'; route: Words }
  | { do: 'click'; target: Target }
  | { do: 'type'; target: Target; text: Words }
  | { do: 'choose'; target: Target; option: string }
  | { do: 'see'; screen: ScreenExpectation }
  | { do: 'wait'; ms: number };

export type ControlAction =
  | { control: 'advance'; span: Duration; silent: boolean }
  | { control: 'goto'; time: Time; silent: boolean; data: boolean }
  | {
      control: 'edit';
      table: TableName;
      row: RowReference;
      patch: Patch;
    }
  | { control: 'remove'; table: TableName; row: RowReference }
  | { control: 'undo' | 'poke' }
  | { control: 'publish'; game: RowReference; score?: { home: number; away: number } }
  | { control: 'publish-week'; week: number }
  | { control: 'as'; persona: string }
  | { control: 'revoke' | 'delete-user'; email?: string }
  | { control: 'verify'; email: string }
  | { control: 'answer-trivia'; week: number; email?: string }
  | { control: 'expire-mail'; mail?: RowReference }
  | { control: 'device'; mode: 'real' | 'server' | number }
  | { control: 'laravel'; isOn: boolean }
  | { control: 'heal' | 'release'; fault?: string }
  | { control: 'fail'; fault: FaultSpec };

export type Patch = Record<string, string | number | boolean | null | readonly string[]>;

export type Action = Gesture | ControlAction;

export interface Step {
  says: string;
  detail: string;
  actions: Action[];
}

export type Expectation =
  | { sees: ScreenExpectation }
  /**
   * Number of calls to an endpoint since the start of the recipe, and status of the last call (0 without a
   * response).
   */
  | { request: string; times?: number; status?: number }
  | { pools: number };

type RecipeGroup = 'quiniela' | 'cuenta' | 'trivia' | 'ranking' | 'errores' | 'paginas' | 'flujos';

export interface Recipe {
  id: string;
  title: string;
  /** The first tag is the recipe's group in the panel and in the flow book. */
  tags: [RecipeGroup, ...string[]];
  /**
   * Names that a run of the recipe must observe: `modal:…`, `trivia:…`, `field:…`, `msg:…`, `error:…`,
   * `route:…`, `call:…`, `state:…`.
   */
  covers: string[];
  world: {
    seed?: number;
    as?: string;
    /** Start time of the recipe as an expression, never as a fixed date: `cierre(7, 1) - 1m`. */
    at?: string;
    faults?: FaultSpec[];
    laravel?: boolean;
    device?: 'real' | 'server' | number;
    route: string;
  };
  steps: Step[];
  expect: Expectation[];
}

/** A fixed seed keeps names and results equal in all recipes and runs. */
export const RECIPE_SEED = 7;

export interface RecipeSource extends Pick<Recipe, 'tags' | 'world' | 'steps'> {
  /**
   * Server message that causes the screen that the last step expects first. Adds `msg:<message>` and
   * `error:<message>→<screen>` to `covers`.
   */
  says?: string;
  /**
   * What the run must show, as strings such as `modal:…`, `route:…`, `msg:…` or `call:…`; the run fails when one
   * of them was not observed. An id `modal/…` or `trivia/…` adds its own screen. For other ids without `covers`
   * and `says`, the default is the dialog or field that the last step expects first, or else `world.route`.
   */
  covers?: string[];
  /**
   * Checks after the last step. Default: the screen of the last step's first `see` action, then `alsoExpect`. With
   * `expect`, `alsoExpect` is ignored.
   */
  expect?: Expectation[];
  alsoExpect?: Expectation[];
}

type Shared = Pick<RecipeSource, 'tags'> | Pick<RecipeSource, 'world'> | Pick<RecipeSource, 'tags' | 'world'>;

function getOwnScreen(id: string): ScreenExpectation | null {
  const [folder, name = ''] = id.split('/');
  if (folder === 'modal') return { modal: name };
  return folder === 'trivia' ? { trivia: name } : null;
}

function getSteps(id: string, steps: Step[]): Step[] {
  const screen = getOwnScreen(id);
  const last = steps.at(-1);
  if (!screen || !last) return steps;
  return [...steps.slice(0, -1), { ...last, actions: [...last.actions, { do: 'see', screen: screen }] }];
}

function getFinalScreen(steps: readonly Step[]): ScreenExpectation | null {
  for (const action of steps.at(-1)?.actions ?? []) {
    if ('do' in action && action.do === 'see') return action.screen;
  }
  return null;
}

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

/**
 * Creates a recipe. Throws for an invalid id, a recipe without steps, one without an expectation, and `says`
 * when the last step does not expect a dialog or a field first.
 */
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

export const recipeWith =
  <Common extends Shared>(shared: Common) =>
  (id: string, title: string, own: Omit<RecipeSource, keyof Common> & Partial<RecipeSource>): Recipe =>
    recipe(id, title, { ...shared, ...own } as RecipeSource);

/**
 * The world of a recipe starts with a frozen clock, and by default the device's clock shows the server's time, so
 * that every run is equal.
 */
export function toWorldBeginning({ world }: Recipe): WorldBeginning {
  const { seed = RECIPE_SEED, as = 'visitante', at, faults = [], laravel, device = 'server', route } = world;
  return {
    seed,
    as,
    faults,
    route,
    rate: 0,
    device,
    ...(laravel && { laravel }),
    ...(at !== undefined && { at }),
  };
}
