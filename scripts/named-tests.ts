/** Finds the tests that documentation names as `file`: “part of the title”. */
import { existsSync, readFileSync } from 'node:fs';

export interface NamedTest {
  file: string;
  title: string;
}

export const getNamedTests = (text: string): NamedTest[] =>
  [...text.matchAll(/`([\w./-]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

export const isMissing = ({ file, title }: NamedTest) =>
  !existsSync(file) || !readFileSync(file, 'utf8').includes(title);
