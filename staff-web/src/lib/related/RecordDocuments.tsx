import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../page/Notice.tsx';
import { type SlotRecord, useRecordSlots } from './recordSlots.ts';

/** The documents that refer to a record that is being edited: a new one is saved first. */
export function RecordDocuments({ record }: { readonly record: SlotRecord | undefined }) {
  const { t } = useTexts();
  const { Documents } = useRecordSlots();
  return record ? <Documents {...record} /> : <Notice tone="hint">{t('documentPages.recordFirst')}</Notice>;
}
