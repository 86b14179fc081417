import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { type TextMode, textModes } from './textModes.ts';

/** Text filters take `notEqual` too (ADVSEARCH-23). */
export const textModeSchema = z
  .union([z.enum(textModes), z.literal('notEqual')])
  .transform((mode): TextMode => (mode === 'notEqual' ? 'not_equal' : mode));

/** `selected` compares `id`, got by picking a suggestion; `empty` needs no value. */
export const textCriterionSchema = z.strictObject({
  value: z.string().max(500).default(''),
  mode: textModeSchema.default('contains'),
  id: idSchema.optional(),
});
export type TextCriterion = z.output<typeof textCriterionSchema>;

/** A place by name or picked, optionally with all that lies within `radius_km` of it (ADVSEARCH-33). */
export const locationCriterionSchema = textCriterionSchema.extend({
  radius_km: z.number().min(0).max(1000).optional(),
});
export type LocationCriterion = z.output<typeof locationCriterionSchema>;
