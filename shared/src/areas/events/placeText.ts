import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { shownRecordSchema } from '../../lib/history/shownValue.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeSchema } from '../places/place.ts';
import { givenUpSchema } from '../places/placeHealing.ts';
import { eventTypes } from './eventTypes.ts';

/** What linking a place text to a place answers. */
export const placeTextErrors = defineErrors({
  /** Other events have the text than the caller saw: so many by now. */
  placeTextChanged: { code: 2031, data: z.object({ events: z.int().min(0) }) },
});

/** How lists write the place of events that no place is linked to; one whatever its case and accents. */
export const placeTextSchema = z.strictObject({
  /** The text as it is compared. */
  id: z.string(),
  /** As most of its events write it. */
  text: z.string(),
  events: z.int().min(1),
  persons: z.int().min(1),
  /** How many places of the museum bear it as a name. */
  places: z.int().min(0),
  /** It stands behind all others then. */
  given_up: givenUpSchema.nullable(),
});
export type PlaceText = z.infer<typeof placeTextSchema>;

/** All that is needed to decide which place a text means. */
export const placeTextFactsSchema = z.strictObject({
  ...placeTextSchema.omit({ places: true, given_up: true }).shape,
  /** The other ways in which its events write it. */
  spellings: z.array(z.string()),
  /** How many of its events are of which type. */
  types: z.partialRecord(z.enum(eventTypes), z.int()),
  /** Titles of the lists by which its persons came. */
  lists: z.array(z.string()),
  /** A few of its persons by name. */
  examples: z.array(shownRecordSchema),
  /** Places of the museum that bear it, or the part of it before a comma, as a name; those that bear all of it first. */
  places: z.array(placeSchema),
});
export type PlaceTextFacts = z.infer<typeof placeTextFactsSchema>;

/** What stands behind the name in a text: the area, in brackets or after a comma. */
const behind = /\s*[,(/;].*$/u;

/** The name in a place text, without the area that stands behind it. */
export const nameInPlaceText = (text: string): string => text.replace(behind, '') || text;

/** A text that was linked, or given up where there is no place, as its author, or an admin, may take it back. */
export const placeTextLinkSchema = z.strictObject({ id: idSchema, text: z.string(), place_id: idSchema.nullable() });
export type PlaceTextLink = z.infer<typeof placeTextLinkSchema>;
