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

type Resource<Model> = Model | { models: Model[] };

/** Mirage's documented hook, which its types leave out. */
const { serialize }: { serialize: (resource: unknown, request: unknown) => Json & Json[] } = Object(
  Serializer.prototype,
);

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
    serialize(this: { schema: AppSchema }, resource: Resource<ModelOf<Name>>, request: { now: number }) {
      const json = serialize.call(this, resource, request);
      if (!derive) return json;
      const add = (own: Json | undefined, model: ModelOf<Name>) => ({
        ...derive(model, request.now, this.schema),
        ...own,
      });
      return 'models' in resource
        ? resource.models.map((model, index) => add(json[index], model))
        : add(json, resource);
    },
  });
}
