import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import type { DocumentReference, ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import { mayReferToContacts } from '@salient/shared/areas/references/referencePolicy.ts';
import type { StoredTag } from '@salient/shared/areas/tags/checkTags.ts';
import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import { isTagRecordType, type TagIndex, tagFieldType } from '@salient/shared/areas/tags/tagDefinition.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { visiblePersons } from '../../events/maySeePerson.ts';
import { nameRecordsOfTypes } from '../../references/nameRecords.ts';
import { type NamingCall, tellRecordsNamed } from '../../references/recordsNamed.ts';
import { type Parts, recordsIn } from './validateParts.ts';

/** Shows tags and references by the present names of what they name. */
export interface PartPresenter {
  readonly tags: (stored: readonly StoredTag[]) => Tag[];
  readonly references: (stored: readonly StoredReference[]) => DocumentReference[];
}

/** For whom parts are presented, by which call. */
export interface PartReading extends NamingCall {
  readonly actor: Pick<Actor, 'id' | 'account' | 'type' | 'army'>;
  /** In which places are called; Dutch unless it is said. */
  readonly language?: Language;
}

/**
 * What the reader may not know of is left out: contact persons, and for readers of one army the persons of others (ROLE-15).
 *
 * @param parts all that will be shown: their names are read at once.
 */
export async function presenterOf(call: PartReading, parts: readonly Parts[], index: TagIndex): Promise<PartPresenter> {
  const { db, actor, language } = call;
  const records = parts.flatMap((each) => recordsIn(each, index));
  const labelOf = await nameRecordsOfTypes(db, records, language);
  const persons = records.flatMap(({ type, id }) => (type === 'person' && id !== null ? [id] : []));
  const visible = new Set(await visiblePersons(db, actor, persons));
  const isShown = (type: ReferenceType, id: string | null) => {
    if (type === 'contact-person') return mayReferToContacts(actor);
    return type !== 'person' || id === null || visible.has(id);
  };
  await tellRecordsNamed(
    call,
    records.filter(({ type, id }) => isShown(type, id)),
  );
  return {
    tags: (stored) =>
      stored.map(({ tagId, values }) => ({
        tagId,
        values: Object.fromEntries(
          Object.entries(values).flatMap(([key, value]): [string, Tag['values'][string]][] => {
            const type = tagFieldType(index, tagId, key);
            if (!isTagRecordType(type)) return [[key, value]];
            return isShown(type, value) ? [[key, { id: value, name: labelOf(type, value)?.name ?? '' }]] : [];
          }),
        ),
      })),
    references: (stored) =>
      stored
        .filter(({ type, id }) => isShown(type, id))
        .map((reference) => {
          const { type, id, relation, comment } = reference;
          const { name, info } = labelOf(type, id) ?? { name: reference.name, info: '' };
          return { id, type, name, relation, comment, info };
        }),
  };
}
