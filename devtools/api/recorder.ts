/** “Mis recorridos”: recipes recorded by hand or opened from a link. `RecipeRunner.list()` includes these recipes. */
export interface MyRecipesControl {
  /** Changes the title of a recipe. Throws, in Spanish, when `title` is blank. */
  rename(id: string, title: string): void;
  remove(id: string): void;
  /** Title of the recipe that was deleted last; null when there is no recipe to restore. */
  removed(): string | null;
  /** Restores the recipe that was deleted last. Does nothing when no recipe was deleted. */
  restore(): void;
  /** Returns the recipe as a TypeScript file for `devtools/recipes/flow/`. Throws, in Spanish, for an unknown id. */
  file(id: string): { name: string; text: string };
  /**
   * Saves the recipe of a `draft=…` link and returns the recipe’s id. Rejects, in Spanish, when the link holds no
   * valid recipe.
   */
  open(packed: string): Promise<string>;
}

/** Records a session by hand as a draft of a recipe. */
export interface Recorder {
  /** Settles when a recording that was on before the page reloaded goes on here; at once without one. */
  readonly ready: Promise<void>;
  isOn(): boolean;
  /** Number of actions recorded so far. */
  count(): number;
  /** Settles when every gesture is recorded; rejects when the code for it can't be fetched. */
  start(): Promise<void>;
  /**
   * Stops recording, saves the recipe in “Mis recorridos” and returns the recipe as TypeScript source. When no action
   * was recorded, saves nothing and returns an empty string.
   */
  stop(): string;
  readonly mine: MyRecipesControl;
  onChange(listener: () => void): () => void;
}
