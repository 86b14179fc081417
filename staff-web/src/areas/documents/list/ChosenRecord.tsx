import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FilterRecord } from '../../../lib/list/listTypes.ts';

/** What the collection is called by which the documents are narrowed. */
export function ChosenCollection({ id }: FilterRecord) {
  const { data } = useMethod('getCollection', { id });
  return data?.composedTitle ?? '…';
}

/** What the record is called that the documents refer to. */
export function ChosenReference({ kind, id }: FilterRecord) {
  const { language } = useTexts();
  const { data } = useMethod('getCollectionReference', { type: kind as ReferenceType, id, language });
  return data?.name ?? '…';
}
