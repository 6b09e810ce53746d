/** The snippets of a guide that say where they go: ```ts file:src/lib/routes.ts after:export const PATHS = { */

export interface Snippet {
  file: string;
  /** The snippet is a whole new file, or stands after or before the only line that contains `line`. */
  place: { is: 'new' } | { is: 'after' | 'before'; line: string };
  code: string;
}

const FENCE = /^```\w+ file:(\S+) (?:(new)|(after|before):(.+))\n([\s\S]*?)^```$/gm;

export function readSnippets(guide: string): Snippet[] {
  return [...guide.matchAll(FENCE)].map(([, file = '', isNew, is, line = '', code = '']) => ({
    file,
    place: isNew ? { is: 'new' } : { is: is as 'after' | 'before', line },
    code,
  }));
}

const IMPORT = /^import \{ (.*) \} from ('.*');$/;

/** Adds an import line to a file, unless the file imports the same already. */
function addImport(text: string, line: string): string {
  const [, names = '', from = ''] = IMPORT.exec(line) ?? [];
  const there =
    from && new RegExp(`^import \\{([^}]*)\\} from ${from.replaceAll('.', '\\.')};$`, 'm').exec(text);
  if (!there) return text.split('\n').includes(line) ? text : `${line}\n${text}`;
  const has = new Set((there[1] ?? '').split(',').map((name) => name.trim()));
  const missing = names.split(', ').filter((name) => !has.has(name));
  return missing.length === 0
    ? text
    : text.replace(there[0], there[0].replace('{', `{ ${missing.join(', ')},`));
}

/**
 * Returns the text of the file with the snippet in its place. The imports of the snippet go to the top of the file, or
 * into the import of the same module.
 * Throws when no line of the file, or more than one, contains the line that the snippet names.
 */
export function insertSnippet(text: string, { file, place, code }: Snippet): string {
  if (place.is === 'new') return code;
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line.includes(place.line) ? [index] : []));
  const [index] = places;
  if (index === undefined || places.length > 1)
    throw new Error(`${file} has ${places.length} lines with “${place.line}”, where the guide needs one`);
  const parts = code.split('\n').slice(0, -1);
  const isImport = (line: string) => /^import .* from '.*';$/.test(line);
  const added = parts.filter((line) => !isImport(line));
  lines.splice(place.is === 'after' ? index + 1 : index, 0, ...added);
  return parts.filter(isImport).reduceRight(addImport, lines.join('\n'));
}
