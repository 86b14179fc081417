import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import type { ReactNode } from 'react';
import { partialDateOf } from '../../lib/dates/dateTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import type { EventFormDraft } from './eventDraft.ts';
import { isReference, referenceIn } from './eventReferences.ts';
import { eventChoice, eventLabel, isKind } from './eventTexts.ts';
import type { EventForm } from './useEventForm.ts';

/** Two people saved one event: what each of them wrote, a date as a whole. */
export function EventConflict({ form }: { readonly form: EventForm }) {
  const { t } = useTexts();
  const { conflict } = form;
  if (!conflict) return null;
  const show = (field: string, value: unknown, record: EventFormDraft): ReactNode => {
    if (field === 'start_day' || field === 'end_day') return <DateText date={dateIn(record, field)} />;
    if (isReference(field)) return referenceIn(record, field, conflict.changes)?.name ?? <EmptyValue />;
    if (typeof value !== 'string' || value === '') return <EmptyValue />;
    return isKind(field) ? eventChoice(t, field, value) : value;
  };
  return (
    <ConflictDialog
      conflict={conflict}
      mine={form.draft}
      labelOf={(field) => eventLabel(t, form.type, field)}
      show={show}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

function dateIn(record: EventFormDraft, field: 'start_day' | 'end_day'): string {
  const name = field === 'start_day' ? 'start' : 'end';
  return encodeDate(
    partialDateOf({ day: record[field], month: record[`${name}_month`], year: record[`${name}_year`] }),
  );
}
