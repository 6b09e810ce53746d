/** Notices which fields of the page hold another value after an event, whichever event the app changes them at. */

export type PageField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select';

const getField = ({ target }: Event): PageField | null =>
  target instanceof Element && target.matches(FIELDS) ? (target as PageField) : null;

/**
 * `onChange` gets each field that holds another value after an event, the field of the event first. `find` describes a
 * field while it is in the page.
 */
export function watchFieldChanges<Found>(
  find: (field: PageField) => Found,
  onChange: (field: PageField, found: Found) => void,
) {
  /** The values before the event. `found` is set for the field of the event, which the event may remove. */
  let before = new Map<PageField, { value: string | null; found?: Found }>();
  const lastValues = new WeakMap<PageField, string>();

  /** Compares the fields with their values before the last event. Does nothing when they are compared already. */
  function flush(): void {
    const earlier = before;
    before = new Map();
    for (const [field, { value, found = find(field) }] of earlier) {
      const isKnown = value === null ? lastValues.get(field) === field.value : value === field.value;
      if (isKnown) continue;
      lastValues.set(field, field.value);
      onChange(field, found);
    }
  }

  // The app handles the event, and React writes the fields, before the next task.
  const flushSoon = () => void setTimeout(flush);

  return {
    flush,
    /** Handles an event that is about to change fields. */
    expect(event: Event): void {
      const own = getField(event);
      if (!own || before.size > 0) return;
      before.set(own, { value: own.value, found: find(own) });
      for (const field of document.querySelectorAll<PageField>(FIELDS))
        if (field !== own) before.set(field, { value: field.value });
      flushSoon();
    },
    /** Handles an event that has already changed its field, such as a text that the browser filled in. */
    notice(event: Event): void {
      const own = getField(event);
      if (!own || before.has(own)) return;
      before.set(own, { value: null, found: find(own) });
      flushSoon();
    },
  };
}
