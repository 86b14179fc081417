import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import { referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import type { StoredTag } from '@salient/shared/areas/tags/checkTags.ts';
import { isTagRecordType, tagFieldType } from '@salient/shared/areas/tags/tagDefinition.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import type { HistoryReader } from '../../../lib/changes/HistoryArea.ts';
import { isRecordType, nameRecordsOfTypes, type RecordType } from '../../references/nameRecords.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { tagTexts } from '../../tags/tagTexts.ts';
import { presenterOf } from './presentParts.ts';
import { followParts, type Parts, recordsIn } from './validateParts.ts';

/** A tag as the trail keeps it, with the words by which each language shows it. */
interface KeptTag extends StoredTag {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
}

/** A reference, with the words by which it is shown. Its own `id` says which it is among those of its document. */
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
    const type = tagFieldType(index, tagId, key);
    return (isTagRecordType(type) ? labelOf(type, value)?.name : value) ?? '';
  };
  return {
    tags: tags.map((tag) => {
      const named = Object.entries(tag.values).map(([key, value]) => [key, nameOf(tag.tagId, key, value)]);
      const titles = tagTexts({ tagId: tag.tagId, values: Object.fromEntries(named) }, index);
      return { ...tag, id: tag.tagId, titles };
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
export const inputOfKept = (kept: Fields): Fields => replaceParts(kept, partsOfKept(kept));

/** Fields that the trail kept, in the form in which a document or a page is read. */
export async function withReadParts(reader: HistoryReader, kept: Fields): Promise<Fields> {
  const parts = partsOfKept(kept);
  const present = await presenterOf(reader, [parts], indexOfTags(await loadTagDefinitions(reader.db)));
  return replaceParts(kept, {
    tags: present.tags(parts.tags),
    references: present.references(parts.references),
  });
}

/** The fields with other values for those of tags and references that are among them. */
const replaceParts = (
  kept: Fields,
  { tags, references }: Readonly<Record<'tags' | 'references', unknown>>,
): Fields => ({
  ...kept,
  ...('tags' in kept ? { tags } : {}),
  ...('references' in kept ? { references } : {}),
});

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
            return type !== undefined && (!isTagRecordType(type) || stands(type, value));
          }),
        ),
      })),
    references: followed.references.filter(({ type, id }) => id === null || (isRecordType(type) && stands(type, id))),
  });
  return replaceParts(kept, parts);
}
