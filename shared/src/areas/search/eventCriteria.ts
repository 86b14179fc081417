import { z } from 'zod';
import { encodedDateSchema } from '../../lib/dates/dateSchemas.ts';
import { type EventCriterionType, type EventInput, eventCriterionTypes, eventInputs } from './eventInputs.ts';
import { locationCriterionSchema, textCriterionSchema } from './textCriterion.ts';

function inputSchema(input: EventInput): z.ZodType {
  switch (input.kind) {
    case 'text':
      return textCriterionSchema;
    case 'place':
    case 'memorial':
    case 'memorialPlace':
      return locationCriterionSchema;
    case 'date':
      return encodedDateSchema;
    case 'select':
    case 'history':
      return z.enum(['any', ...input.options]);
    case 'unit':
      return textCriterionSchema;
    case 'negation':
      return z.boolean();
  }
}

const criterionSchemas = eventCriterionTypes.map((type) =>
  z.strictObject({
    type: z.literal(type),
    inputs: z
      .strictObject(
        Object.fromEntries(
          Object.entries(eventInputs[type]).map(([name, input]) => [name, inputSchema(input).optional()]),
        ),
      )
      .default({}),
  }),
);

/** One item of the repeatable group: an event of this type for which all inputs hold together. */
export interface EventCriterion {
  readonly type: EventCriterionType;
  readonly inputs: Readonly<Record<string, unknown>>;
}

export const eventCriterionSchema = z.discriminatedUnion(
  'type',
  criterionSchemas as [(typeof criterionSchemas)[number], ...(typeof criterionSchemas)[number][]],
) as unknown as z.ZodType<EventCriterion, EventCriterion>;
