import { Model } from 'miragejs';
import type { ModelDefinition } from 'miragejs/-types';

/** Returns a new Mirage `Model` whose attributes have the types of `Row` and no default values. */
export const defineModel = <Row extends { id: string }>(): ModelDefinition<Row> =>
  // Mirage takes the types of the attributes from their default values.
  Model.extend({} as Row);
