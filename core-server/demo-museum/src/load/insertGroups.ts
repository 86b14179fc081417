import { type CopyValue, copyRows, mapped, pick } from '@salient/importer/write/copyRows.ts';
import {
  draftColumns,
  eventColumns,
  eventDraftColumns,
  eventKeyColumns,
  personColumns,
  keyColumns as personKeyColumns,
} from '@salient/importer/write/createPersons.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type pg from 'pg';
import type { DemoEvent, DemoGroup, DemoPerson } from '../demoRecords.ts';
import type { KnownIds } from './insertWorld.ts';

const relationColumns = ['id', 'person_id', 'related_person_id', 'relation', 'comments'];
const membershipColumns = ['person_id', 'project_id', 'notes'];

export interface GroupCounts {
  persons: number;
  events: number;
  relations: number;
  memberships: number;
}

/**
 * Writes persons with all that belongs to them, by COPY.
 *
 * @param stored ids of persons that an earlier load wrote; they and what belongs to them stay as they are.
 */
export async function insertGroups(
  client: pg.ClientBase,
  groups: readonly DemoGroup[],
  known: KnownIds,
  stored: ReadonlySet<string>,
): Promise<GroupCounts> {
  const isNew = (id: string) => !stored.has(id);
  const persons = groups.flatMap((group) => group.persons).filter(({ id }) => isNew(id));
  const relations = groups
    .flatMap((group) => group.relations)
    .filter(({ person_id, related_person_id }) => isNew(person_id) || isNew(related_person_id));
  const memberships = persons.flatMap(({ id, memberships: own }) =>
    own.map(({ project, notes }): CopyValue[] => [id, known.get(project) ?? project, notes]),
  );
  await copyRows(client, 'person', personColumns, mapped(persons, personRow));
  await copyRows(client, 'person_event', eventColumns, eventRows(persons, known));
  if (relations.length > 0) {
    await copyRows(
      client,
      'relation',
      relationColumns,
      mapped(relations, (relation) => pick(relation, relationColumns)),
    );
  }
  if (memberships.length > 0) await copyRows(client, 'project_membership', membershipColumns, memberships);
  return {
    persons: persons.length,
    events: persons.reduce((sum, { events }) => sum + events.length, 0),
    relations: relations.length,
    memberships: memberships.length,
  };
}

// Rows are read from the records where they stand: gathering fifty fields in one object first costs ten times as much.

function personRow({ id, draft, cwxrm_remembered }: DemoPerson): CopyValue[] {
  const keys = personKeys(draft);
  return [id, ...pick(draft, draftColumns), cwxrm_remembered, ...pick(keys, personKeyColumns)];
}

function* eventRows(persons: readonly DemoPerson[], known: KnownIds): Generator<CopyValue[]> {
  for (const { id, events } of persons) {
    for (const event of events) yield eventRow(event, id, known);
  }
}

function eventRow(event: DemoEvent, personId: string, known: KnownIds): CopyValue[] {
  const keys = eventKeys(event as DemoEvent & Readonly<Record<string, unknown>>);
  const row = [event.id, personId, ...pick(event, eventDraftColumns), ...pick(keys, eventKeyColumns)];
  if (known.size > 0) {
    for (const index of entityIndexes) row[index] = known.get(String(row[index])) ?? (row[index] as CopyValue);
  }
  return row;
}

const entityIndexes = ['military_entity_id', 'military_regiment_id'].map((column) => eventColumns.indexOf(column));
