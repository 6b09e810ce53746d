/**
 * Reads the fragment of a simulator link, `#sim?<name>=<value>&…`, also as mail, chat and link shorteners change it:
 * with trackers added, with separators encoded or written as HTML, and with the punctuation of the text around it.
 */
import { BASE } from '../../mock-server/lib/address.ts';

const START = /^#sim(?:\?|%(?:25)*3F)/i;

/** Whether the fragment of an address is a simulator link. */
export const isSimulatorLink = (hash: string): boolean => START.test(hash);

/**
 * Returns the address with a `#` for a link whose `#` was encoded as `%23`, so that the browser asked the server for
 * the path `/lmx/games%23sim`. Returns null for any other address.
 */
export function restoreFragment(path: string): string | null {
  const [, page, rest] = /^(.*?)%(?:25)*23(sim(?:\?|%(?:25)*3F).*)$/i.exec(path) ?? [];
  return page?.startsWith(`${BASE}/`) ? `${page}#${rest}` : null;
}

/** Parameters that mail programs, social networks, analytics and link shorteners add to every link. */
const TRACKER = new RegExp(
  `^(?:${[
    'utm_\\w+',
    '(?:fb|g|d|tt|tw|y)clid|msclkid|rdt_cid|gad_\\w+|gbraid|wbraid|gclsrc',
    '_gl|_ga\\w*|_gac\\w*|__utm\\w',
    '_hsenc|_hsmi|__h(?:stc|ssc|sfp)|hsctatracking',
    'mc_[ce]id|mkt_tok|(?:mtm|matomo|pk|piwik|vero|oly|ml|ck|sc)_\\w+',
    'igsh(?:id)?|li_fat_id|epik|sfnsn|si|ref(?:_src|_url)?|srsltid',
    '_branch_match_id|_openstat|wickedid|trk\\w*|s_cid|ncid|cmpid',
  ].join('|')})$`,
  'i',
);

/** The names whose value can contain an encoded `&` and `=`: the address of a page. */
const ADDRESS_NAMES = new Set(['go']);

const HTML_AMPERSAND = /(?:&|%26)(?:(?:amp|#0*38|#x26)(?:;|%3B))+/gi;

/**
 * Returns the names, in lower case, and the encoded values of a link's fragment, without trackers. `URLSearchParams`
 * would replace the plus signs of time expressions by spaces.
 */
export function splitLink(hash: string): [name: string, text: string][] {
  let fragment = hash;
  // Each program that a link passes may encode it once more.
  while (/^#sim%/i.test(fragment)) fragment = decodeOnce(fragment);
  return fragment
    .replace(/^#sim\?/i, '')
    .replace(/:~:.*$/s, '')
    .replace(HTML_AMPERSAND, '&')
    .split(/&|\?(?=\w+=)/)
    .flatMap(splitEncodedPairs)
    .map(([name, text]): [string, string] => [name.trim().toLowerCase(), text])
    .filter(([name]) => name !== '' && !TRACKER.test(name));
}

function decodeOnce(fragment: string): string {
  const decoded = decodeSafely(fragment);
  return decoded === fragment ? fragment.replace(/%(?:25)*3F/i, '?') : decoded;
}

/** Decodes the valid escapes of a text and keeps the others, because a link may have been cut. */
const decodeSafely = (text: string) =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** Splits `as=ana` and `as%3Dana`, and `as=ana%26at=…`, which are two parameters. */
function splitEncodedPairs(pair: string): [name: string, text: string][] {
  const [name = '', text = ''] = pair.split(/(?:=|%3D)(.*)/is);
  if (ADDRESS_NAMES.has(name.toLowerCase())) return [[name, text]];
  const [own = '', ...others] = text.split(/%26(?=\w+(?:=|%3D))/i);
  return [[name, own], ...others.flatMap(splitEncodedPairs)];
}

/** Returns the decoded value of a parameter. Throws an error with a Spanish message for a text that was cut. */
export function decodeValue(encoded: string): string {
  let text = encoded;
  try {
    // No value contains an escape, so one that is left was encoded twice.
    while (/%[0-9a-f]{2}/i.test(text)) text = decodeURIComponent(text);
  } catch {
    throw new Error(`“${encoded}” no se entiende.`);
  }
  return trimValue(text);
}

/**
 * Returns the value without the blanks, quotation marks and punctuation of the text around the link, and with `-` for
 * the dashes that word processors and phones put in its place.
 */
export function trimValue(value: string): string {
  let text = value
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  while (JUNK_AT_END.test(text) || hasUnopenedBracket(text)) text = text.slice(0, -1).trimEnd();
  return text.replace(/^[\s"'“”‘’«<(]+(?=[\w+-])/, '');
}

const JUNK_AT_END = /[.,;:!?<>"'“”‘’«»…\]}|`\\]$/;

/** The closing bracket of `cierre(7,1)` belongs to the value, unlike the one of a link between brackets. */
const hasUnopenedBracket = (text: string) =>
  text.endsWith(')') && text.split(')').length > text.split('(').length;
