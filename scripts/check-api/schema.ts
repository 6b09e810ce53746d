export interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  maxItems?: number;
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

function getType(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

function findTextFaults(schema: Schema, text: string): string[] {
  const faults: string[] = [];
  if (schema.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) faults.push('not a date alone');
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(text)) faults.push(`not ${schema.pattern}`);
  if (text.length < (schema.minLength ?? 0)) faults.push('too short');
  if (text.length > (schema.maxLength ?? text.length)) faults.push('too long');
  return faults;
}

export function findFaults(
  value: unknown,
  schema: Schema,
  resolve: (schema: Schema) => Schema,
  at = 'body',
): string[] {
  const { type, oneOf, properties, additionalProperties, items, ...rest } = resolve(schema);
  const inside = (part: unknown, one: Schema, key: string | number) =>
    findFaults(part, one, resolve, `${at}.${key}`);

  if (oneOf) {
    const tries = oneOf.map((one) => inside(value, one, 'oneOf'));
    if (!tries.some((faults) => faults.length === 0)) return tries.flat();
  }
  const types = [type ?? []].flat();
  if (types.length > 0 && !getType(value).some((name) => types.includes(name))) {
    return [`${at}: ${JSON.stringify(value)} is not ${types.join(' or ')}`];
  }
  const faults: string[] = [];
  if ('const' in rest && value !== rest.const) faults.push(`not ${JSON.stringify(rest.const)}`);
  if (rest.enum && !rest.enum.includes(value)) faults.push('not one of its values');
  if (typeof value === 'string') faults.push(...findTextFaults(rest, value));
  if (typeof value === 'number') {
    if (value < (rest.minimum ?? value) || value > (rest.maximum ?? value)) faults.push('out of range');
  }
  const own = faults.map((fault) => `${at}: ${fault}`);
  if (Array.isArray(value)) {
    if (value.length > (rest.maxItems ?? value.length)) own.push(`${at}: too many`);
    return own.concat(value.flatMap((item, index) => (items ? inside(item, items, index) : [])));
  }
  if (typeof value !== 'object' || value === null) return own;
  const missing = (rest.required ?? [])
    .filter((key) => !(key in value))
    .map((key) => `${at}: ${key} is missing`);
  return own.concat(
    missing,
    Object.entries(value).flatMap(([key, part]) => {
      const one = properties?.[key] ?? additionalProperties;
      return one ? inside(part, one, key) : [];
    }),
  );
}
