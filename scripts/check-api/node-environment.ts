/**
 * What the checks of the contract need in Node, where no browser keeps cookies: a cookie jar, and the contract's file.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { AJV_OPTIONS } from './ajv-options.ts';
import { createBrowser } from './browser.ts';
import { CONTRACT_DATA, SCHEMAS } from './contract-data.ts';
import type { Environment } from './environment.ts';
import { getSite } from './site.ts';

const ajv = new Ajv2020(AJV_OPTIONS);
const validators = new Map<string, ValidateFunction>();

function getValidator(key: string): ValidateFunction {
  const { components } = CONTRACT_DATA;
  const validate = validators.get(key) ?? ajv.compile({ ...SCHEMAS[key], components });
  validators.set(key, validate);
  return validate;
}

export const NODE_ENVIRONMENT: Environment = {
  openBrowser: createBrowser,
  getSite,
  contract: {
    ...CONTRACT_DATA,
    validate(key, value) {
      const validate = getValidator(key);
      return validate(value) ? [] : (validate.errors ?? []);
    },
  },
};
