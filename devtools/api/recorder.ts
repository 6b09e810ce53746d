/** “Mis recorridos”: recipes recorded by hand or opened from a link. `RecipeRunner.list()` includes these recipes. */
export interface MyRecipesControl {
  /** Changes the title of a recipe. Throws an error with a Spanish message when `title` is blank. */
  rename(id: string, title: string): void;
  remove(id: string): void;
  removed(): string | null;
  restore(): void;
  /**
   * Returns the recipe as a TypeScript file for `devtools/recipes/flow.ts`. Throws an error with a Spanish
   * message for an unknown id.
   */
  file(id: string): { name: string; text: string };
  /**
   * Saves the recipe of a `draft=…` link and returns its id; for a recipe that is already saved, returns the
   * existing id. Rejects with a Spanish message when the link holds no valid recipe.
   */
  open(packed: string): Promise<string>;
}

export interface Recorder {
  /**
   * Resolves when a recording that started before a page reload has resumed; resolves at once without such a
   * recording.
   */
  readonly ready: Promise<void>;
  isOn(): boolean;
  count(): number;
  /** What was done and cannot be part of the recipe, in Spanish. */
  notes(): readonly string[];
  start(): Promise<void>;
  /**
   * Stops recording, saves the recipe in “Mis recorridos” and returns the recipe as TypeScript source. When no
   * recording is on or no action was recorded, saves nothing and returns an empty string.
   */
  stop(): string;
  readonly mine: MyRecipesControl;
  onChange(listener: () => void): () => void;
}
