import { pickableReferenceTypes } from '@salient/shared/areas/references/documentReference.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { FilterRecord, RecordFilter } from '../../../lib/list/listTypes.ts';
import { readRecordValue, recordValue } from '../../../lib/list/recordFilters.ts';
import type { SlotRecord } from '../../../lib/related/recordSlots.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { ChosenCollection, ChosenReference } from './ChosenRecord.tsx';

/** The names of the filters in the address. */
const names = { collection: 'collection', about: 'about' } as const;

type Pickable = (typeof pickableReferenceTypes)[number];
const isPickable = (type: string): type is Pickable => pickableReferenceTypes.some((each) => each === type);
const aboutKinds = { kinds: pickableReferenceTypes.map((kind) => ({ kind })) };

/** By the collection that documents lie in, and by a record that they are about. */
export function useRecordFilters(): readonly RecordFilter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        name: names.collection,
        label: t('documentRecord.fields.collection'),
        kinds: [{ kind: 'collection', label: t('documentRecord.fields.collection') }],
        Chosen: ChosenCollection,
      },
      {
        name: names.about,
        label: t('documentPages.refersTo'),
        kinds: pickableReferenceTypes.map((kind) => ({ kind, label: t(`documentRecord.referenceTypes.${kind}`) })),
        Chosen: ChosenReference,
      },
    ],
    [t],
  );
}

/** What the record that is chosen in the address is for the methods that list documents. */
export function referenceParams(about = '') {
  const record = readRecordValue(aboutKinds, about);
  return record && isPickable(record.kind) ? { ref_type: record.kind, ref_id: record.id } : {};
}

/** The list of documents that refer to a record; null for a kind that it is not narrowed by. */
export function documentsAboutPath({ type, id }: SlotRecord): string | null {
  if (!isPickable(type)) return null;
  const record: FilterRecord = { kind: type, id };
  return `${pathTo('documentation')}?${new URLSearchParams({ [names.about]: recordValue(aboutKinds, record) })}`;
}
