import { checkMemorial, emptyMemorial } from '@salient/shared/areas/memorials/checkMemorial.ts';
import { type Memorial, type MemorialInput, memorialInputOf } from '@salient/shared/areas/memorials/memorial.ts';
import { type MemorialDraft, memorialFields } from '@salient/shared/areas/memorials/memorialFields.ts';
import type { CemeteryKind, PlateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { FieldErrorList, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { emptyFormOf, type FormOf, formOf, inputOfForm } from '../../lib/fields/fieldForm.ts';
import { readCoordinate, readPosition, type TypedPosition } from '../../lib/map/coordinates.ts';

/** A choice that nobody made. */
export const unsaid = 'unsaid';
type Unsaid = typeof unsaid;

/** What is typed for a memorial; details of a type that it has not are kept until it is saved. */
export interface MemorialForm extends FormOf<typeof memorialFields> {
  readonly type_plate_details: PlateDetails | Unsaid;
  readonly cemetery_kind: CemeteryKind | Unsaid;
  readonly cemetery_exists: 'yes' | 'no' | Unsaid;
  readonly cemetery_nationality: string;
  readonly loc: TypedPosition;
  readonly address_loc: Location | null;
}

/** A stored memorial as its form edits it. */
export interface EditedMemorial extends MemorialForm {
  readonly id: string;
  readonly version: number;
  readonly record: Memorial;
}

const noPosition: TypedPosition = { lat: '', lon: '' };

export const emptyForm: MemorialForm = {
  ...emptyFormOf(memorialFields),
  type_plate_details: unsaid,
  cemetery_kind: unsaid,
  cemetery_exists: unsaid,
  cemetery_nationality: '',
  loc: noPosition,
  address_loc: null,
};

export function editedMemorial(record: Memorial): EditedMemorial {
  const { id, version, type_plate_details, type_cemetery_details: cemetery, loc, address_loc } = record;
  const exists = cemetery?.exists ?? null;
  return {
    ...{ id, version, record },
    ...formOf(memorialFields, record),
    type_plate_details: type_plate_details ?? unsaid,
    cemetery_kind: cemetery?.kind ?? unsaid,
    cemetery_exists: exists === null ? unsaid : exists ? 'yes' : 'no',
    cemetery_nationality: cemetery?.nationality ?? '',
    loc: loc ? { lat: String(loc.lat), lon: String(loc.lon) } : noPosition,
    address_loc,
  };
}

/** The same memorial with the values that somebody else saved meanwhile. */
export function withSaved({ record }: EditedMemorial, current: Readonly<Record<string, unknown>>): EditedMemorial {
  const { type_cemetery_details: details, ...fields } = memorialInputOf(current as Partial<MemorialDraft>);
  const { kind, exists, nationality } = { ...record.type_cemetery_details, ...given(details ?? {}) };
  const cemetery = { kind: kind ?? null, exists: exists ?? null, nationality: nationality ?? null };
  return editedMemorial({ ...record, ...fields, type_cemetery_details: cemetery } as Memorial);
}

const given = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const said = <Value extends string>(value: Value | Unsaid): Value | null =>
  value === unsaid ? null : (value as Value);

/** The form as calls carry it. */
export const inputOf = (form: MemorialForm): Required<Omit<MemorialInput, 'id' | 'version'>> => ({
  ...inputOfForm(memorialFields, form),
  type_plate_details: said(form.type_plate_details),
  type_cemetery_details: {
    kind: said(form.cemetery_kind),
    exists: form.cemetery_exists === unsaid ? null : form.cemetery_exists === 'yes',
    nationality: form.cemetery_nationality,
  },
  loc: { lat: readCoordinate(form.loc.lat), lon: readCoordinate(form.loc.lon) },
  address_loc: form.address_loc,
  // A changed address has a position only where the look-up found one.
  address_looked_up: form.address_loc !== null,
});

/** Of the stored memorial what the rules compare with. */
const baseOf = ({ record }: EditedMemorial): MemorialDraft => ({
  ...emptyMemorial,
  british_trench_coordinates: record.british_trench_coordinates,
  position_locked: record.position_locked,
  address: record.address,
  loc: record.loc,
  address_loc: record.address_loc,
});

/** The area's own rules, which the server applies too; whether the place exists is its to say. */
export function checkForm(form: MemorialForm, stored: EditedMemorial | undefined): FieldErrors {
  const { errors } = checkMemorial(inputOf(form), stored && baseOf(stored));
  const { lat, lon } = form.loc;
  const isTyped = `${lat}${lon}`.trim() !== '';
  if (isTyped && !readPosition(form.loc))
    return new FieldErrorList().merge(errors.errors).add('loc', 'INVALID_FORMAT').errors;
  return errors.errors;
}
