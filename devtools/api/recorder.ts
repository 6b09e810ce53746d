/** Records a session by hand as a draft of a recipe. */
export interface Recorder {
  isOn(): boolean;
  /** Actions taken down so far. */
  count(): number;
  start(): Promise<void>;
  /** Stops, and gives the draft as the text of a TypeScript file. The draft is in the list of recipes from then on. */
  stop(): string;
  onChange(listener: () => void): () => void;
}
