/** `SHOTS`: which pictures are taken or compared. */

/** Names the picture of a file: `home-movil.png` shows `home`. */
export const getPictureName = (file: string) => file.replace(/-(?:movil|escritorio)\.png$/, '');

/**
 * Reads names separated by commas, such as `home,modal-sendPool`; one that ends in `*` means every name that begins so.
 * Nothing means all.
 */
export function readSelection(text: string | undefined): (name: string) => boolean {
  const wishes = text?.split(',').map((wish) => wish.trim());
  if (!wishes) return () => true;
  return (name) =>
    wishes.some((wish) => (wish.endsWith('*') ? name.startsWith(wish.slice(0, -1)) : name === wish));
}

/** The names in `text` that select none of `names`. */
export const findUnknownNames = (text: string | undefined, names: readonly string[]) =>
  (text?.split(',') ?? []).filter((wish) => !names.some(readSelection(wish)));

/** Where the pictures are written: `SHOTS_OUT`, or `out/shots`. */
export const SHOTS_FOLDER = process.env.SHOTS_OUT ?? 'out/shots';
