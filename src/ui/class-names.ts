/** Returns undefined instead of an empty string, so that React writes no empty `class` attribute. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
