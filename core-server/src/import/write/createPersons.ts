import { emptyEvent } from '@salient/shared/events/checkEvent.ts';
import { emptyPerson } from '@salient/shared/persons/checkPerson.ts';
import { eventKeys } from '@salient/shared/search/eventKeys.ts';
import { personKeys } from '@salient/shared/search/personKeys.ts';
import type pg from 'pg';
import type { PersonRecord } from '../records/records.ts';
import { auditColumns, auditOfCreation } from './auditRows.ts';
import { type CopyValue, copyRows } from './copyRows.ts';
import { copyImportRows, type NewRow, type RowSource } from './importRows.ts';
import { newId } from './newIds.ts';
import type { ResolvedEvent } from './resolveEvents.ts';

export const draftColumns = Object.keys(emptyPerson);
export const keyColumns = Object.keys(personKeys({ ...emptyPerson }));
export const personColumns = ['id', ...draftColumns, 'cwxrm_remembered', ...keyColumns];

export const eventDraftColumns = Object.keys(emptyEvent('born'));
export const eventKeyColumns = Object.keys(eventKeys(emptyEvent('born')));
export const eventColumns = ['id', 'person_id', ...eventDraftColumns, ...eventKeyColumns];

export interface NewPerson {
  readonly record: PersonRecord;
  readonly key: string;
  readonly events: readonly ResolvedEvent[];
}

/** Writes persons that were not imported before, with their events and what the import keeps of them. */
export async function createPersons(
  client: pg.ClientBase,
  source: RowSource,
  persons: readonly NewPerson[],
): Promise<void> {
  if (persons.length === 0) return;
  const rows: NewRow[] = [];
  const events: CopyValue[][] = [];
  const people = persons.map(({ record, key, events: own }): CopyValue[] => {
    const id = newId();
    const slots: Record<string, [string, number]> = {};
    for (const { slot, draft } of own) {
      const eventId = newId();
      slots[slot] = [eventId, 1];
      events.push([eventId, id, ...pick(draft, eventDraftColumns), ...pick(eventKeys(draft), eventKeyColumns)]);
    }
    rows.push({ record, key, entityId: id, isCreated: true, written: { v: 1, e: slots } });
    const isRemembered = own.some(({ draft }) => draft.type === 'cwxrm');
    return [id, ...pick(record.person, draftColumns), isRemembered, ...pick(personKeys(record.person), keyColumns)];
  });
  await copyRows(client, 'person', personColumns, people);
  await copyRows(client, 'person_event', eventColumns, events);
  await copyImportRows(client, source, rows);
  await copyRows(
    client,
    'audit_entry',
    auditColumns,
    rows.map(({ entityId, key }) => auditOfCreation('person', entityId, source, key)),
  );
}

const pick = (object: object, columns: readonly string[]): CopyValue[] =>
  columns.map((column) => (object as Record<string, CopyValue>)[column] as CopyValue);
