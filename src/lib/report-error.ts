/**
 * Browsers and Vite report a file of code that could not be fetched with these texts. It is no mistake in the code, and
 * the browser has already logged the failed request.
 */
const MISSING_FILE = /dynamically imported module|module script|preload CSS|JavaScript MIME type/i;

export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && MISSING_FILE.test(error.message);

const reported = new WeakSet<Error>();

/**
 * Reports an error that nobody expected, once. Call it wherever such an error is caught instead of thrown on to the
 * browser. The console is the only report: errors aren't sent to a server, because they could contain a token or an
 * e-mail.
 */
export function reportError(error: unknown): void {
  if (isMissingFile(error)) return;
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  // biome-ignore lint/suspicious/noConsole: the console is the only report.
  console.error(error);
}
