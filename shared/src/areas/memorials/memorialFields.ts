import { choice, type DraftOf, date, flag, line, names, reference, text } from '../../lib/fields/fields.ts';
import type { Location } from '../../lib/schemas/commonSchemas.ts';
import { type CemeteryKind, memorialLimits, memorialTypes, type PlateDetails } from './memorialTypes.ts';

/**
 * A memorial's fields of the common kinds: what is said here of a field holds in calls, checks, forms, conflicts and
 * histories. What only one type has, and where the memorial lies, stand beside: see `MemorialDetails`. Those of the
 * section `memorial` are drawn by form and page without more. What a merge makes of a field `mergeMemorialDrafts` says.
 */
export const memorialFields = {
  name: line({ section: 'memorial', label: 'persons.fields.name', longest: memorialLimits.name, required: true }),
  alternative_names: names({
    section: 'memorial',
    label: 'history.fields.alternative_names',
    longest: memorialLimits.name,
    most: memorialLimits.alternativeNames,
  }),
  type: choice(memorialTypes, {
    label: 'persons.type',
    choices: 'memorials.types',
    empty: 'plate',
    unsaid: [],
  }),
  description: text({ label: 'history.fields.description', longest: memorialLimits.description }),
  start: date({ label: 'memorialRecord.fields.start' }),
  place_id: reference('place', { label: 'events.fields.place' }),
  address: line({ label: 'memorialRecord.fields.address', longest: memorialLimits.text }),
  position_locked: flag({ label: 'history.fields.positionLocked', empty: false }),
  british_trench_coordinates: line({ label: 'history.fields.trench_coordinates', longest: memorialLimits.text }),
};

/** What is a memorial's besides the fields of the table. */
export interface MemorialDetails {
  /** Null for all but plates. */
  type_plate_details: PlateDetails | null;
  /** What is known of a cemetery; null for all other types. */
  cemetery_kind: CemeteryKind | null;
  cemetery_exists: boolean | null;
  cemetery_nationality: string | null;
  /** The position that somebody set by hand. */
  loc: Location | null;
  /** Where the look-up of the address found it. */
  address_loc: Location | null;
}

/** A memorial as it is stored and as the audit trail keeps it. */
export interface MemorialDraft extends DraftOf<typeof memorialFields>, MemorialDetails {}
