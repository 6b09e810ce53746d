import { collapseSpaces } from '../../lib/format.ts';
import { findDialog } from '../../recipes/dialogs.ts';

/** Returns the texts of the open dialog, or the title and the errors of the page. */
export function listSeenTexts(document: Document): string[] {
  const dialog = findDialog(document);
  const errors = [...document.querySelectorAll('[aria-invalid="true"]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []),
  );
  const elements = dialog
    ? [...dialog.querySelectorAll('h2, p, button')]
    : [...document.querySelectorAll('h1, [role="alert"]'), ...errors];
  const texts = [...new Set(elements.map(({ textContent }) => collapseSpaces(textContent)))].filter(Boolean);
  // The whole text of a dialog, for screen readers, repeats its paragraphs.
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
}
