/**
 * The scripting API: the types of `window.simulator`, of the recipes that it runs and of what they show. Everything in
 * `devtools` may import this file, which imports only the types of the control API and what the game adds to recipes.
 *
 * Instants are ms since the epoch and durations are ms, unless a name ends with another unit (`seconds`). A method that
 * changes the world returns a promise, which resolves when the world is ready and no call is under way; held calls
 * don't count. The promise of a method that reloads the page never resolves: await `simulator.ready` in the new
 * document. Invalid input rejects (in a synchronous method: throws) with an `Error` whose Spanish message can be shown
 * to users.
 */
import type {
  FaultSpec,
  MockControl,
  PersonTrait,
  SimulatorEvents,
  TableName,
  WorldBeginning,
} from '../mock-server/index.ts';
import type {
  AppAction,
  AppEnd,
  AppReference,
  AppScreen,
  AppWorld,
  RecipeGroup,
  Sight,
} from './recipes/game-types.ts';

export type { AppScreen, FaultSpec, MockControl, PersonTrait, TableName };

// window.simulator

/** `window.simulator`: the control API with recipes, recorder, coverage and links. */
export interface Simulator extends MockControl {
  /** See `isReal` for the server that answers now. */
  server: ServerSwitch;
  cover: Coverage;
  recipe: RecipeRunner;
  recorder: Recorder;
  people: InventedPeople;
  /**
   * Takes the app to where a live game, the first of the season or the lost connection is seen, unless nobody is logged
   * in.
   */
  show(sight: Sight): Promise<void>;
  /**
   * Returns a URL that opens this world in any browser. Rejects when the world is too large for a URL. With
   * `isPrivate`, nobody can be identified by the URL: it has no e-mail, phone number or name of the tester.
   */
  link(options?: { isPrivate?: boolean }): Promise<string>;
  /**
   * Opens another tab of this world: the tabs share facts and storage. Rejects when the browser blocks the tab or its
   * storage.
   */
  openTab(): Promise<void>;
  /** Resolves to the Spanish error message of the link that opened this page, or to null. */
  complaint: Promise<string | null>;
  /** Calls the listener at each event. Throws for an unknown event. */
  on<Name extends EventName>(event: Name, listener: (payload: PageEvents[Name]) => void): Unsubscribe;
}

export interface FilledPerson {
  name: string;
  email: string;
  hasEmail: boolean;
}

/** Invented people by what is special of them. Equal worlds get the same people. */
export interface InventedPeople {
  /**
   * Creates the account of an invented person, confirmed unless the trait is `unverified`, and uses it; reloads the
   * page.
   */
  add(trait: PersonTrait): Promise<void>;
  /**
   * Fills in the open step of the registration for an invented person; opens the registration if the page shows another
   * one. Returns the person; `hasEmail` is false when the e-mail belongs in the other step. Rejects with a Spanish
   * message when somebody is logged in.
   */
  fillRegistration(trait: PersonTrait): Promise<FilledPerson>;
}

/** The server that answers the calls of a tab: the mock server of a world, or the API that the site was built for. */
export type ServerName = 'simulated' | 'real';

export interface ServerSwitch {
  /** Lets the other server answer, and reloads the page with its own storage. The world stays, and is found again. */
  use(name: ServerName): void;
  /** Returns the names of the player that the real server has sent, which no report may have. */
  names(): readonly string[];
  /**
   * Checks what the real server answers to calls that only read, as `npm run check:api` does. Undefined while the
   * simulated server answers.
   */
  checkContract?(): Promise<readonly ContractRow[]>;
}

/**
 * What “Revisar el contrato” found about one answer of the real server. `copes`: the answer differs from the contract,
 * and the app can handle it.
 */
export interface ContractRow {
  verdict: 'expected' | 'copes' | 'fails' | 'skipped' | 'unchecked';
  /** Method and path of the contract. */
  endpoint: string;
  check: string;
  expected: string;
  got: string;
  /** Where to repair a failed check, or null. */
  repair: string | null;
}

/** The events of `simulator.on`. */
export interface PageEvents extends SimulatorEvents {
  /** Type of a dialog that appeared, such as `sendPool` or `trivia/question`. */
  modal: string;
  step: StepView;
}

export type EventName = keyof PageEvents;

/** Stops a subscription. */
export type Unsubscribe = () => void;

// What a recipe does in the page

/** Text known only at run time: a mailed code or link, or a text of the app. */
export type Reference = { mail: 'code' | 'link'; to: string } | AppReference;

export type TextOrReference = string | Reference;

export interface Target<Words = string> {
  /** ARIA role such as `button`, `link` or `tab`; without a role, the target is a field found by its label. */
  role?: string;
  name: Words | RegExp;
  /** Zero-based index of the target among the elements that match; 0 by default. */
  nth?: number;
}

/** A screen that any app may show. */
export type PageScreen =
  | { text: string | RegExp }
  | { target: Target }
  | { field: string; error: string | RegExp }
  | { route: string };

export type ScreenExpectation = PageScreen | AppScreen;

/** A gesture of a user. `Words` are texts, or in a recipe also references to texts. */
export type Gesture<Words = string> =
  | { do: 'go'; route: Words }
  /** `isOptional`: nothing is pressed when the page doesn't show the target, as the menu of a narrow window. */
  | { do: 'click'; target: Target<Words>; isOptional?: true }
  | { do: 'type'; target: Target<Words>; text: Words }
  | { do: 'choose'; target: Target<Words>; option: string }
  /** Closes the open dialog or the menu with Escape. */
  | { do: 'dismiss' }
  /** Waits for a screen. */
  | { do: 'see'; screen: ScreenExpectation }
  /** Waits while the recipe plays (ms). */
  | { do: 'wait'; ms: number };

// What a recipe does to the world

/** A change of the world's clock. A span and a time are expressions such as `1h 30m` and `cierre(7, 1) - 1m`. */
export type ClockAction =
  | { control: 'advance'; span: string; silent: boolean }
  | { control: 'goto'; time: string | number; silent: boolean; data: boolean };

/** A change of the world or of the page, made by a call of the control API, and by a reload for `reload`. */
export type ControlAction =
  | ClockAction
  | AppAction
  /** `back`: the number of newer edits that are no undos. Without it, the last edit that wasn't undone. */
  | { control: 'undo'; back?: number }
  | { control: 'as'; persona: string }
  | { control: 'device'; mode: 'real' | 'server' | number }
  | { control: 'fail'; fault: FaultSpec }
  | { control: 'heal'; fault?: string }
  /** Releases held calls and keeps the faults. */
  | { control: 'release-calls'; fault?: string }
  /** `back`: the number of newer calls of the same method and address. */
  | { control: 'repeat-call'; method: string; url: string; back: number }
  | { control: 'poke' }
  | { control: 'reload' };

export type Action = Gesture<TextOrReference> | ControlAction;

// Recipes

export interface Step {
  /** Caption of the step, in Spanish. */
  says: string;
  /** Caption of its result; may be empty. */
  detail: string;
  actions: Action[];
}

/** What a recipe ends with. */
export interface RecipeEnd extends AppEnd {
  /** What the screen shows. The last step waits for it. */
  shows: readonly ScreenExpectation[];
  /** The server message that causes the first screen of `shows`, a dialog or a field. */
  because?: string;
  /**
   * The statuses of all calls to an endpoint since the start of the recipe, 0 without a response. A number is the
   * status of the last call, where the page may repeat the call.
   */
  calls?: Record<string, readonly number[] | number>;
}

/** The world at the start of a recipe, whose clock is frozen. */
export interface RecipeWorld extends AppWorld {
  seed?: number;
  as?: string;
  /** Start time as an expression, never as a fixed date: `cierre(7, 1) - 1m`. */
  at?: string;
  faults?: WorldBeginning['faults'];
  device?: WorldBeginning['device'];
  route: string;
  /** A packed world in which a recording begins, in place of a new world of the other properties. */
  packed?: string;
}

export interface Recipe {
  id: string;
  title: string;
  /** The first tag is the recipe's group in the panel and in the flow book. */
  tags: [RecipeGroup, ...string[]];
  /**
   * True of a recording of a person, who acts when the page has loaded. The steps of other recipes wait for screens.
   */
  isRecorded?: boolean | undefined;
  /**
   * The statements of `docs/spec.md` that the recipe shows: `4.12` in its last step that does something, `4.12@2` in
   * its second step.
   */
  spec?: readonly string[] | undefined;
  /**
   * True of a recipe that shows what only a screen below 992 px has, or what happens during a reload, which removes the
   * captions of the page. In a wide window, the cabina plays it.
   */
  isForCabina?: boolean | undefined;
  /** The speed of autoplay of a recording, unless the user has chosen one for the tab. */
  speed?: number | undefined;
  world: RecipeWorld;
  steps: Step[];
  ends: RecipeEnd;
}

/** A statement of the specification, and the zero-based step of a recipe that shows it. */
export interface ShownStatement {
  id: string;
  step: number;
}

// Running recipes

export interface RecipeFailure {
  /** Zero-based index of the failed step. An end that fails counts as a failure of the last step. */
  step: number;
  /** The reason, in Spanish. */
  why: string;
}

export interface RecipeResult {
  ok: boolean;
  /** The steps that ran. A run stops at its first failed step. */
  steps: { says: string; ok: boolean; error?: string }[];
  /**
   * Everything observed during the run, in alphabetical order: pages, calls, dialogs, trivia screens, invalid fields,
   * server messages and what the page showed for them, such as `modal:sendPool` and `msg:No bet time`.
   */
  observed: string[];
  /** What went wrong, in Spanish; empty if `ok`. */
  problems: string[];
}

/**
 * `statement`: the step shows the statement from which the recipe was played. `lost`: the user has changed the world,
 * or reloaded the page, so that only a repetition of the step can go on.
 */
export type PauseReason = 'pause' | 'person' | 'statement' | 'lost' | null;

/** The step that the captions show. The steps before the first one to play run without delays. */
export interface StepView {
  /** Id of the recipe. */
  recipe: string;
  title: string;
  /** Zero-based index of the step that the captions bar shows. */
  index: number;
  count: number;
  caption: string;
  /** Spanish description of the step's outcome. The captions bar shows it only when `showsDetail` is true. */
  detail: string;
  /** Id of the statement from which the recipe was played, in the step that shows it; otherwise null. */
  statement: string | null;
  /** Whether the page still loads what the caption speaks of. The captions bar shows no caption until then. */
  isLoading: boolean;
  /** True when the step is done, and from the caption on if the step presses nothing. */
  showsDetail: boolean;
  isDone: boolean;
  /** Estimated time from the start of the current step to the end of the recipe at speed 1 (s). */
  secondsLeft: number;
  isOver: boolean;
  /** True when `stop()` ended the recipe early, for example because the user closed the captions bar. */
  isGivenUp: boolean;
  failure: RecipeFailure | null;
  /** Reason why autoplay is paused; null while autoplay is not paused. */
  pauseReason: PauseReason;
  speed: number;
}

export interface RecipeView {
  id: string;
  title: string;
  /** The tags of the recipe; a recorded recipe also has `mios`. */
  tags: readonly string[];
  /** What the recipe has shown, in the form of `RecipeResult.observed`; nothing for a recorded recipe. */
  covers: readonly string[];
  /** The screen that the recipe ends with and the server message that causes it, in the form of `covers`. */
  endNames: readonly string[];
  /** `isSeen`: whether this tab has shown the statement. */
  spec: readonly (ShownStatement & { isSeen: boolean })[];
  isForCabina: boolean;
  outline: { says: string; detail: string }[];
  /** Estimated playing time of the recipe at autoplay speed 1 (s). */
  seconds: number;
  /** Result of the last run in this tab; null before the first. */
  last: 'ok' | 'failed' | null;
  failure: RecipeFailure | null;
  /** Whether the recipe reaches its end without a fault. */
  isNatural: boolean;
}

/**
 * How a recipe runs (see `RecipeRunner`). In `external` a program outside the page, such as Playwright, performs the
 * steps, and the runner only begins the world and notes what the page shows.
 */
export type RunMode = 'run' | 'apply' | 'prepare' | 'play' | 'external';

export interface PlayOptions {
  captions?: boolean | undefined;
  speed?: number | undefined;
  step?: number | undefined;
  statement?: string | undefined;
}

/** Lists and runs recipes. When an action reloads the page, the promise of the run never settles. */
export interface RecipeRunner {
  list(): RecipeView[];
  /**
   * Sets up the world of the recipe and runs all its steps without delays; with `prepare`, only the steps
   * before the last step that has an action other than `see` and `wait`.
   */
  apply(id: string, options?: { prepare?: boolean }): Promise<RecipeResult>;
  /**
   * Plays the recipe. `step` is the zero-based index of the first step to play; earlier steps run without delays. With
   * `statement`, an id of the specification, the first step to play is the one that shows it, and autoplay pauses at
   * the end of that step. Rejects with a Spanish message when the recipe doesn't show the statement. With
   * `captions: false`, the steps follow each other without the time to read their captions, which the page still shows.
   */
  play(id: string, options?: PlayOptions): Promise<RecipeResult>;
  /**
   * Runs the recipe without delays and checks its expectations. A second call with the same id during the run
   * returns the result of that run. If the page was reloaded during the run, the first call with the same id
   * after the reload also returns the result of that run, even if it has ended in the meantime.
   */
  run(id: string): Promise<RecipeResult>;
  /**
   * Returns a URL that plays the recipe in any browser, from a zero-based step (default 0), at a speed (by default that
   * of the recording, or 1). Rejects with a
   * Spanish message for an unknown id and for a recorded recipe that is too long for a URL.
   */
  link(id: string, step?: number, speed?: number): Promise<string>;
  /** Resolves when the world of the current recipe has begun; rejects when it can't begin. */
  whenBegun(): Promise<void>;
  onStep(listener: (step: StepView) => void): Unsubscribe;
  /**
   * Calls the listener with a Spanish sentence when a recipe that was applied or prepared fails, because neither
   * captions nor a result on screen would show it.
   */
  onFailed(listener: (complaint: string) => void): Unsubscribe;
  /** The step of the recipe that plays; null without one. */
  playing(): StepView | null;
  /** The recipe that runs now, and how it was started; null without one. */
  running(): { id: string; title: string; mode: RunMode } | null;
  pause(): void;
  /**
   * Continues a paused recipe. If the user has changed the page or the world during the pause, the recipe plays again
   * from its current step on, and the steps before it run without delays.
   */
  resume(): void;
  /**
   * Moves autoplay to the end of the next step (1) or of the previous step (-1) and pauses there; at the last
   * step the recipe ends instead. Repeated calls with 1 add up. After the end of the recipe, 1 does nothing.
   */
  skip(direction: 1 | -1): void;
  /**
   * Runs the recipe that plays, or played last, without delays up to the end of a zero-based step and pauses
   * there; at the last step the recipe ends instead. When the recipe has ended, or the step is already done,
   * the recipe restarts from its first step.
   */
  goTo(step: number): void;
  /** Sets the speed of autoplay in this tab: 2 plays twice as fast as 1. */
  setSpeed(speed: number): void;
  stop(): void;
  /** Whether the world from before the recipe that ran last is still a branch. */
  canReturn(): boolean;
  /** Stops the recipe and switches to the branch from before it, with its page; reloads the page. */
  returnToBefore(): Promise<void>;
  /**
   * Calls `restore` at once, or at the end of a running recipe, because the faults and the clock of the world
   * belong to the recipe. A recipe that an external driver plays does not delay the call.
   */
  restoreWhenOver(restore: () => Promise<void>): Promise<void>;
  external: ExternalRuns;
}

/**
 * For drivers outside the page, such as Playwright. The driver performs the steps; the runner sets up the
 * world, applies control actions and observes the page.
 */
export interface ExternalRuns {
  setUp(id: string): Promise<void>;
  applyControl(action: ControlAction): Promise<void>;
  /**
   * Resolves a reference of a recipe to text. Throws an error with a Spanish message when the text does not exist.
   */
  lookUp(words: TextOrReference): string;
  /**
   * Compares the calls and the data of the world with what the recipe expects at its end. Returns the differences in
   * Spanish.
   */
  checkEnd(end: RecipeEnd): string[];
  /** Scrolls to what the screen shows. */
  reveal(screen: ScreenExpectation): Promise<void>;
  /** Everything observed since the start of the recipe, in the form of `RecipeResult.observed`. */
  observed(): string[];
}

// Recording by hand

/** Says what was done and cannot be part of a recipe. */
export type Note = { note: string };

export interface RecordedAction {
  action: Action | Note;
  /** World time; for a time jump, the time at which it landed. */
  at: number;
  /** For a time jump, the world time before it. */
  from?: number;
  /** The label of a pressed control as people read it, where its accessible name runs several texts together. */
  label?: string;
  /**
   * What a recorded action has set: `of` names it (the score of a game), `says` is the caption. Consecutive actions
   * with the same `of` become one step with the last caption.
   */
  sets?: { of: string; says: string };
  /** Number of facts of the world before the action. */
  seq?: number;
}

export interface Recording {
  /** The world at the start of the recording. */
  world: RecipeWorld;
  startedAt: number;
  /** Number of facts of the world at the start. Recordings of earlier versions have none. */
  startedWith?: number;
  actions: RecordedAction[];
  end: ScreenExpectation | null;
  isOn: boolean;
  /** The branch at the last action. Another branch means that a link or a recipe has opened another world. */
  branch?: string;
  /** The recipe that set up the world, and how it was started. */
  prepared?: string;
  /** Number of first actions that were done before the user began to record. */
  earlier?: number;
  /** The page's route when the user left it by a reload, a link or the address bar. */
  leftAt?: string;
}

/** “Mis recorridos”: recipes recorded by hand or opened from a link. `RecipeRunner.list()` includes them. */
export interface MyRecipes {
  list(): readonly Recipe[];
  /** The recipes that a reload loses, because the browser's storage is missing, blocked or full. */
  unsaved(): readonly Recipe[];
  /**
   * Saves a recorded recipe under a unique id and title. Returns the existing recipe for an equal title and
   * content. Throws an error with a Spanish message for a recipe that `list` would refuse.
   */
  add(recipe: Recipe): Recipe;
  /** Replaces the saved recipe with the same id. Throws an error with a Spanish message for an invalid recipe. */
  replace(recipe: Recipe): void;
  remove(id: string): void;
  /** Deletes a recipe of a link that couldn't be followed. `undoRemove` doesn't add it again. */
  forget(id: string): void;
  /** Title of the recipe that `undoRemove` adds again, or null. */
  removed(): string | null;
  undoRemove(): void;
  /**
   * Returns the recipe as a TypeScript file for `devtools/recipes/flow.ts`. Throws an error with a Spanish
   * message for an unknown id.
   */
  file(id: string): { name: string; text: string };
  /**
   * Saves the recipe that the parameter `draft` of a link contains, and resolves with its id. A recipe that is saved
   * already keeps its id. Rejects with a Spanish message when the link holds no valid recipe.
   */
  open(packed: string): Promise<string>;
  onChange(listener: () => void): Unsubscribe;
}

/** Records a session by hand as a recipe. A recording goes on after a reload of the page. */
export interface Recorder {
  /** Resolves when the tab's recording and journal continue after a page reload; at once if the tab has neither. */
  readonly ready: Promise<void>;
  isOn(): boolean;
  /** Starts the tab's journal: what was done since the world or persona changed, kept over reloads. */
  watch(): Promise<void>;
  /** Returns the tab's journal (see `watch`), or null before `watch` has started it. */
  journal(): Recording | null;
  /** The id of the recipe that `stop` saved last, until the panel has shown it. */
  latest: string | null;
  /** Number of recorded actions, without those of `earlier`. */
  count(): number;
  /** Number of actions that the recording has taken over from the journal. */
  earlier(): number;
  /** Returns in Spanish what was done and can't be part of the recipe. */
  notes(): readonly string[];
  /** Starts a recording here, with what was done before in front, if a recipe can repeat that. */
  start(): Promise<void>;
  /**
   * Starts a recording at Inicio of a new world with the same persona and time, a running clock and no faults, and
   * reloads the page. A recording that is on ends without a recipe.
   */
  startFresh(): Promise<void>;
  /**
   * Says what `start` would take over: the number of actions done before, and in Spanish what was done and can't be
   * repeated.
   */
  before(): Promise<{ count: number; note: string | null }>;
  /**
   * Stops recording, saves the recipe in “Mis recorridos” and returns the recipe as TypeScript source. When no
   * recording is on or no action was recorded, saves nothing and returns an empty string. Throws an error with a
   * Spanish message for a recording that is too large for a recipe, which stays on.
   */
  stop(): string;
  /** Returns the TypeScript source of the recording that `stop` has refused to save; null otherwise. */
  refused(): string | null;
  /** Stops recording without saving a recipe. */
  discard(): void;
  mine: MyRecipes;
  onChange(listener: () => void): Unsubscribe;
}

// Coverage

/** The names of one kind that the tab has observed (`seen`), and the names that it lacks (`never`). */
export interface KindReport {
  seen: string[];
  never: string[];
}

/** A dialog that the page shows. */
export interface OpenDialog {
  /** The name of its screen, such as `modal:sendPool`. */
  name: string;
  /** World time at which it opened (ms). */
  at: number;
  /** Number of facts of the world at that time. */
  seq: number;
}

export interface CoverageReport {
  modals: KindReport;
  trivia: KindReport;
  messages: KindReport;
  endpoints: KindReport;
  routes: KindReport;
}

/** What the tab has observed, in the form of `RecipeResult.observed`. */
export interface Coverage {
  report(): CoverageReport;
  clear(): void;
  /** Adds what the page shows now, such as its route and its open dialog, to the observed names. */
  look(): void;
  /** Calls the listener with each observed name, even if it was observed before. */
  onObserved(listener: (name: string) => void): Unsubscribe;
  /** Calls the listener with the type of each dialog that appears, such as `sendPool` or `trivia/question`. */
  onModal(listener: (type: string) => void): Unsubscribe;
  /** Returns the dialog that is open, with the instant at which it opened, or null if no dialog is open. */
  openDialog(): OpenDialog | null;
  onChange(listener: () => void): Unsubscribe;
}
