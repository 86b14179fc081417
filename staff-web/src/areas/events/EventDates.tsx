import { lifeEventTypes } from '@salient/shared/areas/events/eventPolicy.ts';
import { singleDateTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { dateField } from '../../lib/dates/dateField.ts';
import { PartialDateField } from '../../lib/dates/PartialDateField.tsx';
import { PeriodField } from '../../lib/dates/PeriodField.tsx';
import { eventLabel } from './eventTexts.ts';
import type { EventForm } from './useEventForm.ts';

/** One date, or a start and an end; that of a birth or death is read-only here (EVENT-17, EVENT-18). */
export function EventDates({ form }: { readonly form: EventForm }) {
  const { t } = useTexts();
  const { type } = form;
  // A sponsorship is of our own time.
  const near = type === 'cwxrm' ? { yearsNear: new Date().getFullYear() } : {};
  const start = {
    ...dateField(form, 'start'),
    ...near,
    label: eventLabel(t, type, 'start_day'),
    autoFocus: type !== 'memorated',
  };
  if (lifeEventTypes.has(type))
    return <PartialDateField {...start} autoFocus={false} readOnly hint={t('personEvents.personsDate')} />;
  if (singleDateTypes.has(type)) return <PartialDateField {...start} />;
  return <PeriodField start={start} end={{ ...dateField(form, 'end'), label: eventLabel(t, type, 'end_day') }} />;
}
