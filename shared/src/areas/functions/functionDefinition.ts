import { z } from 'zod';
import { textModes } from '../search/textModes.ts';

/** Categories of special functions (FUNC-02). */
export const functionCategories = ['GENERAL', 'LOGS', 'MEMORIALS', 'PERSONS', 'PLACES', 'PERSONSTORIES'] as const;

/** Input kinds of a function's form (ADVSEARCH-25, FUNC-07). */
export const inputKinds = [
  'text',
  'checkbox',
  'country',
  'date',
  'datetime',
  'number',
  'select',
  'repeatable',
  'location',
  'range',
  // Some of the words of the one box, each as a text.
  'words',
] as const;

/** Lists that suggest values while somebody types. */
export const suggestionSources = [
  'places',
  'memorials',
  'armies',
  'regiments',
  'units',
  'unit_numbers',
  'countries',
  'projects',
  'military_entities',
  'persons',
  'collections',
] as const;

/** One argument of a function, enough to draw its form field. */
export interface FunctionArgument {
  readonly name: string;
  readonly kind: (typeof inputKinds)[number];
  /** Text modes that the field offers, for kinds `text` and `location`. */
  readonly modes?: readonly (typeof textModes)[number][] | undefined;
  /** Choices of a `select`; the first is the default. */
  readonly options?: readonly string[] | undefined;
  readonly suggestions?: (typeof suggestionSources)[number] | undefined;
  /** For `range`: what both ends are. */
  readonly of?: 'date' | 'number' | undefined;
  /** For `range`: whether one can ask for who has no value at all. */
  readonly mayBeEmpty?: boolean | undefined;
  /** For `repeatable`: the item types with the inputs of each. */
  readonly types?: readonly { readonly type: string; readonly inputs: readonly FunctionArgument[] }[] | undefined;
}

export const functionArgumentSchema: z.ZodType<FunctionArgument> = z.lazy(() =>
  z.strictObject({
    name: z.string(),
    kind: z.enum(inputKinds),
    modes: z.array(z.enum(textModes)).optional(),
    options: z.array(z.string()).optional(),
    suggestions: z.enum(suggestionSources).optional(),
    of: z.enum(['date', 'number']).optional(),
    mayBeEmpty: z.boolean().optional(),
    types: z.array(z.strictObject({ type: z.string(), inputs: z.array(functionArgumentSchema) })).optional(),
  }),
);

/** What a row of a function's table is, so that a click knows where to go (FUNC-04, FUNC-05). */
export const elementTypes = ['person', 'place', 'memorial', 'personstory', 'none'] as const;
export type ElementType = (typeof elementTypes)[number];

/** What an action does to the records of the rows: those that remove or merge say so before they are run (FUNC-17). */
export const actionEffects = ['change', 'merge', 'remove'] as const;

/** Something that can be done with rows of a function's table (FUNC-06). */
export const functionActionSchema = z.strictObject({ name: z.string(), effect: z.enum(actionEffects) });
export type FunctionAction = z.infer<typeof functionActionSchema>;

/** Least level that may run a function (FUNC-18). */
export const functionAccess = ['guest', 'login', 'admin'] as const;

export const functionDefinitionSchema = z.strictObject({
  name: z.string(),
  category: z.enum(functionCategories),
  access: z.enum(functionAccess),
  /** Kind of the answer. */
  result: z.enum(['text', 'table']),
  /** What a row of a table is. */
  elementType: z.enum(elementTypes),
  actions: z.array(functionActionSchema),
  arguments: z.array(functionArgumentSchema),
});
export type FunctionDefinition = z.infer<typeof functionDefinitionSchema>;
