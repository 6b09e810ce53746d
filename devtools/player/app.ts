/**
 * What the player is told of the app whose recipes it plays. `devtools/recipes/app.ts` hands it over. What only a run
 * or a recording needs is loaded with the driver or the recorder.
 */
import type {
  AppScreen,
  ControlAction,
  MockControl,
  Note,
  Recipe,
  RecipeEnd,
  RecipeWorld,
  RecordedAction,
  Reference,
  ScreenExpectation,
  Target,
  TextOrReference,
} from '../api.ts';

export interface PlayedApp {
  /** Address of the app on its host, without a slash at the end: `/app`. */
  base: string;
  /** Path of the page that plays the recipe of a link: `/app/player/`. */
  playPath: string;
  /** Seed and persona of a recipe's world that names none. */
  seed: number;
  persona: string;
  /** What each recipe has shown, in the form of `RecipeResult.observed`. */
  covers: Readonly<Record<string, readonly string[]>>;
  /** The route of the page. */
  getRoute(): string;
  /** Whether this document is a page of the app. */
  hasPage(): boolean;
  /** Whether the page has drawn its content. */
  isPageShown(): boolean;
  applyControl(control: MockControl, action: ControlAction): Promise<unknown>;
  /** Resolves a reference to text. Throws an error with a Spanish message when the text doesn't exist. */
  lookUp(control: MockControl, reference: Reference): string;
  /** Compares the world with what is expected at the end, besides calls. Returns the differences in Spanish. */
  checkWorldAtEnd(control: MockControl, end: RecipeEnd): string[];
  /** Whether the name is noted for a recipe with this end. Some screens depend on the speed of the machine. */
  isNoted(name: string, end: RecipeEnd): boolean;
  /** Whether the page counts down at the end of a run that has observed these names. */
  isCountingDown(observed: readonly string[]): boolean;
  /** Reads an untrusted recipe; null for anything but plain values and the actions that the recorder records. */
  readRecipe(value: unknown): Recipe | null;
  /** Returns a recorded recipe as the source of a TypeScript file. */
  writeRecipeFile(recipe: Recipe): string;
  loadPage(): Promise<AppPage>;
  loadRecording(): Promise<AppRecording>;
}

/** What the driver must know of the app's pages. */
export interface AppPage extends AppDialogs {
  base: string;
  isSeen(screen: AppScreen): boolean;
  /** Returns the elements that show the screen; none for a screen that is always in view. */
  findAll(screen: AppScreen): Iterable<Element>;
  /** Returns what lies over the page without being a part of it; null without one. */
  findOverlay(): Element | null;
  /** Returns the button of the closed menu if this window hides the target there; null otherwise. */
  findOpener(target: Target): HTMLElement | null;
  /** Returns what may stick to the top of the window, over the page that scrolls below it. */
  findTopBars(): Element[];
  /** Describes the screen in Spanish. */
  describe(screen: AppScreen): string;
}

export interface AppDialogs {
  /** Selector of what Escape closes. */
  dismissable: string;
  /** Selector of the dialogs. */
  dialogs: string;
  findDialog(page?: Document): HTMLElement | undefined;
  /** Returns the type of a dialog; null for the menu. */
  getDialogType(element: Element): string | null;
  /** Returns the open dialog in the form that a recipe expects; null without one. */
  findOpenDialog(page?: Document): ScreenExpectation | null;
}

/** What the recipe of a recording is told of the app. */
export interface RecordingWords {
  /** Returns the caption of a recorded step. `at`: where a time jump landed (world time, ms). */
  getCaption(action: ControlAction, at?: number): string;
  /** The tags of a recorded recipe. */
  recordedTags: Recipe['tags'];
  /** Whether the control only opens what the next press is in, such as a menu. */
  isOpener(target: Target<TextOrReference>): boolean;
}

/** What the recorder must know of the app. */
export interface AppRecording extends RecordingWords {
  page: AppPage;
  /** The route of the page. */
  getRoute(): string;
  /** Describes the world of this moment as the start of a recipe. */
  describeWorld(control: MockControl): RecipeWorld;
  /** Writes an instant so that another world finds it too, for example relative to an event. */
  toTimeExpression(control: MockControl, at: number): string;
  /**
   * Says what a field or a button beside it has set, after the page has handled the event; null for any other element.
   */
  describeSetting(element: Element): NonNullable<RecordedAction['sets']> | null;
  /** Returns the text that was typed in a field, or a reference to it if it is known only at run time. */
  toTypedText(control: MockControl, text: string): TextOrReference;
  /** Returns a text in place of a password that may be the user's own. */
  toPassword(control: MockControl, password: string): string;
  toRouteReference(control: MockControl, route: string): TextOrReference;
  /** Describes each method of the control API that may change the world, by the name of its group. */
  describeCalls(control: MockControl, getJump: () => { from: number; to: number }): CallDescriptions;
  /** Says what a recording that starts now would lack, or returns null. */
  findMissing(control: MockControl): Note | null;
}

/** The actions that repeat a call of the control API in a recipe, or a note if no action can repeat the call. */
export type RecordedCall = ControlAction | Note | readonly (ControlAction | Note)[];

/**
 * Describes a call. Runs before the call; a function that it returns runs after it, or when the call reloads the page.
 */
export type DescribeCall = (args: readonly unknown[]) => RecordedCall | ((result: unknown) => RecordedCall);

/** By the name of a method, such as `clock.advance`. A method that is left out changes nothing. */
export type CallDescriptions = ReadonlyMap<string, DescribeCall>;
