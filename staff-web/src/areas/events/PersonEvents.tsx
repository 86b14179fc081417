import { mayRemoveEvent } from '@salient/shared/areas/events/eventPolicy.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { useStaleQueries } from '../../lib/history/useStaleQueries.ts';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { AddEventMenu } from './AddEventMenu.tsx';
import { EventDialog } from './EventDialog.tsx';
import { EventRow } from './EventRow.tsx';
import './events.css';
import { eventName } from './eventTexts.ts';

/** The most events of one person that are shown; a life in the records has a few dozen at most. */
const limit = 1000;

/** The dialog over the list; a new key for each opening, so that none begins with what the one before left. */
interface OpenDialog {
  readonly key: number;
  readonly opened: boolean;
  readonly type: EventType;
  readonly id: string | undefined;
}

interface Props {
  readonly personId: string;
  /** Whether the events can be changed here; who may is the policy of the person (`mayEditPerson`). */
  readonly editable: boolean;
}

/** The events of a person in timeline order (EVENT-26 to EVENT-29), to read or to work on. */
export function PersonEvents({ personId, editable }: Props) {
  const { t } = useTexts();
  const actor = useActor();
  const extend = ['place', 'memorial', 'military'] as ('place' | 'memorial' | 'military')[];
  const { data, error, refetch } = useMethod('findPersonEvents', { person_id: personId, limit, extend });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isAdding, setAdding] = useState(false);
  const remove = useEventRemoval();
  const open = (type: EventType, id?: string) =>
    setDialog((former) => ({ key: (former?.key ?? 0) + 1, opened: true, type, id }));
  const close = () => setDialog((now) => now && { ...now, opened: false });
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const events = data.data;
  return (
    <section className="events" aria-label={t('personEvents.list')}>
      <header className="events-head">
        <h2>{t('personEvents.list')}</h2>
        {editable && (
          <AddEventMenu
            existing={events}
            opened={isAdding}
            onToggle={setAdding}
            onAdd={open}
            onEdit={({ type, id }) => open(type, id)}
          />
        )}
      </header>
      {events.length === 0 ? (
        <p>{t('personEvents.empty')}</p>
      ) : (
        <ol className="events-list">
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              onEdit={editable ? () => open(event.type, event.id) : undefined}
              onRemove={editable && mayRemoveEvent(actor, event) ? () => void remove(event) : undefined}
            />
          ))}
        </ol>
      )}
      {dialog && (
        <EventDialog
          {...dialog}
          personId={personId}
          events={events}
          onClose={close}
          onNext={() => {
            close();
            setAdding(true);
          }}
        />
      )}
    </section>
  );
}

function useEventRemoval() {
  const { t } = useTexts();
  const removal = useRemoval();
  const command = useCommand('removePersonEvent', { refreshes: useStaleQueries('person_event') });
  return (event: PersonEvent) =>
    removal({
      name: eventName(t, event),
      text: t(event.type === 'cwxrm' ? 'personEvents.removeSponsorText' : 'personEvents.removeText'),
      run: () => command.mutateAsync({ id: event.id, version: event.version }),
    });
}
