import { FieldErrorList } from '../../lib/contract/validation.ts';
import { emptyDraft } from '../../lib/fields/fields.ts';
import { readFields } from '../../lib/fields/readFields.ts';
import { cleanLine, isOneOf } from '../../lib/schemas/cleanText.ts';
import type { Location } from '../../lib/schemas/commonSchemas.ts';
import type { MemorialInput } from './memorial.ts';
import { type MemorialDraft, memorialFields } from './memorialFields.ts';
import { cemeteryKinds, memorialLimits, plateDetails } from './memorialTypes.ts';
import { normalizeTrenchCoordinates } from './trench/trenchReference.ts';

/** A new memorial before anything is typed. */
export const emptyMemorial: Readonly<MemorialDraft> = {
  ...emptyDraft(memorialFields),
  type_plate_details: null,
  cemetery_kind: null,
  cemetery_exists: null,
  cemetery_nationality: null,
  loc: null,
  address_loc: null,
};

export interface CheckedMemorial {
  readonly draft: MemorialDraft;
  readonly errors: FieldErrorList;
}

/**
 * Checks what an editor gives for a memorial and answers it in stored form. Details of another type than the memorial's
 * are left out rather than refused. Whether its place exists is checked where the database is at hand.
 *
 * @param base the stored memorial for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkMemorial(input: MemorialInput, base: Readonly<MemorialDraft> = emptyMemorial): CheckedMemorial {
  const errors = new FieldErrorList();
  const read = readFields(memorialFields, { ...input, name: input.name?.normalize('NFC') ?? input.name }, base, errors);
  const draft: MemorialDraft = {
    ...read,
    british_trench_coordinates: checkTrench(read.british_trench_coordinates, base, errors),
    position_locked: read.position_locked ?? false,
    type_plate_details: read.type === 'plate' ? checkPlate(input, base, errors) : null,
    ...(read.type === 'cemetery' ? checkCemetery(input, base, errors) : noCemetery),
    loc: checkLocation('loc', input.loc, base.loc, errors),
    address_loc: checkAddress(input, read.address, base, errors),
  };
  if (base.position_locked && draft.position_locked) checkLock(draft, base, errors);
  return { draft, errors };
}

const noCemetery = { cemetery_kind: null, cemetery_exists: null, cemetery_nationality: null } as const;

type Base = Readonly<MemorialDraft>;

function checkPlate({ type_plate_details: given }: MemorialInput, base: Base, errors: FieldErrorList) {
  if (given === undefined) return base.type_plate_details;
  const value = given?.toLowerCase() ?? '';
  if (value === '') return null;
  if (isOneOf(plateDetails, value)) return value;
  errors.add('type_plate_details', 'INVALID_OPTION');
  return base.type_plate_details;
}

function checkCemetery({ type_cemetery_details: given }: MemorialInput, base: Base, errors: FieldErrorList) {
  if (given === undefined) {
    const { cemetery_kind, cemetery_exists, cemetery_nationality } = base;
    return { cemetery_kind, cemetery_exists, cemetery_nationality };
  }
  const { kind, exists, nationality } = given ?? { kind: null, exists: null, nationality: null };
  const line = nationality === undefined ? base.cemetery_nationality : cleanLine(nationality ?? '') || null;
  if ((line?.length ?? 0) > memorialLimits.nationality) errors.add('cemetery_nationality', 'INVALID_LENGTH');
  return {
    cemetery_kind: checkKind(kind, base, errors),
    cemetery_exists: exists === undefined ? base.cemetery_exists : exists,
    cemetery_nationality: line,
  };
}

function checkKind(given: string | null | undefined, base: Base, errors: FieldErrorList) {
  if (given === undefined) return base.cemetery_kind;
  const value = given?.toLowerCase() ?? '';
  if (value === '') return null;
  if (isOneOf(cemeteryKinds, value)) return value;
  errors.add('cemetery_kind', 'INVALID_OPTION');
  return base.cemetery_kind;
}

/** What a list brought stays as it was written there until somebody types it anew. */
function checkTrench(typed: string, base: Base, errors: FieldErrorList): string {
  if (typed === '' || typed === base.british_trench_coordinates) return typed;
  const normal = normalizeTrenchCoordinates(typed);
  if (normal === null) errors.add('british_trench_coordinates', 'INVALID_BRITISH_TRENCH_COORDINATES');
  return normal ?? typed;
}

type GivenLocation = MemorialInput['loc'];

function checkLocation(
  field: 'loc' | 'address_loc',
  given: GivenLocation,
  stored: Location | null,
  errors: FieldErrorList,
): Location | null {
  if (given === undefined) return stored;
  const { lat = null, lon = null } = given ?? {};
  if (lat === null && lon === null) return null;
  if (lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon };
  errors.add(field, 'INVALID_FORMAT');
  return stored;
}

/** An address that was changed or cleared has no position until the look-up finds one (MEMORIAL-13). */
function checkAddress(
  { address_loc: given, address_looked_up }: MemorialInput,
  address: string,
  base: Base,
  errors: FieldErrorList,
): Location | null {
  const found = checkLocation('address_loc', given, base.address_loc, errors);
  const isOfAnother = address !== base.address && !address_looked_up && isSame(found, base.address_loc);
  return address === '' || isOfAnother ? null : found;
}

/** While it is locked a memorial stays where it is (MEMORIAL-06), also where it has its position of its address. */
function checkLock(draft: MemorialDraft, base: Base, errors: FieldErrorList): void {
  if (!isSame(draft.loc, base.loc)) errors.add('loc', 'POSITION_LOCKED');
  else if (!base.loc && !isSame(draft.address_loc, base.address_loc)) errors.add('address', 'POSITION_LOCKED');
}

const isSame = (a: Location | null, b: Location | null) => a?.lat === b?.lat && a?.lon === b?.lon;
