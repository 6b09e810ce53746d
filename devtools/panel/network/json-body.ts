/** The JSON of a body that a tester edits. */
import { parseJson } from '../../../mock-server/lib/json.ts';

/** Returns the body as indented JSON, or as it is when it is no JSON. */
export function indentJson(body: string): string {
  const value = parseJson(body);
  return value === undefined ? body : JSON.stringify(value, null, 2);
}

/** Returns a sentence that says in which line the JSON of a body breaks; null when it is whole. An empty body is fine. */
export function findJsonProblem(body: string): string | null {
  if (body.trim() === '' || parseJson(body) !== undefined) return null;
  return `El cuerpo no es JSON válido: revisa la línea ${findBrokenLine(body)}.`;
}

/** Browsers write the place of the error in different words, or not at all, so this reads the text itself. */
function findBrokenLine(body: string): number {
  let at = 0;
  const take = (token: RegExp) => {
    token.lastIndex = at;
    const found = token.exec(body);
    if (found) at = token.lastIndex;
    return found !== null;
  };
  const takeMark = (mark: RegExp) => take(SPACE) && take(mark) && take(SPACE);
  /** Takes the items of a list or the entries of an object up to its end, as far as they are JSON. */
  const takeItems = (takeItem: () => boolean, end: RegExp): boolean => {
    if (takeMark(end)) return true;
    while (takeItem()) {
      if (takeMark(end)) return true;
      if (!takeMark(/,/y)) return false;
    }
    return false;
  };
  const takeEntry = () => take(STRING) && takeMark(/:/y) && takeValue();
  const takeValue = (): boolean => {
    if (takeMark(/\{/y)) return takeItems(takeEntry, /\}/y);
    if (takeMark(/\[/y)) return takeItems(takeValue, /\]/y);
    return take(STRING) || take(LITERAL);
  };
  if (takeValue()) take(SPACE);
  return body.slice(0, at).split('\n').length;
}

const SPACE = /\s*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/y;
