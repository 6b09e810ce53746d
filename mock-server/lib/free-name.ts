/** Returns the name, or if it is taken, the name with the first free number from 2 on. */
export function findFreeName(base: string, taken: readonly string[], separator = ' '): string {
  let name = base;
  for (let count = 2; taken.includes(name); count += 1) name = `${base}${separator}${count}`;
  return name;
}
