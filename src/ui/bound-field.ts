/** What `bind` of a form gives a field (`src/use-form.ts`). */
export interface BoundField<Value> {
  id: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}
