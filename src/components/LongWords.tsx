import { Fragment } from 'react';

/** A word longer than those of any club's usual name. */
const LONG_WORD = /(\S{13,})/u;
const PIECE = /.{1,4}/gu;

const breakable = (word: string) =>
  (word.match(PIECE) ?? []).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
    <Fragment key={at}>
      {piece}
      <wbr />
    </Fragment>
  ));

/** Text whose words may break only when they are longer than those of any usual name. */
export function LongWords({ text }: { text: string }) {
  // The long words are the odd parts.
  return text.split(LONG_WORD).map((part, at) => (at % 2 === 0 ? part : breakable(part)));
}
