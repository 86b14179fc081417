import { type EventField, eventFields } from '@salient/shared/areas/events/eventFields.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { useActor } from '../../lib/session/useSession.ts';
import { EventControl, isLong } from './EventControl.tsx';
import { EventDates } from './EventDates.tsx';
import type { EventForm } from './useEventForm.ts';

/** Whether a field takes the whole width of the form. */
function isWide(name: EventField): boolean {
  const field = eventField(name);
  if (field?.kind === 'reference') return field.required;
  return name === 'start_day' || isLong(field);
}

/** The fields of an event as its type has them (EVENT-16); it does not know whether it creates or edits. */
export function EventFields({ form }: { readonly form: EventForm }) {
  const { t } = useTexts();
  const actor = useActor();
  const isAsked = (field: EventField) => {
    // What somebody may not read is not there to be typed over.
    if (!mayReadEventField(actor, field)) return false;
    // Kind of grave is asked for a cemetery only (EVENT-33); the type of a memorial chosen elsewhere is not known here.
    if (field === 'memorial_kind') return (form.referenceAt('memorial_id')?.fields?.type ?? 'cemetery') === 'cemetery';
    return field === 'start_day' || eventField(field) !== undefined;
  };
  const { batch, csv_id, place_as_written } = form.draft;
  const fields = useRef<HTMLDivElement>(null);
  // A saved event is read before its form appears, after the dialog has placed the focus.
  useEffect(() => fields.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <>
      {(batch || csv_id) && (
        <p className="event-batch">
          {t('history.fields.batch')}
          {t('common.colon')}
          {batch} · {t('history.fields.csv_id')}
          {t('common.colon')}
          {csv_id}
        </p>
      )}
      {place_as_written && (
        <p className="event-batch">
          {t('events.fields.place_as_written')}
          {t('common.colon')}
          <bdi>{place_as_written}</bdi>
        </p>
      )}
      <div ref={fields} className="form-grid">
        {eventFields(form.type)
          .filter(isAsked)
          .map((field) => (
            <div key={field} className={isWide(field) ? 'form-wide' : `event-field-${field}`}>
              {field === 'start_day' ? <EventDates form={form} /> : <EventControl form={form} field={field} />}
            </div>
          ))}
      </div>
    </>
  );
}
