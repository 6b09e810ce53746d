/** Records a session by hand as a draft of a recipe. */
export interface Recorder {
  /** Settles when a recording that was on before the page reloaded goes on here; at once without one. */
  readonly ready: Promise<void>;
  isOn(): boolean;
  /** Number of actions recorded so far. */
  count(): number;
  /** Settles when every gesture is recorded; rejects when the code for it can't be fetched. */
  start(): Promise<void>;
  /** Stops recording and returns the draft recipe as TypeScript source. The recipe list includes the draft afterwards. */
  stop(): string;
  onChange(listener: () => void): () => void;
}
