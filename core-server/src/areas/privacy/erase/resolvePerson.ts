import type { LivingPerson } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';
import { joinValues, noValues, type PersonalValues } from '../../../lib/personal-data/PersonalValues.ts';
import { digestsOf, ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { nameForms, wordsOf } from '../../../lib/personal-data/valueForms.ts';
import { erasureKey } from './erasureKey.ts';
import { namesAt, valuesIn, type WhoseRecords } from './findRecords.ts';

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
  asked: LivingPerson,
  { ids: own = {}, leftOut = new Set() }: Partial<Pick<WhoseRecords, 'ids' | 'leftOut'>> = {},
): Promise<ResolvedPerson | null> {
  const { contactPersonId } = asked;
  // A mail address is found in whichever box it was typed.
  const { email, name } = asked.email === '' && asked.name.includes('@') ? { email: asked.name, name: '' } : asked;
  const standing =
    contactPersonId &&
    ((await followMerges(db, 'contact_person', [contactPersonId])).get(contactPersonId) ?? contactPersonId);
  const ids = standing ? { ...own, contact_person: [...(own.contact_person ?? []), standing] } : own;
  if (!contactPersonId && !email.includes('@') && nameForms(name).length === 0) return null;
  const key = await erasureKey(db);
  const typed = joinValues({ emails: [email], names: [name] });
  const matcherOf = (values: PersonalValues) => new ValueMatcher(key, digestsOf(key, values));
  // Who is looked up by mail alone is the one person whom staff know by it; of a shared mailbox each is uncertain.
  const known =
    typed.names.length > 0 || standing ? [] : await namesAt(db, tables, { matcher: matcherOf(typed), ids, leftOut });
  const given = known.length === 1 ? joinValues(typed, { names: known }) : typed;
  const first = { matcher: matcherOf(given), ids, leftOut };
  const values = joinValues(given, await valuesIn(db, tables, first));
  const called = values.names.find((each) => nameForms(each).length > 0) ?? values.names[0] ?? values.emails[0] ?? '';
  if (called === '') return null;
  return {
    values,
    name: called,
    ids,
    leftOut,
    matcher: matcherOf({ ...noValues, ...values }),
    resembles: resemblesOf(name),
  };
}

/** Names that have all words of the one that was typed, in any order, and more of them. */
function resemblesOf(typed: string): ((name: string) => boolean) | undefined {
  const words = wordsOf(typed);
  if (words.length < 2) return undefined;
  return (name) => {
    const others = new Set(wordsOf(name));
    return words.every((word) => others.has(word));
  };
}
