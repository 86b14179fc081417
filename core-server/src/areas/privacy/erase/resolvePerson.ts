import type { LivingPerson } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';
import { joinValues, noValues, type PersonalValues } from '../../../lib/personal-data/PersonalValues.ts';
import { digestsOf, ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { nameForms } from '../../../lib/personal-data/valueForms.ts';
import { erasureKey } from './erasureKey.ts';
import { valuesIn, type WhoseRecords } from './findRecords.ts';

/** Whom a call is about, with all values by which records and texts are found. */
export interface ResolvedPerson extends WhoseRecords {
  readonly values: PersonalValues;
  /** What the person is called on the page, and what is typed to confirm. */
  readonly name: string;
}

/**
 * @param known records that staff know to be of the person, and others that are of somebody else.
 * @returns null when what is given says of nobody who it is.
 */
export async function resolvePerson(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  { contactPersonId, email, name }: LivingPerson,
  { ids: own = {}, leftOut = new Set() }: Partial<Pick<WhoseRecords, 'ids' | 'leftOut'>> = {},
): Promise<ResolvedPerson | null> {
  const standing =
    contactPersonId &&
    ((await followMerges(db, 'contact_person', [contactPersonId])).get(contactPersonId) ?? contactPersonId);
  const ids = standing ? { ...own, contact_person: [...(own.contact_person ?? []), standing] } : own;
  if (!contactPersonId && !email.includes('@') && nameForms(name).length === 0) return null;
  const key = await erasureKey(db);
  const given = joinValues({ emails: [email], names: [name] });
  const first = { matcher: new ValueMatcher(key, digestsOf(key, given)), ids, leftOut };
  const values = joinValues(given, await valuesIn(db, tables, first));
  const called = values.names.find((each) => nameForms(each).length > 0) ?? values.names[0] ?? values.emails[0] ?? '';
  if (called === '') return null;
  return {
    values,
    name: called,
    ids,
    leftOut,
    matcher: new ValueMatcher(key, digestsOf(key, { ...noValues, ...values })),
  };
}
