import { wordNames } from '@salient/shared/areas/events/ownFields.ts';
import { meantSchema, nothingMeant } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { z } from 'zod';
import { dateOptionsSchema, dateSchema } from './dateSchema.ts';
import { conditionSchema, elsePolicies, expressionSchema, stepsSchema } from './expressionSchema.ts';
import { placeReferencesSchema, placeShape } from './placeSchema.ts';
import { closedObject, isObject, oneOfShapes, oneOrMore, patternSchema } from './schemaTools.ts';

const flag = z.boolean('must be true or false');

const fileSchema = closedObject({
  encoding: z.string().optional(),
  delimiter: z.string().min(1).optional(),
  quote: z.union([z.string().length(1), z.literal(false)], 'must be one character, or false for none').optional(),
  header: flag.optional(),
  columns: z.array(z.string()).optional(),
  skipLines: z.int().min(0).optional(),
  headerRows: z.int().min(1).max(9).optional(),
  sheet: z.string().min(1).optional(),
  mergedCells: z.enum(['each', 'first'], 'must be one of: each, first').optional(),
  longRows: z.enum(['reject', 'warn'], 'must be one of: reject, warn').optional(),
});
export type FileSpec = z.infer<typeof fileSchema>;

/** A value computed once and used as a column; with `parts` its named groups are columns too: `{unit.regt}`. */
const derivedSchema = oneOfShapes<DerivedSpec>('a text, or an object as for a value, with or without parts', (value) =>
  isObject(value) && 'parts' in value
    ? closedObject({
        from: expressionSchema,
        do: stepsSchema.optional(),
        parts: oneOrMore(patternSchema),
        else: z.enum(elsePolicies, `must be one of: ${elsePolicies.join(', ')}`).optional(),
      })
    : expressionSchema,
);
export type DerivedSpec =
  | z.infer<typeof expressionSchema>
  | {
      from: z.infer<typeof expressionSchema>;
      do?: z.infer<typeof stepsSchema> | undefined;
      parts: string[];
      else?: (typeof elsePolicies)[number] | undefined;
    };

const memorialReferenceSchema = closedObject({
  name: expressionSchema,
  alternative_names: expressionSchema.optional(),
  type: expressionSchema.optional(),
  cemetery_kind: expressionSchema.optional(),
  place: placeReferencesSchema.optional(),
  create: flag.optional(),
  known_as: closedObject({ source: z.string(), key: expressionSchema }).optional(),
});
export type MemorialReferenceSpec = z.infer<typeof memorialReferenceSchema>;

const eventWords = Object.fromEntries(wordNames.map((name) => [name, expressionSchema.optional()]));

const eventSchema = closedObject({
  type: expressionSchema,
  when: conditionSchema.optional(),
  each: z.string().optional(),
  date: dateSchema.optional(),
  start: dateSchema.optional(),
  end: dateSchema.optional(),
  place: placeReferencesSchema.optional(),
  topo: expressionSchema.optional(),
  description: expressionSchema.optional(),
  memorial: memorialReferenceSchema.optional(),
  military_entity: z.enum(['none', 'link', 'create'], 'must be one of: none, link, create').optional(),
  invalid: z.enum(['reject', 'drop'], 'must be one of: reject, drop').optional(),
  ...eventWords,
});
export type EventSpec = z.infer<typeof eventSchema>;

const personFields = closedObject({
  surname: expressionSchema.optional(),
  familyname: expressionSchema.optional(),
  alternative_surnames: expressionSchema.optional(),
  alternative_familynames: expressionSchema.optional(),
  initials: expressionSchema.optional(),
  nationality: expressionSchema.optional(),
  gender: expressionSchema.optional(),
  born: dateSchema.optional(),
  died: dateSchema.optional(),
  died_age: expressionSchema.optional(),
  victim_type: expressionSchema.optional(),
  victim_type_details: expressionSchema.optional(),
  war_casualty: expressionSchema.optional(),
  in_namelist: expressionSchema.optional(),
  irish_memorial_records: expressionSchema.optional(),
  description: expressionSchema.optional(),
});
export type PersonSpec = z.infer<typeof personFields>;

const memorialFields = closedObject({
  name: expressionSchema,
  alternative_names: expressionSchema.optional(),
  type: expressionSchema.optional(),
  type_plate_details: expressionSchema.optional(),
  cemetery_kind: expressionSchema.optional(),
  cemetery_exists: expressionSchema.optional(),
  cemetery_nationality: expressionSchema.optional(),
  description: expressionSchema.optional(),
  address: expressionSchema.optional(),
  place: placeReferencesSchema.optional(),
  lat: expressionSchema.optional(),
  lon: expressionSchema.optional(),
  british_trench_coordinates: expressionSchema.optional(),
  start: dateSchema.optional(),
});
export type MemorialSpec = z.infer<typeof memorialFields>;

const historySchema = closedObject({
  type: expressionSchema.optional(),
  when: conditionSchema.optional(),
  entity: z.string().optional(),
  army: expressionSchema.optional(),
  date: dateSchema.optional(),
  start: dateSchema.optional(),
  end: dateSchema.optional(),
  description: expressionSchema.optional(),
  track_type: expressionSchema.optional(),
  place: placeReferencesSchema.optional(),
  topo: expressionSchema.optional(),
});
export type HistorySpec = z.infer<typeof historySchema>;

const entitySchema = closedObject({
  id: z.string().regex(/^[\w-]+$/, 'must be a short name of letters and digits'),
  when: conditionSchema.optional(),
  type: expressionSchema,
  army: expressionSchema,
  division: expressionSchema.optional(),
  brigade: expressionSchema.optional(),
  regiment: expressionSchema.optional(),
  corps: expressionSchema.optional(),
  unit: expressionSchema.optional(),
  unit_nr: expressionSchema.optional(),
  history: z.array(historySchema).optional(),
});
export type EntitySpec = z.infer<typeof entitySchema>;

const common = {
  source: z
    .string('is missing; write a short name for this list, such as "cwgc-ieper"')
    .regex(/^[\w][\w.-]{0,99}$/, 'must be a short name of letters, digits, - and _'),
  title: z.string().optional(),
  credit: z.string().optional(),
  language: z.enum(languages, `must be one of: ${languages.join(', ')}`).default('nl'),
  file: fileSchema.default({}),
  key: expressionSchema,
  /** What happens with a second row of the same key: `number` makes it a row of its own. */
  repeats: z.enum(['reject', 'number'], 'must be one of: reject, number').default('reject'),
  tables: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  recipes: z.record(z.string(), stepsSchema).default({}),
  each: z
    .record(z.string(), closedObject({ columns: z.array(z.string()).min(1), separator: z.string().min(1) }))
    .default({}),
  derive: z.record(z.string(), derivedSchema).default({}),
  dates: dateOptionsSchema.default({}),
  /** Cells that hold nothing but one of these say nothing: "?", "unknown". */
  blanks: z.array(z.string()).default([]),
  meant: meantSchema.default(nothingMeant),
  notes: closedObject({
    date: z.string().optional(),
    place: z.string().optional(),
    country: z.string().optional(),
  }).default({}),
  skip: z.array(conditionSchema).default([]),
  reject: z
    .array(closedObject({ when: conditionSchema, code: z.string().default('REJECTED'), message: z.string() }))
    .default([]),
};

export const importKinds = ['persons', 'places', 'memorials', 'military-entities'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A mapping file as it is written; see docs/import.md. */
export const mappingSchemas = {
  persons: closedObject({
    ...common,
    kind: z.literal('persons'),
    person: personFields,
    events: z.array(eventSchema).default([]),
  }),
  places: closedObject({ ...common, kind: z.literal('places'), place: closedObject(placeShape) }),
  memorials: closedObject({ ...common, kind: z.literal('memorials'), memorial: memorialFields }),
  'military-entities': closedObject({
    ...common,
    kind: z.literal('military-entities'),
    entities: z.array(entitySchema).min(1),
  }),
};

export type MappingOf<Kind extends ImportKind> = z.infer<(typeof mappingSchemas)[Kind]>;
export type Mapping = { [Kind in ImportKind]: MappingOf<Kind> }[ImportKind];
