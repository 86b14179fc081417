import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import { referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import type { StoredTag } from '@salient/shared/areas/tags/checkTags.ts';
import { indexOfTags, tagName } from '@salient/shared/areas/tags/tagTree.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import { isRecordType, nameRecordsOfTypes, type RecordType } from '../../references/nameRecords.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { followParts, type Parts, recordsIn } from './validateParts.ts';

/** A tag as the trail keeps it, with the words by which it is shown: those of the museum's own language. */
interface KeptTag extends StoredTag {
  readonly id: string;
  readonly title: string;
}

/** A reference likewise. Its own `id` says which it is among those of its document. */
interface KeptReference extends Omit<StoredReference, 'id'> {
  readonly id: string;
  readonly recordId: string | null;
  readonly title: string;
}

/** Tags and references as the trail keeps them. */
export async function keptParts(
  db: EntityManager,
  { tags, references }: Parts,
): Promise<{ tags: KeptTag[]; references: KeptReference[] }> {
  const index = indexOfTags(await loadTagDefinitions(db));
  const labelOf = await nameRecordsOfTypes(db, recordsIn({ tags, references }, index));
  const nameOf = (tagId: string, key: string, value: string) => {
    const type = index[tagId]?.fields.find((field) => field.key === key)?.type ?? 'string';
    return (type === 'string' || type === 'text' ? value : labelOf(type, value)?.name) ?? '';
  };
  return {
    tags: tags.map((tag) => {
      const values = Object.entries(tag.values).map(([key, value]) => nameOf(tag.tagId, key, value));
      const title = [tagName(tag.tagId, index, 'nl'), values.filter(Boolean).join(', ')].filter(Boolean).join(': ');
      return { ...tag, id: tag.tagId, title };
    }),
    references: references.map(({ id, ...reference }) => {
      const name = labelOf(reference.type, id)?.name ?? reference.name;
      const title = reference.comment === '' ? name : `${name} (${reference.comment})`;
      return { ...reference, id: referenceKey({ ...reference, id }), recordId: id, title };
    }),
  };
}

/** Parts that the trail kept, as they are stored. */
export const partsOfKept = ({ tags, references }: Fields): Parts => ({
  tags: ((tags ?? []) as KeptTag[]).map(({ tagId, values }) => ({ tagId, values })),
  references: ((references ?? []) as KeptReference[]).map(
    ({ recordId, id: _id, title: _title, ...reference }): StoredReference => ({ ...reference, id: recordId }),
  ),
});

/** Fields that the trail kept, in the form in which a client sends them. */
export function inputOfKept(kept: Fields): Fields {
  const parts = partsOfKept(kept);
  return {
    ...kept,
    ...('tags' in kept ? { tags: parts.tags } : {}),
    ...('references' in kept ? { references: parts.references } : {}),
  };
}

/** What the trail kept as it can stand now: what was merged since is the record that it became part of, what has gone goes. */
export async function withStandingParts(db: EntityManager, kept: Fields): Promise<Fields> {
  const index = indexOfTags(await loadTagDefinitions(db));
  const followed = await followParts(db, partsOfKept(kept), index);
  const labelOf = await nameRecordsOfTypes(db, recordsIn(followed, index));
  const stands = (type: RecordType, id: string) => labelOf(type, id) !== undefined;
  const parts = await keptParts(db, {
    tags: followed.tags
      .filter(({ tagId }) => index[tagId])
      .map((tag) => ({
        ...tag,
        values: Object.fromEntries(
          Object.entries(tag.values).filter(([key, value]) => {
            const type = index[tag.tagId]?.fields.find((field) => field.key === key)?.type;
            return type !== undefined && (type === 'string' || type === 'text' || stands(type, value));
          }),
        ),
      })),
    references: followed.references.filter(({ type, id }) => id === null || (isRecordType(type) && stands(type, id))),
  });
  return {
    ...kept,
    ...('tags' in kept ? { tags: parts.tags } : {}),
    ...('references' in kept ? { references: parts.references } : {}),
  };
}
