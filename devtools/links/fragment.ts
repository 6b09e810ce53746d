/**
 * Reads the fragment of a simulator link, `#sim?<name>=<value>&…`, also as mail, chat and link shorteners change it:
 * with trackers added, with separators encoded or written as HTML, and with the punctuation of the text around it.
 */
import { BASE } from '../../mock-server/catalogue/address.ts';

const ENCODED = (codes: string) => `%(?:25)*(?:${codes})`;
const START = new RegExp(
  `^#(?:#|${ENCODED('23')}|[\\s!/]|%20)*sim(?:[\\s/]|%20)*(?:\\?|${ENCODED('3F')}|&(?=\\w+=))`,
  'i',
);

/** Whether the fragment of an address is a simulator link. */
export const isSimulatorLink = (hash: string): boolean => START.test(decodeEntities(hash));

/** The named entities of HTML that mail and chat programs write for the punctuation of a link and around it. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quest: '?',
  equals: '=',
  num: '#',
  lpar: '(',
  rpar: ')',
  comma: ',',
  colon: ':',
  ast: '*',
  lowbar: '_',
  hyphen: '-',
  minus: '-',
  plus: '+',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
};
const SEMICOLON = `(?:;|${ENCODED('3B')})`;
const AMPERSAND = new RegExp(
  `(?:&|${ENCODED('26')})(?:(?:amp|#0*38|#x0*26)(?:${SEMICOLON}|(?=[a-z]+=)))+`,
  'gi',
);
const ENTITY = new RegExp(
  `&(?:#(\\d+)|#x([0-9a-f]+)|(${Object.keys(ENTITIES).join('|')}))(?:${SEMICOLON}|$)`,
  'gi',
);

/** Decodes what HTML (`&amp;`, `&#63;`), JSON (`\u0026`) and Markdown (`\_`) write for the characters of a link. */
const decodeEntities = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(AMPERSAND, '&')
    .replace(ENTITY, (whole, decimal, hexadecimal, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code < 0xff_ff ? String.fromCharCode(code) : whole;
    });

/**
 * Returns the address with a `#` for a link whose `#` was encoded as `%23`, so that the browser asked the server for
 * the path `/lmx/games%23sim`. Returns null for any other address.
 */
export function restoreFragment(path: string): string | null {
  const [, route = '', search = '', rest] =
    /^([^?]*?)(\?.*?)?%(?:25)*23(sim(?:\?|%(?:25)*3F).*)$/i.exec(path) ?? [];
  // Without its slash, the path of Inicio or of the cabina would be another page's.
  const page = route === BASE || route === `${BASE}/simulador` ? `${route}/` : route;
  return rest !== undefined && page.startsWith(`${BASE}/`) ? `${page}${search}#${rest}` : null;
}

/** Parameters that mail programs, social networks, analytics and link shorteners add to every link. */
const TRACKER = new RegExp(
  `^(?:${[
    'utm[_.-]\\w+',
    // No parameter of the simulator begins with `_`.
    '_[\\w.\\[\\]-]*',
    '\\w*clid|\\w*clickid|\\w*clkid|msclkid|gad|gbraid|wbraid|sccid|gclsrc|gclaw|irgwc|tblci|dicbo|srsltid',
    '\\w+_(?:source|medium|campaign|content|term|referr?er|cid|clid)',
    '(?:fb|ga|gad|gcl|gs|hsa|mc|mkt|mtm|matomo|pk|piwik|vero|oly|ml|ck|sc|rdt|ef|aff|bsft|sfmc|ns|nx|guce|pd_rd)_\\w+',
    '(?:ad|adset|adgroup|campaign|email|session|share|tracking)_?id|elq\\w*|hsctatracking',
    'ref_?|ref_(?:src|url)|igsh(?:id)?|igsi|mibextid|li_fat_id|lipi|licu|rcm|epik|sfnsn|si|feature|xmt|s_kwcid|amp',
    'usp|pli|hl|ved|usg|aqs|spm|xtor|wprov|wickedid|wickedsource|trk\\w*|s_cid|n?cid|cmp(?:id)?|mkevt|mlid|icid',
    'src|source|from|t|via|ref(?:id|src|errer|erer)|fref|origin|channel|medium|campaign|shared?|app|client|sourceid',
    'is_\\w+|sender_device|web_id|ocid|cmpid|mbid|smid|ito|cn|cxt|ei|oq|rlz|ab_channel|pp|eid|mid|goal|em[cd]i',
    'et_rid|notif_\\w+|comment_id|hc_\\w+|paipv|eav|sxsrf|sca_esv|gws_rd|mk[cr]id|toolid|sub_?id|ceid',
    'isappinstalled|zanpid|cjevent|cjdata|wt\\.?_?mc(?:_\\w+)?|wtrid|dm_i|guccounter|rtid|twterm|fbid|safelink',
  ].join('|')})$`,
  'i',
);

/** The names whose value can contain an encoded `&` and `=`: the address of a page. */
const ADDRESS_NAMES = new Set(['go']);

/**
 * Returns the names, in lower case, and the encoded values of a link's fragment, without trackers. `URLSearchParams`
 * would replace the plus signs of time expressions by spaces.
 */
export function splitLink(hash: string): [name: string, text: string][] {
  let fragment = decodeEntities(hash).replace(/^#(?:#|%(?:25)*23|[\s!/]|%20)*sim(?:[\s/]|%20)*/i, '#sim');
  // Each program that a link passes may encode it once more.
  while (/^#sim%/i.test(fragment)) fragment = decodeOnce(fragment);
  return decodeEntities(fragment)
    .replace(/^#sim[?&]+/i, '')
    .replace(/:~:.*$/s, '')
    .replace(/%(?:25)+(?=26|3[BDF]|23)/gi, '%')
    .split(/&|[?;#](?=\w+=)/)
    .flatMap(splitEncodedPairs)
    .map(([name, text]): [string, string] => [trimValue(decodeSafely(name)).toLowerCase(), text])
    .filter(
      ([name, text]) => (name !== '' || trimValue(decodeSafely(text)) !== '') && !isTracker(name, text),
    );
}

/** X adds `s=20`, and `s` of a link is a packed world, which is longer. */
const isTracker = (name: string, text: string) =>
  TRACKER.test(name) || (name === 's' && /^\d{1,3}$/.test(text));

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

/**
 * Splits `as=ana` and `as%3Dana`, and `as=ana%26at=…`, which are two parameters. A mail in the format
 * “quoted-printable” writes `as=3Dana`.
 */
function splitEncodedPairs(pair: string): [name: string, text: string][] {
  const [name = '', text = ''] = pair.split(
    /(?:(?<=^(?:as|at|seed|fail|device|speed|mode|panel))=3D|=|%3D)(.*)/is,
  );
  if (ADDRESS_NAMES.has(name.toLowerCase())) return [[name, text]];
  const [own = '', ...others] = text.split(/%(?:26|3B|3F|23)(?=\w+(?:=|%3D))/i);
  return [[name, own], ...others.flatMap(splitEncodedPairs)];
}

/** Returns the decoded value of a parameter. Throws an error with a Spanish message for a text that was cut. */
export function decodeValue(encoded: string): string {
  let text = encoded;
  try {
    // No value contains an escape, so one that is left was encoded twice.
    while (/%[0-9a-f]{2}/i.test(text)) text = decodeURIComponent(text);
    text = decodeEntities(text.replace(/%2?$/, ''));
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
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  while ((JUNK_AT_END.test(text) && text !== '/') || hasUnopenedBracket(text))
    text = text.replace(/.$/su, '').trimEnd();
  return text.replace(/^[\s"'“”‘’«<(]+(?=[\w+-])/, '');
}

/** Only the value of a fault can end with `*`, and only a packed world with `-` or `_`. */
const JUNK_AT_END = /[^\p{L}\p{M}\p{N})*_-]$/u;

/** The closing bracket of `cierre(7,1)` belongs to the value, unlike the one of a link between brackets. */
const hasUnopenedBracket = (text: string) =>
  text.endsWith(')') && text.split(')').length > text.split('(').length;
