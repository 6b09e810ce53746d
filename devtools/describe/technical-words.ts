/**
 * Words that only a technical person knows: methods, addresses and statuses of calls, names of columns, expressions of
 * time, ids of personas. No text that the density Demo shows may have one.
 */
export const TECHNICAL_WORDS =
  /\b(?:GET|POST|HTTP|API|JSON|HTML|CSRF|URL|Laravel|[Ll]og-?(?:in|out)|[Tt]oken|[Cc]ookie|[Ee]ndpoint|[Ss]erver|[Uu]ser|Error|balanceador|[Rr]amas?|(?<!\d )[45]\d\d|[a-z]+_[a-z]+|la persona [a-z]+)\b|\/api|[a-z]\(\d/;
