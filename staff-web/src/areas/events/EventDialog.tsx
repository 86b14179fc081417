import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { EventConflict } from './EventConflict.tsx';
import { EventFields } from './EventFields.tsx';
import { eventLabel, eventName } from './eventTexts.ts';
import { useEventForm } from './useEventForm.ts';

interface Props {
  readonly opened: boolean;
  readonly personId: string;
  readonly type: EventType;
  /** Absent for a new event. */
  readonly id: string | undefined;
  /** All events of the person, in timeline order. */
  readonly events: readonly PersonEvent[];
  readonly onClose: () => void;
  /** Closes it after a save and goes on to the next event. */
  readonly onNext: () => void;
}

/** The dialog that adds or edits an event (EVENT-16). The page behind it may hold unsaved work of its own. */
export function EventDialog({ opened: isOpen, personId, type, id, events, onClose, onNext }: Props) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const dirty = useRef(false);
  const extend = ['place', 'memorial', 'military'] as ('place' | 'memorial' | 'military')[];
  const opened = useOpenedRecord('getPersonEvent', { id: id ?? '', extend }, { enabled: id !== undefined });
  const leave = async () => {
    const question = { title: t('unsaved.title'), text: t('unsaved.closeDialog'), verb: t('unsaved.closeAnyway') };
    if (!dirty.current || (await confirm({ ...question, tone: 'danger' }))) onClose();
  };
  const word = { type: t(`events.types.${type}`) };
  return (
    <PanelDialog
      opened={isOpen}
      closesBeside={false}
      onClose={() => void leave()}
      title={id === undefined ? t('personEvents.createTitle', word) : t('personEvents.editTitle', word)}
    >
      {opened.error ? (
        <FailedNotice error={opened.error} onRetry={() => void opened.refetch()} />
      ) : id !== undefined && opened.record === null ? (
        <ListSkeleton rows={5} />
      ) : (
        <EventEditor
          personId={personId}
          type={type}
          event={opened.record ?? undefined}
          events={events}
          onClose={onClose}
          onNext={onNext}
          onCancel={() => void leave()}
          onDirty={(is) => {
            dirty.current = is;
          }}
        />
      )}
    </PanelDialog>
  );
}

interface EditorProps {
  readonly personId: string;
  readonly type: EventType;
  readonly event: PersonEvent | undefined;
  readonly events: readonly PersonEvent[];
  readonly onClose: () => void;
  readonly onNext: () => void;
  readonly onCancel: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

function EventEditor({ personId, type, event, events, onClose, onNext, onCancel, onDirty }: EditorProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const goesOn = useRef(false);
  const form = useEventForm({
    personId,
    type,
    event,
    events,
    onSaved: (saved, isNew) => {
      const name = eventName(t, saved);
      messages.success(isNew ? t('personEvents.created', { name }) : t('personEvents.saved', { name }));
      if (goesOn.current) onNext();
      else onClose();
    },
  });
  const save = (next: boolean) => {
    goesOn.current = next;
    return form.save();
  };
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <>
      {event && <EditingLine record={{ type: 'person_event', id: event.id }} />}
      <EntityForm
        form={{ ...form, save: () => save(false) }}
        verb={t('forms.save')}
        labelOf={(field) => eventLabel(t, type, field)}
        onCancel={onCancel}
        next={{ verb: t('personEvents.saveAndNext'), save: () => void save(true) }}
      >
        <EventFields form={form} />
      </EntityForm>
      <EventConflict form={form} />
    </>
  );
}
