import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import { referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import { mayReferToContacts } from '@salient/shared/areas/references/referencePolicy.ts';
import type { StoredTag } from '@salient/shared/areas/tags/checkTags.ts';
import { type TagIndex, tagFieldType } from '@salient/shared/areas/tags/tagDefinition.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { FieldErrorList, ValidationCode } from '@salient/shared/lib/contract/validation.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { isRecordType, nameRecords, type RecordType } from '../../references/nameRecords.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { type GivenParts, placesNaming } from './placesNaming.ts';
import { recordsInTags } from './storedTags.ts';

export interface Parts {
  readonly tags: readonly StoredTag[];
  readonly references: readonly StoredReference[];
}

/** The types of records of which one can become part of another, with their tables. */
const mergedTypes = Object.entries({
  ...{ person: 'person', place: 'place', memorial: 'memorial', military_entity: 'military_entity' },
  'contact-person': 'contact_person',
} as const satisfies Readonly<Partial<Record<RecordType, HistoryType>>>);

type Named = { readonly type: RecordType; readonly id: string };

/** The records that references name. */
const recordsInReferences = (references: readonly StoredReference[]): Named[] =>
  references.flatMap(({ type, id }) => (id !== null && isRecordType(type) ? [{ type, id }] : []));

/** Every record that parts name. */
export const recordsIn = ({ tags, references }: Parts, index: TagIndex): Named[] => [
  ...recordsInTags(tags, index),
  ...recordsInReferences(references),
];

/** By which id a record is called now, of the types that are merged. */
async function followAll(db: EntityManager, named: readonly Named[]): Promise<(type: string, id: string) => string> {
  const byType = new Map<string, ReadonlyMap<string, string>>();
  for (const [type, table] of mergedTypes) {
    const ids = named.filter((each) => each.type === type).map(({ id }) => id);
    byType.set(type, await followMerges(db, table, ids.filter(isId)));
  }
  return (type, id) => byType.get(type)?.get(id) ?? id;
}

/** Parts with the records that they named once as these are called now; of two references that become one the first stays. */
export async function followParts<Given extends Parts>(
  db: EntityManager,
  parts: Given,
  index: TagIndex,
): Promise<Given> {
  const follow = await followAll(db, recordsIn(parts, index));
  const references = parts.references.map((each) => (each.id ? { ...each, id: follow(each.type, each.id) } : each));
  const keys = references.map(referenceKey);
  return {
    ...parts,
    tags: parts.tags.map((tag) => ({
      ...tag,
      values: Object.fromEntries(
        Object.entries(tag.values).map(([key, value]) => {
          const type = tagFieldType(index, tag.tagId, key);
          return [key, follow(type, value)];
        }),
      ),
    })),
    references: references.filter((_, at) => keys.indexOf(keys[at] as string) === at),
  };
}

/**
 * Holds the records that an input names as they are, before its document is held: a merge has these first too, and then the
 * documents that name them. None is changed, so that many may hold one at a time.
 */
export async function holdNamedBy(db: EntityManager, { tags, references }: GivenParts): Promise<void> {
  const index = indexOfTags(await loadTagDefinitions(db));
  const named = [
    ...(references ?? []),
    ...(tags ?? []).flatMap(({ tagId, values }) =>
      (index[tagId]?.fields ?? []).map(({ key, type }) => {
        const value = values[key];
        return { type, id: typeof value === 'string' ? value : value?.id };
      }),
    ),
  ].flatMap(({ type, id }) => (id && isId(id) ? [{ type, id: id.toLowerCase() }] : []));
  for (const [type, table] of mergedTypes) {
    const ids = named.filter((each) => each.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    const merged = await followMerges(db, table, ids);
    const present = ids.map((id) => merged.get(id) ?? id);
    await db.query(`SELECT FROM ${table} WHERE id = ANY($1) ORDER BY id FOR KEY SHARE`, [present]);
  }
}

/**
 * Follows parts to what they name now, and tells what is not there or not for the actor to name. What is stored already is
 * taken for granted: the database keeps what it names.
 *
 * @param holder the document that bears them, or of whose page they are; it does not refer to itself.
 */
export async function validateParts<Given extends Parts>(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  given: Given,
  {
    input,
    index,
    stored,
    holder,
    errors,
  }: {
    /** What the parts were read from. */
    readonly input: GivenParts;
    readonly index: TagIndex;
    readonly stored: Parts;
    readonly holder: string | null;
    readonly errors: FieldErrorList;
  },
): Promise<Given> {
  const parts = await followParts(db, given, index);
  const known = new Set(recordsIn(stored, index).map(({ type, id }) => `${type} ${id}`));
  for (const [field, named] of [
    ['tags', recordsInTags(parts.tags, index)],
    ['references', recordsInReferences(parts.references)],
  ] as const) {
    const fresh = named.filter(({ type, id }) => isId(id) && !known.has(`${type} ${id}`));
    for (const type of new Set(fresh.map((each) => each.type))) {
      const ids = fresh.filter((each) => each.type === type).map(({ id }) => id);
      const refuse = (refused: readonly string[], code: ValidationCode) => {
        for (const id of refused) {
          for (const place of placesNaming(input, field, { type, id }, index)) errors.addAt(field, place, code);
        }
      };
      const found = await nameRecords(db, type, ids);
      const isUnknown =
        type === 'contact-person' && !mayReferToContacts(actor) ? () => true : (id: string) => !found.has(id);
      refuse(ids.filter(isUnknown), 'DOES_NOT_EXIST');
      if (type === 'diborn-document') refuse(await notDigital(db, ids), 'INVALID_REFERENCE');
    }
  }
  for (const type of ['document', 'diborn-document']) {
    const places = holder === null ? [] : placesNaming(input, 'references', { type, id: holder }, index);
    for (const place of places) errors.addAt('references', place, 'INVALID_REFERENCE');
  }
  if (mayReferToContacts(actor)) return parts;
  // Whoever does not read these references sends none back.
  const hidden = stored.references.filter(({ type }) => type === 'contact-person');
  const own = parts.references.filter(({ type }) => type !== 'contact-person');
  return { ...parts, references: [...own, ...hidden] };
}

/** Those of some documents that are not digital ones. */
async function notDigital(db: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM document WHERE id = ANY($1) AND category <> 'DIBORN'`, [
    ids,
  ]);
  return rows.map(({ id }) => id);
}
