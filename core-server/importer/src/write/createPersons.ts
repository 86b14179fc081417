import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type pg from 'pg';
import type { PersonRecord } from '../records/records.ts';
import { auditColumns, auditOfCreation } from './auditRows.ts';
import { type CopyValue, copyRows, mapped, pick } from './copyRows.ts';
import { copyImportRows, type NewRow, type RowSource, type WrittenRecord } from './importRows.ts';
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
  /** Something that the row names is not known yet. */
  readonly waits: boolean;
}

interface NewPersonRow extends NewRow {
  readonly record: PersonRecord;
  readonly isRemembered: boolean;
}

interface NewEvent {
  readonly id: string;
  readonly personId: string;
  readonly draft: EventDraft;
}

/**
 * Writes persons that were not imported before, with their events and what the import keeps of them. The rows are made
 * as PostgreSQL takes them, so that both are at work at once.
 */
export async function createPersons(
  client: pg.ClientBase,
  source: RowSource,
  persons: readonly NewPerson[],
): Promise<void> {
  if (persons.length === 0) return;
  const rows: NewPersonRow[] = [];
  const events: NewEvent[] = [];
  for (const person of persons) rows.push(withIds(person, events));
  await copyPersons(client, rows);
  await copyEvents(client, events);
  await copyImportRows(client, source, rows);
  await copyRows(
    client,
    'audit_entry',
    auditColumns,
    mapped(rows, ({ entityId, key }) => auditOfCreation('person', entityId, source, key)),
  );
}

/** Gives a person and its events their ids; the events join those of the chunk. */
function withIds({ record, key, events: own, waits }: NewPerson, events: NewEvent[]): NewPersonRow {
  const personId = newId();
  const slots: NonNullable<WrittenRecord['e']> = {};
  for (const { slot, draft } of own) {
    const id = newId();
    slots[slot] = [id, 1];
    events.push({ id, personId, draft });
  }
  const isRemembered = own.some(({ draft }) => draft.type === 'cwxrm');
  return {
    record,
    key,
    entityId: personId,
    isCreated: true,
    written: { v: 1, e: slots, ...(waits ? { w: true } : {}) },
    isRemembered,
  };
}

async function copyPersons(client: pg.ClientBase, rows: readonly NewPersonRow[]): Promise<void> {
  const filled = filledColumns(
    draftColumns,
    rows.map(({ record }) => record.person),
  );
  await copyRows(
    client,
    'person',
    ['id', ...filled, 'cwxrm_remembered', ...keyColumns],
    mapped(rows, ({ entityId, record: { person }, isRemembered }) => [
      entityId,
      ...pick(person, filled),
      isRemembered,
      ...pick(personKeys(person), keyColumns),
    ]),
  );
}

async function copyEvents(client: pg.ClientBase, events: readonly NewEvent[]): Promise<void> {
  const filled = filledColumns(
    eventDraftColumns,
    events.map(({ draft }) => draft),
  );
  await copyRows(
    client,
    'person_event',
    ['id', 'person_id', ...filled, ...eventKeyColumns],
    mapped(events, ({ id, personId, draft }) => [
      id,
      personId,
      ...pick(draft, filled),
      ...pick(eventKeys(draft), eventKeyColumns),
    ]),
  );
}

/**
 * The columns that some record fills. Blank is what the table has for these columns anyway, and most columns of events
 * are: to leave them out spares both sides the half of the work.
 */
function filledColumns(columns: readonly string[], records: readonly object[]): string[] {
  return columns.filter((column) =>
    records.some((record) => {
      const value = (record as Record<string, CopyValue>)[column] as CopyValue;
      return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    }),
  );
}
