import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { eventTypes } from '../events/eventTypes.ts';
import { memorialTypes } from '../memorials/memorialTypes.ts';
import { historyTypes, militaryEntityTypes } from '../military/militaryEntityTypes.ts';
import { placeTypes } from '../places/placeTypes.ts';
import { relationTypes } from '../relations/relationTypes.ts';
import type { OpenKind } from './openKinds.ts';

/**
 * What goes out of each kind of record, field by field: an explicit list of what guests read, nothing comes in by default.
 * The data dictionary is made of the descriptions.
 */

const date = (what: string) =>
  z
    .string()
    .describe(`${what}: ISO 8601 as far as it is known, X for an unknown digit before a known one, blank if unknown`);
const degrees = (what: string) => z.number().nullable().describe(`${what}, WGS84 decimal degrees; null if unknown`);
const referenceTo = (kind: string) => idSchema.nullable().describe(`id of the ${kind} in ${kind}s; null for none`);

const id = idSchema.describe('Identifier, a UUID, the same for as long as the record is there');
const url = z.url().describe('Permanent address of its page');

export const openEventSchema = z.strictObject({
  type: z.enum(eventTypes).describe('What happened'),
  start: date('Its day, or its first'),
  end: date('Its last day'),
  place_id: referenceTo('place'),
  place: z.string().describe('Name of the place'),
  location: z.string().describe('Spot within the place, in words'),
  description: z.string().describe('Remarks'),
  details: z
    .record(z.string(), z.string())
    .describe('What only events of this type have, such as enlisted_regt or where_reason; filled fields alone'),
  memorial_id: referenceTo('memorial'),
  memorial: z.string().describe('Name of the memorial'),
  unit_id: referenceTo('unit'),
  unit: z.string().describe('Name of the military unit'),
});
export type OpenEvent = z.infer<typeof openEventSchema>;

export const openPersonSchema = z.strictObject({
  id,
  url,
  first_name: z.string().describe('First names'),
  family_name: z.string().describe('Last name'),
  alternative_first_names: z.array(z.string()).describe('Other first names and spellings'),
  alternative_family_names: z.array(z.string()).describe('Other last names and spellings'),
  initials: z.string().describe('Initials'),
  gender: z.string().describe('male, female or undefined'),
  nationality: z.string().describe('Nationality'),
  description: z.string().describe('Remarks on the person and the family'),
  born: date('Day of birth'),
  died: date('Day of death'),
  birth_place: z.string().describe('Name of the place of birth'),
  death_place: z.string().describe('Name of the place of death'),
  age: z.int().nullable().describe('Full years at death; null if unknown'),
  victim_type: z.string().describe('military or civilian'),
  victim_type_details: z.string().describe('Kind of victim in more detail'),
  war_casualty: z.boolean().describe('Whether the person died of the war'),
  in_names_list: z.boolean().describe('Whether the person stands in the Names List'),
  army: z.string().describe('Army, of the military service that counts most'),
  regiment: z.string().describe('Regiment'),
  unit: z.string().describe('Unit'),
  unit_number: z.string().describe('Number of the unit'),
  sub_unit: z.string().describe('Part of the unit, such as a company'),
  rank: z.string().describe('Rank'),
  service_number: z.string().describe('Service number'),
  relations: z
    .array(z.strictObject({ relation: z.enum(relationTypes), person_id: idSchema }))
    .describe('What others are to this person, by their ids in persons'),
  events: z.array(openEventSchema).describe('Events of the life, in their order'),
});
export type OpenPerson = z.infer<typeof openPersonSchema>;

export const openPlaceSchema = z.strictObject({
  id,
  name: z.string().describe('Name: the Dutch one, else the English, else any'),
  names: z.record(z.string(), z.string()).describe('Names by the code of their language'),
  type: z.enum(placeTypes).describe('What kind of place'),
  country_code: z.string().nullable().describe('Country of today, ISO 3166-1 alpha-2; null if unknown'),
  country_guessed: z.boolean().describe('Whether the country is a likely one that nobody has confirmed'),
  latitude: degrees('Latitude'),
  longitude: degrees('Longitude'),
});
export type OpenPlace = z.infer<typeof openPlaceSchema>;

export const openUnitSchema = z.strictObject({
  id,
  url,
  name: z.string().describe('Name within its army'),
  type: z.enum(militaryEntityTypes).describe('What kind of unit'),
  army: z.string().describe('Army'),
  corps: z.string().describe('Corps, of a corps'),
  division: z.string().describe('Division, of a division'),
  brigade: z.string().describe('Brigade, of a brigade'),
  regiment: z.string().describe('Regiment, of a regiment and of its units'),
  unit: z.string().describe('Unit within the regiment'),
  unit_number: z.string().describe('Number of the unit'),
  history: z
    .array(
      z.strictObject({
        type: z.enum(historyTypes).describe('structure: was part of; attached: served under; track: was at a place'),
        start: date('First day'),
        end: date('Last day'),
        unit_id: referenceTo('unit'),
        army: z.string().describe('The army of which it was part, where no unit is named'),
        stay: z.string().describe('What it was there for, of a track'),
        place_id: referenceTo('place'),
        place: z.string().describe('Name of the place'),
        location: z.string().describe('Spot within the place, in words'),
      }),
    )
    .describe('What it belonged to and where it was, by days'),
});
export type OpenUnit = z.infer<typeof openUnitSchema>;

export const openMemorialSchema = z.strictObject({
  id,
  url,
  name: z.string().describe('Name'),
  alternative_names: z.array(z.string()).describe('Other names'),
  type: z.enum(memorialTypes).describe('What kind of memorial'),
  plate_type: z.string().describe('Whose plate it is, of a plate'),
  cemetery_type: z.string().describe('military or civilian, of a cemetery'),
  cemetery_exists: z.boolean().nullable().describe('Whether the cemetery is still there; null if unknown'),
  cemetery_nationality: z.string().describe('Nationality of a cemetery'),
  description: z.string().describe('Remarks'),
  start: date('Day of its beginning'),
  address: z.string().describe('Address'),
  trench_coordinates: z.string().describe('Square of a British trench map'),
  place_id: referenceTo('place'),
  place: z.string().describe('Name of the place'),
  country_code: z.string().nullable().describe('Country of today, ISO 3166-1 alpha-2; null if unknown'),
  latitude: degrees('Latitude'),
  longitude: degrees('Longitude'),
  position_of: z
    .enum(['none', 'custom', 'address', 'place'])
    .describe('What the position is that of: custom is the memorial itself'),
});
export type OpenMemorial = z.infer<typeof openMemorialSchema>;

export interface OpenRecords {
  readonly person: OpenPerson;
  readonly place: OpenPlace;
  readonly unit: OpenUnit;
  readonly memorial: OpenMemorial;
}
export type OpenRecord = OpenRecords[OpenKind];

export const openSchemas = {
  person: openPersonSchema,
  place: openPlaceSchema,
  unit: openUnitSchema,
  memorial: openMemorialSchema,
} as const satisfies { readonly [Kind in OpenKind]: z.ZodType<OpenRecords[Kind]> };
