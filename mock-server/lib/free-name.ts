/** Returns the name itself, or the name with the first number from 2 on that makes it differ from the taken ones. */
export function findFreeName(base: string, taken: readonly string[], separator = ' '): string {
  let name = base;
  for (let count = 2; taken.includes(name); count += 1) name = `${base}${separator}${count}`;
  return name;
}
