import { z } from 'zod';
import { inFourLanguages } from '../data-files/cells.ts';
import { readJson } from '../data-files/readDataFile.ts';

/** A theme walk of the demo museum; keys by their numbers. */
const keyWalkSchema = z
  .strictObject({
    titles: inFourLanguages,
    numbers: z.array(z.int().min(1)).readonly(),
    length_km: z.number().positive(),
    minutes: z.int().min(1),
    for_children: z.boolean(),
  })
  .readonly();
export type DemoKeyWalk = z.infer<typeof keyWalkSchema>;

/** Two walks within the town, measured along its streets; the key on the canal lies on neither. */
export const demoKeyWalks: readonly DemoKeyWalk[] = readJson('key-locations/walks.json', z.array(keyWalkSchema));
