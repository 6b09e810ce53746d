import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { SITE_ROOT } from '../../deploy/routes.ts';
import { copy } from '../../devtools/copy.ts';
import { PICTURE_LIST } from '../../devtools/ui/flow-picture-names.ts';

const FOLDER = 'simulador/recorridos/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface BookFile {
  type: string;
  body: string | Uint8Array;
}

const missingPage = `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${copy.bookTitle} | Reto Ruffles</title></head>
<body><main><h1>${copy.bookTitle}</h1><p>${'El libro de flujos todavía no está hecho en esta computadora.'}</p>
<p><code>npm run build:demo</code>: ${'con sus pasos y enlaces, sin imágenes.'}</p><p><code>npm run flowbook</code>: ${'con imágenes; tarda varios minutos.'}</p>
<p><a href="${SITE_ROOT}simulador/">${copy.bookSimulator}</a></p></main></body>
</html>
`;

function getStandIn(name: string): BookFile | null {
  if (name === 'index.html') return { type: TYPES['.html'] ?? '', body: missingPage };
  // The simulator's panel requests the list of pictures even without a flow book, so an empty object replaces a
  // missing one.
  return name === PICTURE_LIST ? { type: TYPES['.json'] ?? '', body: '{}' } : null;
}

/**
 * Returns the file at `path`, which is relative to the site's root. A replacement is returned for a missing
 * start page or a missing list of pictures. Null for any other missing file and for a path outside the flow
 * book.
 */
export function readBookFile(demo: string, path: string): BookFile | null {
  if (!`${path}/`.startsWith(FOLDER)) return null;
  const name = path.slice(FOLDER.length) || 'index.html';
  if (normalize(name) !== name || name.startsWith('..')) return null;
  try {
    return { type: TYPES[extname(name)] ?? '', body: readFileSync(join(demo, FOLDER, name)) };
  } catch {
    return getStandIn(name);
  }
}
