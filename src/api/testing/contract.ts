import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const contract = parse(readFileSync('docs/contract/openapi.yaml', 'utf8'));

export function resolve<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value;
  const found = value.$ref
    .split('/')
    .slice(1)
    .reduce((at, key) => at?.[key], contract);
  if (!found) throw new Error(`nothing at ${value.$ref}`);
  return found as T;
}

export function fitsPath(path: string, address: string): boolean {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`).test(address.split('?')[0] ?? '');
}
