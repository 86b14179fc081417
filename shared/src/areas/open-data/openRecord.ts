import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { enlistedReasons, jailedTypes, memorialKinds, whereReasons } from '../events/eventChoices.ts';
import { eventTypes } from '../events/eventTypes.ts';
import { cemeteryKinds, memorialTypes, plateDetails } from '../memorials/memorialTypes.ts';
import { historyTypes, militaryEntityTypes, trackTypes } from '../military/militaryEntityTypes.ts';
import { genders, victimTypeDetails, victimTypes } from '../persons/personValues.ts';
import type { PublicEvent } from '../persons/publicPerson.ts';
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

/** What only events of some types have: each key with what it says. Of a type that lacks one, or where nobody knows it, it is absent. */
export const openDetailsSchema = z.strictObject({
  school_name: z.string().optional().describe('school: its name'),
  school_direction: z.string().optional().describe('school: what was studied'),
  work_company_name: z.string().optional().describe('work: the employer'),
  work_profession: z.string().optional().describe('work: the profession'),
  where_reason: z
    .enum(whereReasons)
    .optional()
    .describe(
      'where: why the person was there; homeaddress lived there, fugitive fled, evacuated, deportated was deported (spelled so), moved',
    ),
  marriage_partner: z.string().optional().describe('marriage: the partner'),
  enlisted_reason: z
    .enum(enlistedReasons)
    .optional()
    .describe(
      'military: what the entry says of the service; enlisted entered it, active service served in the unit, posted to, attached to and transferred to another unit, renumbered got another number, promoted another rank',
    ),
  enlisted_army: z.string().optional().describe('military: the army'),
  enlisted_regt: z.string().optional().describe('military: the regiment'),
  enlisted_unit: z.string().optional().describe('military: the unit within the regiment'),
  enlisted_nr: z.string().optional().describe('military: the number of the unit'),
  enlisted_sub: z.string().optional().describe('military: a part of the unit, such as a company'),
  enlisted_rank: z.string().optional().describe('military: the rank'),
  enlisted_number: z.string().optional().describe('military: the service number'),
  jailed_type: z
    .enum(jailedTypes)
    .optional()
    .describe('jailed: jailed was in prison, captive was a prisoner of war or interned'),
  injured_wound: z.string().optional().describe('injured: the wound'),
  injured_cause: z.string().optional().describe('injured: what caused it'),
  death_reason: z.string().optional().describe('died: the cause of death, as sources have it'),
  memorial_kind: z
    .enum(memorialKinds)
    .optional()
    .describe(
      'memorated: original and current are the first and the present grave, none is no grave, such as a name on a plate, unknown is not known',
    ),
  memorial_ref: z.string().optional().describe('memorated: where on the memorial, such as a plot, a row or a panel'),
  decoration: z.string().optional().describe('decorated: the decoration'),
  citation: z.string().optional().describe('decorated: for what it was given'),
});

/** Fields that guests read of events and open data leave out. */
export const detailsLeftOut: readonly string[] = [];

const declaredDetails = openDetailsSchema.strip();

/** The details of an event as open data give them: a field that is not declared stays out, and stops no dump. */
export const readOpenDetails = (details: PublicEvent['details']) => declaredDetails.parse(details);

export const openRelationSchema = z.strictObject({
  relation: z.enum(relationTypes).describe('What the other is to this person: a child is this person’s child'),
  person_id: idSchema.describe('id of the other in persons'),
});

export const openEventSchema = z.strictObject({
  type: z
    .enum(eventTypes)
    .describe(
      'What happened; where is a residence or a move, memorated a grave or a name on a memorial, cwxrm a sponsorship, extra anything else',
    ),
  start: date('Its day, or its first'),
  end: date('Its last day'),
  place_id: referenceTo('place'),
  place: z.string().describe('Name of the place'),
  location: z.string().describe('Spot within the place, in words'),
  description: z.string().describe('Remarks'),
  details: openDetailsSchema.describe('What only events of this type have; filled fields alone'),
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
  gender: z.enum(genders).describe('Gender; undefined if unknown'),
  nationality: z.string().describe('Nationality'),
  description: z.string().describe('Remarks on the person and the family'),
  born: date('Day of birth'),
  died: date('Day of death'),
  birth_place: z.string().describe('Name of the place of birth'),
  death_place: z.string().describe('Name of the place of death'),
  age: z.int().nullable().describe('Full years at death; null if unknown'),
  victim_type: z
    .enum(victimTypes)
    .describe('Soldier or not; none is no victim of the war, unknown if a source does not say it'),
  victim_type_details: z
    .enum(victimTypeDetails)
    .describe(
      'What became of a victim: deportated was deported (spelled so), executed; none if nothing is said, unknown if it is said to be unknown',
    ),
  war_casualty: z.boolean().describe('Whether the person died of the war'),
  in_names_list: z.boolean().describe('Whether the person stands in the Names List'),
  army: z.string().describe('Army, of the military service that counts most'),
  regiment: z.string().describe('Regiment'),
  unit: z.string().describe('Unit'),
  unit_number: z.string().describe('Number of the unit'),
  sub_unit: z.string().describe('Part of the unit, such as a company'),
  rank: z.string().describe('Rank'),
  service_number: z.string().describe('Service number'),
  relations: z.array(openRelationSchema).describe('What others are to this person, by their ids in persons'),
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

export const openUnitHistorySchema = z.strictObject({
  type: z.enum(historyTypes).describe('structure: was part of; attached: served under; track: was at a place'),
  start: date('First day'),
  end: date('Last day'),
  unit_id: referenceTo('unit'),
  army: z.string().describe('The army of which it was part, where no unit is named'),
  stay: z.enum(['', ...trackTypes]).describe('What it was there for, of a track; blank if nobody says'),
  place_id: referenceTo('place'),
  place: z.string().describe('Name of the place'),
  location: z.string().describe('Spot within the place, in words'),
});

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
  history: z.array(openUnitHistorySchema).describe('What it belonged to and where it was, by days'),
});
export type OpenUnit = z.infer<typeof openUnitSchema>;

export const openMemorialSchema = z.strictObject({
  id,
  url,
  name: z.string().describe('Name'),
  alternative_names: z.array(z.string()).describe('Other names'),
  type: z.enum(memorialTypes).describe('What kind of memorial'),
  plate_type: z.enum(['', ...plateDetails]).describe('Whose plate it is, of a plate; blank otherwise'),
  cemetery_type: z.enum(['', ...cemeteryKinds]).describe('Of a cemetery; blank otherwise'),
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
