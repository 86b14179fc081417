import type { ImportResult, ListDouble } from '@salient/shared/areas/imports/importList.ts';
import type pg from 'pg';
import { isRejected } from '../records/bindRows.ts';
import type { PersonRecord } from '../records/records.ts';
import type { ImportOptions } from '../run/importOptions.ts';
import { prepareImport } from '../run/prepareImport.ts';
import { RowKeys } from '../run/RowKeys.ts';
import { Finders } from '../write/references/Finders.ts';
import type { KeyedRecord } from '../write/WriteChunk.ts';
import { findDoubles } from './findDoubles.ts';
import { UnknownNames } from './UnknownNames.ts';

/** Rows that are compared with those who are there at once. */
const pieceSize = 500;
/** Doubles that are listed: more are no doubles but a list that came in before under another name. */
const mostDoubles = 5_000;

/**
 * Goes through a list and says what people should decide before it is imported: places and units that nobody knows, rows that
 * are probably of persons who are there. Writes nothing.
 */
export async function lookThrough(
  client: pg.ClientBase,
  options: ImportOptions,
  onRows: (rows: number) => void,
): Promise<Pick<ImportResult, 'places' | 'memorials' | 'units' | 'doubles'>> {
  const { mapping, table, bound } = await prepareImport(options);
  const names = new UnknownNames(await Finders.load(client, mapping));
  const keys = new RowKeys(mapping.repeats);
  const doubles: ListDouble[] = [];
  let piece: KeyedRecord<PersonRecord>[] = [];
  const compare = async () => {
    if (doubles.length < mostDoubles) doubles.push(...(await findDoubles(client, mapping.source, piece)));
    piece = [];
  };
  for await (const source of table.rows) {
    if (options.signal?.aborted) break;
    const record = bound.read(source);
    if (!record || isRejected(record)) continue;
    if (record.kind !== 'persons') {
      names.addOf(record);
      continue;
    }
    const key = keys.keyOf(record);
    if (isRejected(record)) continue;
    for (const event of record.events) names.add(event);
    piece.push({ record, key });
    if (piece.length < pieceSize) continue;
    await compare();
    onRows(source.row);
  }
  await compare();
  const { places, memorials, units } = names;
  return { places, memorials, units, doubles: doubles.slice(0, mostDoubles) };
}
