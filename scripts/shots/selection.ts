/** Returns the name of the picture without its size: `home-movil.png` is a file of the picture `home`. */
export const getShotName = (file: string) => file.replace(/-(?:movil|escritorio)\.png$/, '');

/**
 * `text` holds names separated by commas, such as `home,modal-sendPool`; `bonus*` selects all names with this
 * start. Undefined selects all.
 */
export function readSelection(text: string | undefined): (name: string) => boolean {
  const wishes = text?.split(',').map((wish) => wish.trim());
  if (!wishes) return () => true;
  return (name) =>
    wishes.some((wish) => (wish.endsWith('*') ? name.startsWith(wish.slice(0, -1)) : name === wish));
}

export const findUnknownNames = (text: string | undefined, names: readonly string[]) =>
  (text?.split(',') ?? []).filter((wish) => !names.some(readSelection(wish)));

export const SHOTS_FOLDER = process.env.SHOTS_OUT ?? 'out/shots';
