import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import type { DocumentReference } from '@salient/shared/areas/references/documentReference.ts';
import { mayReferToContacts } from '@salient/shared/areas/references/referencePolicy.ts';
import type { StoredTag } from '@salient/shared/areas/tags/checkTags.ts';
import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import { isTagRecordType, type TagIndex } from '@salient/shared/areas/tags/tagDefinition.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { nameRecordsOfTypes } from '../../references/nameRecords.ts';
import { type Parts, recordsIn } from './validateParts.ts';

/** Shows tags and references by the present names of what they name. */
export interface PartPresenter {
  readonly tags: (stored: readonly StoredTag[]) => Tag[];
  readonly references: (stored: readonly StoredReference[]) => DocumentReference[];
}

/** @param parts all that will be shown: their names are read at once. */
export async function presenterOf(
  { db, actor }: { readonly db: EntityManager; readonly actor: Pick<Actor, 'type'> },
  parts: readonly Parts[],
  index: TagIndex,
): Promise<PartPresenter> {
  const labelOf = await nameRecordsOfTypes(
    db,
    parts.flatMap((each) => recordsIn(each, index)),
  );
  const isShown = ({ type }: StoredReference) => type !== 'contact-person' || mayReferToContacts(actor);
  return {
    tags: (stored) =>
      stored.map(({ tagId, values }) => ({
        tagId,
        values: Object.fromEntries(
          Object.entries(values).map(([key, value]) => {
            const type = index[tagId]?.fields.find((field) => field.key === key)?.type ?? 'string';
            return [key, isTagRecordType(type) ? { id: value, name: labelOf(type, value)?.name ?? '' } : value];
          }),
        ),
      })),
    references: (stored) =>
      stored.filter(isShown).map((reference) => {
        const { type, id, relation, comment } = reference;
        const { name, info } = labelOf(type, id) ?? { name: reference.name, info: '' };
        return { id, type, name, relation, comment, info };
      }),
  };
}
