import { z } from 'zod';
import { languageTextsSchema } from '../../lib/i18n/languageTexts.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { publicPhotoSchema } from '../attachments/publicPhoto.ts';
import { eventTypes } from '../events/eventTypes.ts';
import { unitNamesSchema } from '../military/names/unitNames.ts';
import { publicPlaceSchema } from '../places/publicPlace.ts';
import { relationTypes } from '../relations/relationTypes.ts';
import { portraitSchema } from './portrait.ts';
import { storyTargets } from './storyTargets.ts';

/** One entry of the public timeline. Dates are 8 characters; `details` holds only the filled fields of the type. */
export const publicEventSchema = z.strictObject({
  id: idSchema,
  type: z.enum(eventTypes),
  start: z.string(),
  end: z.string(),
  place: publicPlaceSchema.nullable(),
  topo: z.string(),
  description: z.string(),
  /** Type-specific fields under the documents' names, as stored (`enlisted_regt`, `where_reason` …). */
  details: z.record(z.string(), z.string()),
  /** Those of the details whose words we know, in each language: a profession, a rank, a cause of death (P15). */
  detailsInLanguages: z.record(z.string(), languageTextsSchema),
  memorial: z
    .strictObject({ id: idSchema, name: z.string(), type: z.string(), place: publicPlaceSchema.nullable() })
    .nullable(),
  /** The unit that a military event is linked to, else its regiment. */
  unit: unitNamesSchema.nullable(),
});
export type PublicEvent = z.infer<typeof publicEventSchema>;

/** A person as everybody may read it (PUBLIC-19, PUBLIC-20): an explicit list, nothing comes in by default. */
export const publicPersonSchema = z.strictObject({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  familyName: z.string(),
  alternativeFirstNames: z.array(z.string()),
  alternativeLastNames: z.array(z.string()),
  initials: z.string(),
  nationality: z.string(),
  familyInfo: z.string(),
  gender: z.string(),
  bornDate: z.string(),
  diedDate: z.string(),
  /** Full years, when known (PERSON-26). */
  age: z.int().nullable(),
  victimType: z.string(),
  victimTypeDetails: z.string(),
  warCasualty: z.boolean(),
  inNamelist: z.boolean(),
  army: z.string(),
  regiment: z.string(),
  unit: z.string(),
  unit_nr: z.string(),
  sub: z.string(),
  number: z.string(),
  rank: z.string(),
  relations: z.array(
    z.strictObject({
      relation: z.enum(relationTypes),
      person_id: idSchema,
      person: z.strictObject({
        firstName: z.string(),
        lastName: z.string(),
        gender: z.string(),
        bornDate: z.string(),
        diedDate: z.string(),
        portrait: portraitSchema.nullable(),
      }),
    }),
  ),
  /** In the documents' order (EVENT-26). */
  events: z.array(publicEventSchema),
  /** The face, of the published story. */
  portrait: portraitSchema.nullable(),
  /** Without a face: a photo of where the person is remembered, with the name of that. */
  placePicture: z
    .strictObject({ memorial: z.strictObject({ id: idSchema, name: z.string() }), photo: publicPhotoSchema })
    .nullable(),
  /** How many messages of visitors staff took over, whole or in part. */
  improvements: z.int(),
  /** The published story of this life, and which of its pages a link to it leads to (PUBLIC-33). */
  story: z.strictObject({ id: idSchema, target: z.enum(storyTargets) }).nullable(),
  /** Code of `/p/{code}`. */
  short_code: z.string(),
  /** When the record last changed, ISO 8601. */
  updatedAt: z.string(),
});
export type PublicPerson = z.infer<typeof publicPersonSchema>;
