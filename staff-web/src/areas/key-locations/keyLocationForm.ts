import { checkKeyLocation } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { KeyLocation, KeyLocationInput } from '@salient/shared/areas/key-locations/keyLocation.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { readPosition, type TypedPosition } from '../../lib/map/coordinates.ts';

/** What is typed for a key location; names and notes under the keys that the server gives their errors. */
export interface KeyLocationForm {
  readonly name: string;
  readonly 'names.en': string;
  readonly 'names.fr': string;
  readonly 'names.de': string;
  readonly number: string;
  readonly year: string;
  readonly position: TypedPosition;
  readonly positionLocked: boolean;
  readonly 'notes.nl': string;
  readonly 'notes.en': string;
  readonly 'notes.fr': string;
  readonly 'notes.de': string;
}

/** A stored key location as its form edits it. */
export interface EditedKeyLocation extends KeyLocationForm {
  readonly id: string;
  readonly version: number;
  readonly record: KeyLocation;
}

export const emptyForm: KeyLocationForm = {
  name: '',
  'names.en': '',
  'names.fr': '',
  'names.de': '',
  number: '',
  year: '',
  position: { lat: '', lon: '' },
  positionLocked: false,
  'notes.nl': '',
  'notes.en': '',
  'notes.fr': '',
  'notes.de': '',
};

export const editedKeyLocation = (record: KeyLocation): EditedKeyLocation => ({
  id: record.id,
  version: record.version,
  record,
  name: record.name,
  'names.en': record.names.en,
  'names.fr': record.names.fr,
  'names.de': record.names.de,
  number: record.number === null ? '' : String(record.number),
  year: String(record.year),
  position: { lat: String(record.position.lat), lon: String(record.position.lon) },
  positionLocked: record.positionLocked,
  'notes.nl': record.notes.nl,
  'notes.en': record.notes.en,
  'notes.fr': record.notes.fr,
  'notes.de': record.notes.de,
});

/** The same key location with the values that somebody else saved meanwhile. */
export const withSaved = ({ record }: EditedKeyLocation, current: Readonly<Record<string, unknown>>) =>
  editedKeyLocation({ ...record, ...current });

/** The form as calls carry it. */
export const inputOf = (form: KeyLocationForm): KeyLocationInput => ({
  name: form.name,
  names: { en: form['names.en'], fr: form['names.fr'], de: form['names.de'] },
  number: form.number,
  year: form.year,
  position: readPosition(form.position),
  positionLocked: form.positionLocked,
  notes: { nl: form['notes.nl'], en: form['notes.en'], fr: form['notes.fr'], de: form['notes.de'] },
});

/** The area's own rules; what is near Ieper, and whether the number is free, is the server's to say. */
export const checkForm = (form: KeyLocationForm, stored: EditedKeyLocation | undefined): FieldErrors =>
  checkKeyLocation(inputOf(form), { radiusKm: Number.POSITIVE_INFINITY }, stored?.record).errors.errors;
