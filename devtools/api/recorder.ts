/** Records a session by hand as a draft of a recipe. */
export interface Recorder {
  isOn(): boolean;
  /** Number of actions recorded so far. */
  count(): number;
  start(): Promise<void>;
  /** Stops recording and returns the draft recipe as TypeScript source. The recipe list includes the draft afterwards. */
  stop(): string;
  onChange(listener: () => void): () => void;
}
