/**
 * Words of at least 13 characters, longer than the words of a usual club name. They may break after every
 * fourth character and at their end.
 */
const LONG_WORD = /(\S{13,})/u;
const PIECE = /.{1,4}/gu;

const addBreaks = (word: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
  (word.match(PIECE) ?? []).flatMap((piece, at) => [piece, <wbr key={at} />]);

export function LongWords({ text }: { text: string }) {
  // `split` with a capturing group puts the long words at the odd indexes.
  return text.split(LONG_WORD).map((part, at) => (at % 2 === 0 ? part : addBreaks(part)));
}
