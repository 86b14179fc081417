import { z } from 'zod';
import { type ConditionSpec, conditionSchema, type Expression, expressionSchema } from './expressionSchema.ts';
import { closedObject, isObject, oneOfShapes, oneOrMore } from './schemaTools.ts';

/** One text for all languages, or one for each. */
export type PerLanguage = Expression | { nl?: Expression; en?: Expression; fr?: Expression; de?: Expression };

const isPerLanguage = (value: unknown) =>
  isObject(value) && Object.keys(value).every((key) => ['nl', 'en', 'fr', 'de', 'comment'].includes(key));

export const perLanguageSchema: z.ZodType<PerLanguage> = oneOfShapes<PerLanguage>(
  'a text such as "{column}", or an object with nl, en, fr, de',
  (value) =>
    isPerLanguage(value)
      ? closedObject({
          nl: expressionSchema.optional(),
          en: expressionSchema.optional(),
          fr: expressionSchema.optional(),
          de: expressionSchema.optional(),
        })
      : expressionSchema,
);

/** What a source says of a place. */
export const placeShape = {
  name: perLanguageSchema,
  alternative_names: expressionSchema.optional(),
  type: expressionSchema.optional(),
  /** ISO code, or a name of a country in one of the four languages. */
  country: expressionSchema.optional(),
  /** Where `country` is blank: what is likely, marked as a guess and given up for whatever a row states. */
  country_guess: expressionSchema.optional(),
  area1: perLanguageSchema.optional(),
  area2: perLanguageSchema.optional(),
  locality: perLanguageSchema.optional(),
  sublocality: perLanguageSchema.optional(),
  lat: expressionSchema.optional(),
  lon: expressionSchema.optional(),
};

/** A place that an event or a memorial names: it is looked up, and made when `create` says so. */
export interface PlaceReferenceSpec {
  name: PerLanguage;
  alternative_names?: Expression;
  type?: Expression;
  country?: Expression;
  country_guess?: Expression;
  area1?: PerLanguage;
  area2?: PerLanguage;
  locality?: PerLanguage;
  sublocality?: PerLanguage;
  lat?: Expression;
  lon?: Expression;
  when?: ConditionSpec;
  create?: boolean;
  /** Row of an imported list of places: its `source`, and the key that the row has there. */
  known_as?: { source: string; key: Expression };
  /** How the source writes the place, for the comments when it cannot be found. */
  as_written?: Expression;
}

const referenceSchema = closedObject({
  ...placeShape,
  when: conditionSchema.optional(),
  create: z.boolean('must be true or false').optional(),
  known_as: closedObject({ source: z.string(), key: expressionSchema }).optional(),
  as_written: expressionSchema.optional(),
});

const oneReference = oneOfShapes<PlaceReferenceSpec>(
  'a text such as "{column}" (the name), or an object with name, country, create and so on',
  (value) =>
    typeof value === 'string' ? z.string().transform((name) => ({ name })) : isObject(value) ? referenceSchema : null,
);

/** Several are tried one after the other. */
export const placeReferencesSchema: z.ZodType<PlaceReferenceSpec[]> = oneOrMore(oneReference);
