import COVERS from '../recipes/covers.json';

/** The names that recipes have observed. */
const COVERED_NAMES = new Set(Object.values<readonly string[]>(COVERS).flat());

export type Refusals = ReturnType<typeof createRefusals>;

/** The texts of the last refused call, and what the page shows for them: `error:No bet time→modal:poolInvalid`. */
export function createRefusals(note: (name: string) => void) {
  /** The texts stay after a dialog, because the form may then show a waiting time. */
  let texts: readonly string[] = [];
  /** Whether a dialog or a field has shown an error for `texts`. */
  let areShown = false;
  return {
    set(refused: readonly string[]) {
      texts = refused;
      areShown = false;
    },
    /** Forgets the texts, because the page may show none of them after a time jump. */
    forget() {
      texts = [];
    },
    /**
     * Notes the names, and that they show the last refused call. If the call has several texts, notes only the pairs
     * that recipes have observed.
     */
    noteShown(...shown: string[]) {
      for (const name of shown) {
        note(name);
        for (const refusal of areShown ? [] : texts) {
          const pair = `error:${refusal}→${name}`;
          if (texts.length === 1 || COVERED_NAMES.has(pair)) note(pair);
        }
      }
      if (shown.length > 0) areShown = true;
    },
    noteWait() {
      for (const text of texts) note(`error:${text}→wait`);
    },
  };
}
