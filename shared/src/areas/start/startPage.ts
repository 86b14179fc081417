import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { unitNamesSchema } from '../military/names/unitNames.ts';
import { storyCardSchema } from '../stories/publicStory.ts';
import { storyTags } from '../stories/storyTypes.ts';

/** Somebody whose story is published, by face, name and years. */
export const faceSchema = storyCardSchema
  .pick({ id: true, calculated_full_name: true, born_year: true, died_year: true, targets: true })
  .extend({ photo: storyCardSchema.shape.photo.unwrap() });
export type Face = z.infer<typeof faceSchema>;

const count = z.int().min(1);

/** Records with most persons, each with how many; a list without any is empty. */
export const waysInSchema = z.strictObject({
  /** Where people died. */
  places: z.array(z.strictObject({ id: idSchema, names: z.record(z.string(), z.string()), count })),
  /** Regiments and units that people served in. */
  units: z.array(z.strictObject({ unit: unitNamesSchema, count })),
  /** Memorials and cemeteries that name people. */
  memorials: z.array(z.strictObject({ id: idSchema, name: z.string(), count })),
});
export type WaysIn = z.infer<typeof waysInSchema>;

/** What visitors meet on the first page beside the search. */
export const startPageSchema = z.strictObject({
  /** The story of the day; null while none is published. */
  story: storyCardSchema.nullable(),
  /** Of other stories, another choice each day. */
  faces: z.array(faceSchema),
  /** How many stories are published. */
  stories: z.int().min(0),
  /** Themes of the published stories, those with most first. */
  tags: z.array(z.strictObject({ tag: z.enum(storyTags), count })),
  /** How many remembrance keys there are. */
  keys: z.int().min(0),
  ...waysInSchema.shape,
});
export type StartPage = z.infer<typeof startPageSchema>;
