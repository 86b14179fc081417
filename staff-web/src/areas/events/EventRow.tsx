import { ActionIcon } from '@mantine/core';
import { singleDateTypes } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { UnitThen } from '../military/UnitThen.tsx';
import { EventFacts } from './EventFacts.tsx';
import { eventName, eventTitle } from './eventTexts.ts';

interface Props {
  readonly event: PersonEvent;
  /** Absent where the reader may not. */
  readonly onEdit?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** One event of a life: when, what, and all that is known of it. */
export function EventRow({ event, onEdit, onRemove }: Props) {
  const { t } = useTexts();
  const name = eventName(t, event);
  const unitId = event.type === 'military' && (event.military_entity_id ?? event.military_regiment_id);
  return (
    <li className="event" data-type={event.type}>
      <p className="event-when">
        <EventWhen event={event} />
      </p>
      <div className="event-what">
        <h3>{eventTitle(t, event)}</h3>
        <EventFacts event={event} />
        {unitId && <UnitThen unitId={unitId} from={event.sort_start_date} to={event.sort_end_date} />}
      </div>
      {(onEdit || onRemove) && (
        <div className="event-actions">
          {onEdit && (
            <ActionIcon variant="subtle" size="lg" aria-label={t('personEvents.edit', { name })} onClick={onEdit}>
              <Icon name="edit" />
            </ActionIcon>
          )}
          {onRemove && (
            <ActionIcon variant="subtle" size="lg" aria-label={t('personEvents.remove', { name })} onClick={onRemove}>
              <Icon name="remove" />
            </ActionIcon>
          )}
        </div>
      )}
    </li>
  );
}

const unknown = '????????';

/** The date of an event, or its period as far as an end of it is known. */
function EventWhen({ event: { type, sort_start_date: start, sort_end_date: end } }: Pick<Props, 'event'>) {
  const { t } = useTexts();
  if (singleDateTypes.has(type) || end === unknown) return <DateText date={start} />;
  if (start === unknown) {
    return (
      <>
        {t('personEvents.until')} <DateText date={end} />
      </>
    );
  }
  return (
    <>
      <DateText date={start} /> {t('personEvents.until')} <DateText date={end} />
    </>
  );
}
