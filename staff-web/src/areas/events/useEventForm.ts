import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import { useStaleQueries } from '../../lib/history/useStaleQueries.ts';
import type { Reference } from '../../lib/picker/referenceSources.ts';
import {
  checkEventForm,
  dateGroups,
  type EventFormDraft,
  type EventRecord,
  emptyEventForm,
  eventInput,
  eventRecord,
  linksAfter,
  type MilitaryName,
  namesOf,
} from './eventDraft.ts';
import { eventReferences, proposedReferences, type ReferenceField, referenceIn } from './eventReferences.ts';

interface Options {
  readonly personId: string;
  readonly type: EventType;
  /** None starts a new one. */
  readonly event: PersonEvent | undefined;
  /** The events of the person in timeline order, for what this one may have in common with them. */
  readonly events: readonly PersonEvent[];
  readonly onSaved: (saved: PersonEvent, isNew: boolean) => void;
}

/** The draft of one event of a person. */
export function useEventForm({ personId, type, event, events, onSaved }: Options) {
  const texts = useTexts();
  const empty = useMemo(() => emptyEventForm(type), [type]);
  const record = useMemo(() => event && eventRecord(event, eventReferences(event, texts)), [event, texts]);
  const base = record ?? empty;
  const saved = (answer: PersonEvent) => ({ ...eventRecord(answer), answer });
  const form = useEntityForm<EventFormDraft, EventRecord & { readonly answer?: PersonEvent }>({
    name: `event.${personId}.${type}`,
    entity: record,
    empty,
    groups: dateGroups,
    check: (draft) => checkEventForm(type, draft, base),
    validate: (client, draft, stored) =>
      client.validatePersonEvent({
        event: { type, person_id: personId, ...eventInput(type, draft, base), ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, draft) =>
      saved(await client.createPersonEvent({ event: { type, person_id: personId, ...eventInput(type, draft, base) } })),
    update: async (client, { id, version, ...draft }) =>
      saved(await client.updatePersonEvent({ event: { id, version, ...eventInput(type, draft, base) } })),
    refreshes: useStaleQueries('person_event'),
    onSaved: ({ answer }, isNew) => answer && onSaved(answer, isNew),
  });
  const set = <Field extends keyof EventFormDraft & string>(field: Field, value: EventFormDraft[Field]) =>
    form.field(field).onChange(value);
  return {
    ...form,
    type,
    /** The record that a field names; its name may be unknown here where somebody else has just chosen it. */
    referenceAt: (field: ReferenceField): Reference | null => referenceIn(form.draft, field, form.conflict?.changes),
    proposed: (field: ReferenceField): readonly Reference[] => {
      const others = events.filter(({ id }) => id !== event?.id);
      return proposedReferences(others, type, field, texts);
    },
    choose: (field: ReferenceField, chosen: Reference | null) => {
      set(field, chosen?.id ?? null);
      if (!chosen) return;
      set('chosen', { ...form.draft.chosen, [chosen.id]: chosen });
      if (chosen.kind === 'military_entity') for (const [name, value] of namesOf(chosen)) set(name, value);
    },
    /** A name that the links to military entities follow. */
    nameField: (name: MilitaryName) => ({
      ...form.field(name),
      onChange: (value: string) => {
        set(name, value);
        for (const [link, id] of linksAfter(name, { ...form.draft, [name]: value }, base)) set(link, id);
      },
    }),
  };
}
export type EventForm = ReturnType<typeof useEventForm>;
