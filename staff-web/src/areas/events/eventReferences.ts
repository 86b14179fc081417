import { eventRanks } from '@salient/shared/areas/events/eventOrder.ts';
import type { commonFields } from '@salient/shared/areas/events/eventTable.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { OwnFields } from '@salient/shared/areas/events/ownFields.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import type { MemorialType } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { armies } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { ReferenceName } from '@salient/shared/lib/fields/fields.ts';
import type { FieldChange } from '@salient/shared/lib/history/shownValue.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import { memorialReference, militaryReference, type Reference } from '../../lib/picker/referenceSources.ts';
import type { ReferenceKind } from '../../lib/records/referenceKinds.ts';
import type { EventFormDraft } from './eventDraft.ts';

export type ReferenceField = ReferenceName<typeof commonFields & OwnFields>;

/** The fields that name another record, and its kind. */
export const referenceFields = {
  place_id: 'place',
  memorial_id: 'memorial',
  military_entity_id: 'military_entity',
  military_regiment_id: 'military_entity',
} as const satisfies Record<ReferenceField, ReferenceKind>;

export const isReference = (field: string): field is ReferenceField => Object.hasOwn(referenceFields, field);

/** The records that an event names, by id, as its expansions tell them. */
export function eventReferences(event: PersonEvent, texts: Texts): Readonly<Record<string, Reference>> {
  const { extend_place: place, extend_memorial: memorial } = event;
  const found: (Reference | null | undefined)[] = [
    place && {
      kind: 'place',
      id: place.id,
      name: placeName(place.names, texts.language),
      facts: [placeCountry(place, texts.language)],
    },
    memorial && memorialReference({ ...memorial, type: memorial.type as MemorialType }, texts),
    event.extend_military_entity && militaryReference(event.extend_military_entity, texts),
    event.extend_military_regiment && militaryReference(event.extend_military_regiment, texts),
  ];
  return Object.fromEntries(found.flatMap((each) => (each ? [[each.id, each]] : [])));
}

/**
 * What the other events of a person name in a field, the nearest event before one of this type first: who was wounded
 * somewhere mostly died there, and stayed with his unit. A person is remembered twice at one memorial only by mistake.
 *
 * @param others in timeline order.
 */
export function proposedReferences(
  others: readonly PersonEvent[],
  type: EventType,
  field: ReferenceField,
  texts: Texts,
): readonly Reference[] {
  if (field === 'memorial_id') return [];
  const isBefore = (other: PersonEvent) => eventRanks[other.type] <= eventRanks[type];
  const nearest = [...others.filter(isBefore).reverse(), ...others.filter((other) => !isBefore(other))];
  return nearest.flatMap((other) => {
    const found = eventReferences(other, texts)[other[field] ?? ''];
    return found ? [found] : [];
  });
}

/** The record that a field of a draft names; where only the history of a conflict knows its name, from there. */
export function referenceIn(
  draft: EventFormDraft,
  field: ReferenceField,
  changes: readonly FieldChange[] = [],
): Reference | null {
  const id = draft[field];
  if (id === null) return null;
  const told = changes.flatMap(({ before, after }) => [before, after]);
  const shown = told.flatMap((value) => (value.kind === 'record' && value.record.id === id ? [value.record] : []))[0];
  return draft.chosen[id] ?? { kind: referenceFields[field], id, name: shown?.name ?? '…', facts: [] };
}

/**
 * What an event says of a military entity that is made from its picker: army and regiment, and that it is a unit where
 * a unit or its number is named.
 */
export function knownOfMilitary(draft: EventFormDraft, field: ReferenceField): Readonly<Record<string, string>> {
  const { enlisted_army: army, enlisted_regt: regiment, enlisted_unit: unit, enlisted_nr: unit_nr } = draft;
  const isUnit = field === 'military_entity_id' && (unit !== '' || unit_nr !== '');
  const known = {
    army: isOneOf(armies, army) ? army : '',
    ...(isUnit ? { type: 'unit', regiment, unit, unit_nr } : {}),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}
