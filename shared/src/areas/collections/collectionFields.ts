import { choice, type DraftOf, line, reference, text } from '../../lib/fields/fields.ts';
import { collectionLimits, collectionTypes, descriptionStatuses } from './collectionTypes.ts';

/** The fields of a collection: what is said here of a field holds in calls, checks, forms, conflicts and histories. */
export const collectionFields = {
  type: choice(collectionTypes, {
    section: 'collection',
    label: 'collections.fields.type',
    choices: 'collections.types',
    empty: 'box',
    unsaid: [],
  }),
  title: line({
    section: 'collection',
    label: 'collections.fields.title',
    longest: collectionLimits.title,
    required: true,
  }),
  description: text({
    section: 'collection',
    label: 'history.fields.description',
    longest: collectionLimits.description,
  }),
  status: choice(descriptionStatuses, {
    section: 'collection',
    label: 'collections.fields.status',
    choices: 'collections.statuses',
    empty: 'todo',
    unsaid: [],
  }),
  adlibId: line({ section: 'catalogue', label: 'collections.fields.adlibId', longest: collectionLimits.code }),
  adlibCode: line({ section: 'catalogue', label: 'collections.fields.adlibCode', longest: collectionLimits.code }),
  person_id: reference('person', { label: 'collections.fields.person' }),
};

export type CollectionDraft = DraftOf<typeof collectionFields>;

/** What a collection is called (COLLECTION-15): `adlibCode - title`, or what there is of the two; empty without both. */
export const composedTitle = ({ adlibCode, title }: Pick<CollectionDraft, 'adlibCode' | 'title'>): string =>
  [adlibCode, title].filter(Boolean).join(' - ');
