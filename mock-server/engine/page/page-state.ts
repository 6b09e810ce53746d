/** What a time jump back restores besides the world: the page's own items of `localStorage`, and its route. */
export interface PageState {
  storage: Record<string, string>;
  route: string;
}

/** The state with which the page reloads at the end of a jump; null when the page stays as it is. */
export type Arrival = PageState | null;

/** The names under which the page and the engine store data in the browser. */
export interface PageKeys {
  /** Prefix of the page's own keys in `localStorage`. */
  page: string;
  /** Prefix of the engine's keys. */
  engine: string;
  /** Keys of the page that are invalid in another world, such as the one of the token. */
  session?: readonly string[];
  /** Cookies of the page that are invalid after a jump which reloads it. */
  cookies?: readonly string[];
}
