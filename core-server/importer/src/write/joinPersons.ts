import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { PersonRecord } from '../records/records.ts';
import { draftColumns } from './createPersons.ts';
import type { ImportRow, NewRow, RowSource } from './importRows.ts';
import type { Row } from './jsonRows.ts';

/** A row of which nothing is kept yet, as one of a person who was there before. */
export const joiningRow = (record: PersonRecord, key: string, personId: string, { batchId }: RowSource): ImportRow => ({
  ...{ source_key: key, entity_id: personId, row_hash: Buffer.alloc(0), row_number: record.row, batch_id: batchId },
  ...{ created_by: null, written: { e: {}, j: true }, has_cells: false },
});

interface Joining {
  readonly record: PersonRecord;
  readonly key: string;
  readonly row: ImportRow;
}

export const rowOfJoining = ({ record, key, row }: Joining): NewRow => ({
  ...{ record, key, entityId: row.entity_id, isCreated: false, written: row.written },
});

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 'unknown' ||
  (Array.isArray(value) && value.length === 0);

const parts = ['year', 'month', 'day'] as const;

/** A date with what another one knows more of it; as it is where the two do not agree. */
function completedDate(stored: Row, given: Row, end: string): Row {
  const names = parts.map((part) => `${end}_${part}`);
  const agrees = names.every((name) => isBlank(stored[name]) || isBlank(given[name]) || stored[name] === given[name]);
  return Object.fromEntries(names.map((name) => [name, agrees ? (stored[name] ?? given[name] ?? null) : stored[name]]));
}

/**
 * What a person becomes when a row completes it: nothing that is known gives way.
 *
 * @returns null where the two together break a rule, as somebody who dies before being born.
 */
export function completedPerson(stored: Row, given: PersonDraft): Row | null {
  const from: Row = { ...given };
  const wanted: Record<string, unknown> = {};
  for (const name of draftColumns)
    wanted[name] = typeof stored[name] !== 'boolean' && isBlank(stored[name]) ? from[name] : stored[name];
  Object.assign(wanted, completedDate(stored, from, 'born'), completedDate(stored, from, 'died'));
  // No list says who is alive, or who is left out of the names of the day.
  for (const name of ['not_for_loop', 'stated_living_status', 'living_status_reason']) wanted[name] = stored[name];
  const { errors } = checkPerson(wanted as Parameters<typeof checkPerson>[0]);
  return errors.isEmpty ? { ...wanted, ...personKeys(wanted as unknown as PersonDraft) } : null;
}

export const isLifeEvent = ({ type }: Pick<EventDraft, 'type'>): boolean => type === 'born' || type === 'died';

/** Whether an event says what another one says, as far as both say something. */
export function isSameEvent(stored: Row, draft: EventDraft): boolean {
  const given: Row = { ...draft };
  return Object.keys(given)
    .filter((name) => name !== 'description' && name !== 'place_as_written')
    .every(
      (name) =>
        isBlank(given[name]) || isBlank(stored[name]) || JSON.stringify(given[name]) === JSON.stringify(stored[name]),
    );
}

/** A birth or death with what the row knows more of it; its date is that of the person (EVENT-24). */
export function completedLifeEvent(stored: Row, draft: EventDraft, person: Row): Row {
  const given: Row = { ...draft };
  const wanted: Record<string, unknown> = {};
  for (const name of Object.keys(given)) wanted[name] = isBlank(stored[name]) ? given[name] : stored[name];
  for (const part of parts) wanted[`start_${part}`] = person[`${draft.type}_${part}`];
  return { ...wanted, ...eventKeys(wanted as unknown as EventDraft) };
}
