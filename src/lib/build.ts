/** Which build of the site is running, and what a reload of it would lose. */

/** The id that the build wrote into the page; null in development. */
export function readBuildId(): string | null {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null;
}

/** Whether a form on screen holds something typed that a reload would lose. Drafts of scores are kept anyway. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form input:not([type=checkbox]), form textarea',
  );
  return [...fields].some((field) => field.value !== '');
}
