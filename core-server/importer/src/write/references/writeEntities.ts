import { militaryEntityKeys } from '@salient/shared/areas/search/nameKeys.ts';
import type pg from 'pg';
import type { EntitiesRecord, EntityRecord, HistoryRecord } from '../../records/records.ts';
import { warning } from '../../values/problem.ts';
import { type ChangedRow, type ImportRow, keepRows, type RowSource, updateImportRows } from '../importRows.ts';
import { insertRows, type Row } from '../jsonRows.ts';
import { newId } from '../newIds.ts';
import type { WriteChunk } from '../WriteChunk.ts';
import type { Finders } from './Finders.ts';
import type { ReferenceItem, ReferenceTable } from './ReferenceItem.ts';
import { countOutcomes, type WrittenItem, writeReferences } from './writeReferences.ts';

const entityTable: ReferenceTable = {
  table: 'military_entity',
  columns: ['type', 'army', 'division', 'brigade', 'regiment', 'corps', 'unit', 'unit_nr', 'name_key', 'sort_name'],
  // The names are all there is to a unit, and they are the same.
  complete: () => null,
};

const historyColumns = [
  ...['id', 'military_entity_id', 'type', 'from_date', 'to_date', 'entity_id', 'army', 'description', 'track_type'],
  ...['place_id', 'topo'],
];

/** Writes the units of a list with their history. A unit that several rows name is one; each row adds to its history. */
export function writeEntities(finders: Finders, source: RowSource): WriteChunk<EntitiesRecord> {
  return async (client, records, report) => {
    const owners = new Map<ReferenceItem, { record: EntitiesRecord; entity: EntityRecord }>();
    const items = records.flatMap(({ record, key }) =>
      record.entities.map((entity): ReferenceItem => {
        const fields = { ...entity.names, ...militaryEntityKeys(entity.names) };
        const item: ReferenceItem = {
          record,
          key: record.entities.length === 1 ? key : `${key}#${entity.id}`,
          fields,
          find: () => finders.entities.idOf(entity.names),
          add: (id) => finders.entities.add(id, fields.name_key),
        };
        owners.set(item, { record, entity });
        return item;
      }),
    );
    const written = await writeReferences(client, source, entityTable, items, report as never);

    const idOf = new Map<EntityRecord, string>();
    for (const { item, entityId } of written) idOf.set((owners.get(item) as { entity: EntityRecord }).entity, entityId);
    const wanted = written
      .filter(({ item, row, outcome }) => outcome !== 'conflict' && !row?.row_hash.equals(item.record.hash))
      .map(({ item, row, entityId }) => {
        const { record, entity } = owners.get(item) as { record: EntitiesRecord; entity: EntityRecord };
        const history = entity.history.map((each) =>
          historyRow(each, entityId, record, idOf, finders, (problem) => report(record, problem)),
        );
        return {
          item,
          row,
          history: history.filter(({ entity_id, military_entity_id }) => {
            if (entity_id !== military_entity_id) return true;
            report(
              record,
              warning(
                'INVALID_REFERENCE',
                '',
                'a unit cannot be a part of itself; that part of its history is left out',
              ),
            );
            return false;
          }),
        };
      });
    await finders.write(client, source.batchId);
    await writeHistory(client, source, wanted);
    return countRows(written, owners);
  };
}

function historyRow(
  history: HistoryRecord,
  ownerId: string,
  record: EntitiesRecord,
  idOf: ReadonlyMap<EntityRecord, string>,
  finders: Finders,
  report: (problem: ReturnType<typeof warning>) => void,
): Row {
  const other = record.entities.find(({ id }) => id === history.entity);
  const { entity: _entity, places, ...fields } = history;
  return {
    ...fields,
    military_entity_id: ownerId,
    entity_id: (other && idOf.get(other)) ?? null,
    place_id: places.length > 0 ? finders.places.resolve(places, report) : null,
  };
}

interface WantedHistory {
  readonly item: ReferenceItem;
  readonly row: WrittenItem['row'];
  readonly history: readonly Row[];
}

/** What a row said before goes, what it says now is added; the same is said once, however many rows say it. */
async function writeHistory(client: pg.ClientBase, source: RowSource, wanted: readonly WantedHistory[]): Promise<void> {
  await removeFormerHistory(client, source, wanted);
  const owners = [...new Set(wanted.flatMap(({ history }) => history.map((each) => each.military_entity_id)))];
  const { rows } = await client.query<Row>(
    'SELECT military_entity_id, type, entity_id, army, from_date, to_date, track_type, place_id FROM military_entity_history WHERE military_entity_id = ANY($1)',
    [owners],
  );
  const sayingOf = (each: Row) =>
    [
      each.military_entity_id,
      each.type,
      each.entity_id,
      each.army,
      each.from_date,
      each.to_date,
      each.track_type,
      each.place_id,
    ].join('|');
  const said = new Set(rows.map(sayingOf));
  const inserted: Row[] = [];
  const changed: ChangedRow[] = [];
  for (const { item, row, history } of wanted) {
    const parts: Record<string, [string, number]> = {};
    for (const [index, each] of history.entries()) {
      if (said.has(sayingOf(each))) continue;
      said.add(sayingOf(each));
      const id = newId();
      parts[`history:${index}`] = [id, 1];
      inserted.push({ id, ...each });
    }
    const written = { v: row?.written.v ?? 1, e: parts };
    changed.push({ key: item.key, hash: item.record.hash, record: item.record, written });
  }
  await insertRows(client, 'military_entity_history', historyColumns, inserted);
  await updateImportRows(client, source, changed);
}

async function removeFormerHistory(
  client: pg.ClientBase,
  { batchId }: RowSource,
  wanted: readonly WantedHistory[],
): Promise<void> {
  const rewritten = wanted.flatMap(({ row }) => (row ? [row] : []));
  const partsOf = ({ written }: ImportRow) => Object.values(written.e ?? {}).map(([id]) => id);
  const { rows } = await client.query<{ id: string; history: unknown }>(
    'DELETE FROM military_entity_history AS h WHERE id = ANY($1) RETURNING id, to_jsonb(h) AS history',
    [rewritten.flatMap(partsOf)],
  );
  const byId = new Map(rows.map(({ id, history }) => [id, history]));
  await keepRows(
    client,
    batchId,
    rewritten.map((row) => ({ row, history: partsOf(row).flatMap((id) => byId.get(id) ?? []) })),
  );
}

/** By rows of the file: a row counts as what is most of it, so that the sum is the number of rows. */
function countRows(written: readonly WrittenItem[], owners: ReadonlyMap<ReferenceItem, { record: EntitiesRecord }>) {
  const order = ['conflict', 'created', 'updated', 'matched', 'unchanged'] as const;
  const byRow = new Map<EntitiesRecord, WrittenItem>();
  for (const each of written) {
    const { record } = owners.get(each.item) as { record: EntitiesRecord };
    const known = byRow.get(record);
    if (!known || order.indexOf(each.outcome) < order.indexOf(known.outcome)) byRow.set(record, each);
  }
  return countOutcomes([...byRow.values()]);
}
