import { SITE_ROOT } from '../deploy/routes.ts';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags and in a double-quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/**
 * Returns the start of a page for people who test the site, up to the icon in its head. Search engines may not
 * list the page.
 */
export const openTestPage = (title: string) => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Reto Ruffles</title>
<link rel="icon" href="${SITE_ROOT}icon.svg" type="image/svg+xml">`;
