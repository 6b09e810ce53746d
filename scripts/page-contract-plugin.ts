/**
 * Gives the checks that run in a page the contract as data, with validators as plain functions: the policy of the pages
 * forbids the code that Ajv writes at run time.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'esbuild';
import { AJV_OPTIONS } from './check-api/ajv-options.ts';
import { CONTRACT_DATA, SCHEMAS } from './check-api/contract-data.ts';

const ROOT = 'contract';

function writeModule(): string {
  const keys = Object.keys(SCHEMAS);
  const ajv = new Ajv2020({ ...AJV_OPTIONS, code: { source: true, esm: true, lines: false } });
  ajv.addSchema({ $id: ROOT, components: CONTRACT_DATA.components, calls: keys.map((key) => SCHEMAS[key]) });
  const names = keys.map((_key, index) => `check${index}`);
  names.forEach((name, index) => {
    ajv.addSchema({ $id: name, $ref: `${ROOT}#/calls/${index}` });
  });
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const validators = keys.map((key, index) => `${JSON.stringify(key)}: ${names[index]}`).join(', ');
  return `${code}
const VALIDATORS = { ${validators} };
export const CONTRACT = {
  ...${JSON.stringify(CONTRACT_DATA)},
  validate(key, value) {
    const validate = VALIDATORS[key];
    return validate(value) ? [] : validate.errors;
  },
};`;
}

export const pageContract: Plugin = {
  name: 'page-contract',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/page-contract\.js$/ }, ({ path }) => ({ path, namespace: 'page-contract' }));
    onLoad({ filter: /.*/, namespace: 'page-contract' }, () => ({
      contents: writeModule(),
      loader: 'js',
      resolveDir: process.cwd(),
    }));
  },
};
