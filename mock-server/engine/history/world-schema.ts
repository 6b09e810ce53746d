/** The form of a saved world. */
import * as v from 'valibot';
import { isSeed } from '../../lib/random.ts';
import { deviceSchema } from '../clock/device-mode.ts';
import { FORMAT } from './saved-world.ts';

const MAX_DATE = 8.64e15;
const rate = v.pipe(v.number(), v.finite(), v.minValue(0));
const instant = v.pipe(v.number(), v.minValue(-MAX_DATE), v.maxValue(MAX_DATE));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

interface WorldSchemaRules {
  /** Prefix of the page's own keys in `localStorage`. */
  pageKeys: string;
  /** Returns the payload of a saved fact as its reducer expects it, or null when it has another form. */
  readPayload(kind: string, payload: object): object | null;
}

export function createWorldSchema({ pageKeys, readPayload }: WorldSchemaRules) {
  const pageState = createPageStateSchema(pageKeys);
  const branch = createBranchSchema(pageState, createFactSchema(pageState, readPayload));
  return v.pipe(
    v.object({
      format: v.literal(FORMAT),
      base: v.string(),
      now: instant,
      clock: v.object({
        rate,
        anchorVirtual: instant,
        anchorReal: instant,
      }),
      device: deviceSchema,
      current: v.string(),
      branches: v.array(branch),
      arrival: v.nullable(pageState),
    }),
    v.check(({ branches, current }) => branches.some(({ id }) => id === current)),
  );
}

type PageStateSchema = ReturnType<typeof createPageStateSchema>;

const createPageStateSchema = (pageKeys: string) =>
  v.object({
    storage: v.record(v.pipe(v.string(), v.startsWith(pageKeys)), v.string()),
    route: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  });

const createFactSchema = (pageState: PageStateSchema, readPayload: WorldSchemaRules['readPayload']) =>
  v.pipe(
    v.object({
      seq: count,
      at: instant,
      by: v.string(),
      kind: v.string(),
      payload: v.looseObject({}),
      endpoint: v.exactOptional(v.string()),
      page: v.exactOptional(pageState),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { kind, payload } = dataset.value;
      const read = readPayload(kind, payload);
      if (read !== null) return { ...dataset.value, payload: read };
      addIssue();
      return NEVER;
    }),
  );

const createBranchSchema = (pageState: PageStateSchema, fact: ReturnType<typeof createFactSchema>) =>
  v.pipe(
    v.object({
      id: v.string(),
      name: v.string(),
      isNamed: v.optional(v.boolean()),
      seed: v.custom<number>(isSeed),
      parameters: v.record(v.string(), count),
      start: instant,
      parent: v.nullable(v.object({ branch: v.string(), after: count })),
      facts: v.array(fact),
      cursor: count,
      leftAt: v.nullable(instant),
      leftRate: v.optional(rate),
      leftDevice: v.optional(deviceSchema),
      replaced: v.optional(v.string()),
      replacedName: v.optional(v.string()),
      basePage: v.optional(v.nullable(pageState), null),
    }),
    v.check(
      ({ facts, cursor }) => cursor <= facts.length && facts.every(({ seq }, index) => seq === index + 1),
    ),
  );
