import { keyLocationNamesSchema } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import { languageTextsSchema } from '@salient/shared/lib/i18n/languageTexts.ts';
import { locationSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { z } from 'zod';
import { word } from '../data-files/cells.ts';
import { readJson } from '../data-files/readDataFile.ts';
import { sceneNames } from '../pictures/scenes.ts';

/** A key location as the demo museum tells of it. The places and what is said of them are real; that a key hangs there is not. */
const keyLocationSchema = z
  .strictObject({
    name: word,
    names: keyLocationNamesSchema,
    number: z.int().min(1),
    year: z.int(),
    ...locationSchema.shape,
    /** Code of the short address, so that a printed sheet of the demo museum holds for every one. */
    code: word,
    /** What its picture shows. */
    scene: z.enum(sceneNames),
    notes: languageTextsSchema,
  })
  .readonly();
export type DemoKeyLocation = z.infer<typeof keyLocationSchema>;

/**
 * Eight public places in Ieper, in the order of a walk; the last lies outside the town, on the canal. One note is not
 * translated, so that the demo museum shows how a text falls back.
 */
export const demoKeyLocations: readonly DemoKeyLocation[] = readJson(
  'key-locations/locations.json',
  z.array(keyLocationSchema),
);
