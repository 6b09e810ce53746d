import { Serializer } from 'miragejs';
import type { AppSchema, ModelOf } from '../models/index.ts';
import type { Wire } from './wire.ts';

/** The attributes that the contract has with the same name and type. Ids are sent as numbers. */
type Attribute<Name extends keyof Wire> =
  | 'id'
  | {
      [Key in keyof Wire[Name] & keyof ModelOf<Name>]: ModelOf<Name>[Key] extends Wire[Name][Key]
        ? Key
        : never;
    }[keyof Wire[Name] & keyof ModelOf<Name>];

interface Options<Name extends keyof Wire, Sent extends keyof Wire[Name], Embedded extends keyof Wire[Name]> {
  /** As in Mirage: the attributes that are sent as they are. */
  attrs: readonly (Sent & Attribute<Name>)[];
  /** As in Mirage: the related models that are embedded, each by its own serializer without its `derive`. */
  include?: readonly Embedded[];
  /** Computes the other values of the contract, and what is sent for a related model that is missing. */
  derive?(
    model: ModelOf<Name>,
    now: number,
    schema: AppSchema,
  ): Omit<Wire[Name], Sent | Embedded> & Partial<Pick<Wire[Name], Embedded>>;
}

type Json = Record<string, unknown>;

/** The members of Mirage's serializer that `getHashForPrimaryResource` uses. */
interface Hooks<Model> {
  schema: AppSchema;
  request: { now: number };
  getHashForResource(resource: Resource<Model>): [json: Json & Json[], included: unknown];
}
type Resource<Model> = Model | { models: Model[] };

/** Returns Mirage's serializer of a model, with the contract's form: no root key, no foreign keys. */
export function defineSerializer<
  Name extends keyof Wire,
  Sent extends keyof Wire[Name],
  Embedded extends keyof Wire[Name] = never,
>(_name: Name, { attrs, include = [], derive }: Options<Name, Sent, Embedded>) {
  return Serializer.extend({
    root: false,
    embed: true,
    attrs,
    include,
    valueForId: Number,
    getHashForPrimaryResource(this: Hooks<ModelOf<Name>>, resource: Resource<ModelOf<Name>>) {
      const [json, included] = this.getHashForResource(resource);
      if (!derive) return [json, included];
      const add = (own: Json | undefined, model: ModelOf<Name>) => ({
        ...derive(model, this.request.now, this.schema),
        ...own,
      });
      const whole =
        'models' in resource
          ? resource.models.map((model, index) => add(json[index], model))
          : add(json, resource);
      return [whole, included];
    },
  });
}
