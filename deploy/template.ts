import { readFileSync } from 'node:fs';

export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(values));
  const text = readFileSync(`deploy/templates/${file}`, 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${file} needs a value for ${name}`);
      unused.delete(name);
      return value;
    },
  );
  if (unused.size > 0) throw new Error(`${file} doesn't use ${[...unused].join(', ')}`);
  return text;
}
