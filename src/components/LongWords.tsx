import { Fragment } from 'react';

/** No word of a club's usual name is longer. */
const MAX_WHOLE_WORD = 12;
const PIECE = /.{1,4}/gu;

/** Text whose words may break only when they are longer than those of any usual name. */
export function LongWords({ text }: { text: string }) {
  return text.split(/(?<=\s)/u).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place.
    <Fragment key={index}>
      {word.length <= MAX_WHOLE_WORD
        ? word
        : (word.match(PIECE) ?? []).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same for pieces.
            <Fragment key={at}>
              {piece}
              <wbr />
            </Fragment>
          ))}
    </Fragment>
  ));
}
