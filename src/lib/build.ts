export function readBuildId(): string | null {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null;
}

/**
 * Whether a form has typed text that a reload would lose. Draft scores are not included because they are
 * stored.
 */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form input:not([type=checkbox]), form textarea',
  );
  return [...fields].some((field) => field.value !== '');
}
