import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { SITE_ROOT } from '../../deploy/routes.ts';
import { copy } from '../../devtools/copy/shared.ts';
import { PICTURE_LIST } from '../../devtools/ui/flow-picture-names.ts';

const FOLDER = 'simulador/recorridos/';

const missingPage = `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${copy.bookTitle} | Reto Ruffles</title></head>
<body><main><h1>${copy.bookTitle}</h1><p>${'El libro de flujos todavía no está hecho en esta computadora.'}</p>
<p><code>npm run build:demo</code>: ${'con sus pasos y enlaces, sin imágenes.'}</p><p><code>npm run flowbook</code>: ${'con imágenes; tarda varios minutos.'}</p>
<p><a href="${SITE_ROOT}simulador/">${copy.bookSimulator}</a></p></main></body>
</html>
`;

// The simulator's panel requests the list of pictures even without a flow book.
const STAND_INS: Readonly<Record<string, string>> = { 'index.html': missingPage, [PICTURE_LIST]: '{}' };

/**
 * Returns the body of the file at `path`, which is relative to the site's root. A replacement is returned for a missing
 * start page or a missing list of pictures. Null for any other missing file and for a path outside the flow
 * book.
 */
export function readBookFile(demo: string, path: string): string | Uint8Array | null {
  if (!path.startsWith(FOLDER) || normalize(path) !== path) return null;
  const name = path.slice(FOLDER.length);
  try {
    return readFileSync(join(demo, FOLDER, name));
  } catch {
    return STAND_INS[name] ?? null;
  }
}
