export function readBuildId(): string | null {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null;
}

/**
 * Whether any text field of a form contains text of the user, which a reload would lose. The fields of the draft
 * scores are in no form, because drafts are stored.
 */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form input:not([type=checkbox], [readonly]), form textarea',
  );
  return [...fields].some((field) => field.value !== '');
}
