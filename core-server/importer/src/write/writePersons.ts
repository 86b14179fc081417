import type pg from 'pg';
import type { MappingOf } from '../mapping/mappingSchema.ts';
import { makeNotes } from '../records/notes.ts';
import type { PersonRecord } from '../records/records.ts';
import type { Problem } from '../values/problem.ts';
import { createPersons, type NewPerson } from './createPersons.ts';
import { loadRows, type RowSource } from './importRows.ts';
import { joiningRow } from './joinPersons.ts';
import type { Finders } from './references/Finders.ts';
import { resolveEvents } from './resolveEvents.ts';
import { addSourceCells } from './sourceRows.ts';
import { type ChangedPerson, updatePersons } from './updatePersons.ts';
import type { ChunkResult, KeyedRecord, WriteChunk } from './WriteChunk.ts';

/** Writes persons: new ones are made, changed ones updated, equal ones left alone. */
export function writePersons(
  mapping: MappingOf<'persons'>,
  finders: Finders,
  source: RowSource,
): WriteChunk<PersonRecord> {
  const notes = makeNotes(mapping.notes, mapping.language);
  return async (
    client: pg.ClientBase,
    records: readonly KeyedRecord<PersonRecord>[],
    report: (record: PersonRecord, problem: Problem) => void,
  ): Promise<ChunkResult> => {
    const rows = await loadRows(
      client,
      source,
      records.map(({ key }) => key),
    );
    const fresh: NewPerson[] = [];
    const changed: ChangedPerson[] = [];
    const withoutCells: KeyedRecord<PersonRecord>[] = [];
    let unchanged = 0;
    for (const { record, key, joins } of records) {
      const row = rows.get(key);
      const isSame = row?.row_hash.equals(record.hash) ?? false;
      if (isSame && !row?.has_cells) withoutCells.push({ record, key });
      // A row that waits for a place or memorial is looked at again: a list that brings it may have come since.
      if (isSame && !row?.written.w) {
        unchanged++;
        continue;
      }
      const { events, waits } = resolveEvents(record, finders, notes, (problem) => report(record, problem));
      if (row) changed.push({ record, key, row, events, waits });
      else if (joins)
        changed.push({ record, key, row: joiningRow(record, key, joins, source), events, waits, joins: true });
      else fresh.push({ record, key, events, waits });
    }
    await finders.write(client, source.batchId);
    await createPersons(client, source, fresh);
    const { updated, conflicts } = await updatePersons(client, source, changed, report);
    await addSourceCells(client, source, withoutCells);
    const untouched = changed.filter(({ key }) => !updated.has(key) && !conflicts.has(key)).length;
    return {
      created: fresh.length,
      updated: updated.size,
      unchanged: unchanged + untouched,
      matched: 0,
      conflicts: conflicts.size,
    };
  };
}
