import type { RefusalCode } from '@salient/shared/lib/contract/validation.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { ShownRecord } from '@salient/shared/lib/history/shownValue.ts';
import type { RecordReferences } from '@salient/shared/lib/merges/recordMerge.ts';
import type { EntityManager } from 'typeorm';
import { RecordNameLookup } from '../changes/RecordNameLookup.ts';
import { groupBy } from '../db/groupBy.ts';
import type { Services } from '../rpc/Services.ts';

/**
 * A column in which rows of an area name a record of another one. It is declared once, and then the record cannot be
 * removed while rows name it, and a merge brings them along.
 */
export interface RecordReference {
  readonly to: HistoryType;
  readonly table: string;
  readonly column: string;
  /** By which name a merge keeps the rows that it moved, where another line is of the same column. */
  readonly keptAs?: string;
  /** Which rows of the table are meant, where not all are: a condition on `r`. */
  readonly where?: string;
  /** Why the record that is named has to stay; absent where the rows go with it when it is removed. */
  readonly refusal?: RefusalCode;
  /** The record that a row is or belongs to, by the column that holds its id; absent where rows are nobody's to read. */
  readonly owner?: { readonly type: HistoryType; readonly column: string };
  /**
   * The record that readers know rows by, each counted once however many rows of several tables are parts of it: its id as
   * SQL on `r`. Absent where each row counts, and is named by its owner.
   */
  readonly countedAs?: { readonly type: HistoryType; readonly id: string };
  /**
   * How the trail of changes knows that a row names another record: by the version of the row itself, or by that of the
   * owner, of which the row is a part. Absent where nobody wrote what the row names, and nothing notes it.
   */
  readonly trail?: RowTrail | 'owner';
  /** What becomes of rows of one owner that say the same once a merge has them name one record; they stay unless it is said. */
  readonly sameRows?: RowJoin;
  /** Brings in line what is made of the rows of some owners, once rows of theirs were moved and before that is noted. */
  readonly settle?: (db: EntityManager, moved: MovedWithin) => Promise<void>;
}

/** Rows of some owners that named one record and name another. */
export interface MovedWithin {
  readonly owners: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** A row that became part of another one, with what parting them needs: kept as JSON. */
export interface JoinedRow {
  readonly owner_id: string;
}

/** Of rows whose owner notes their changes. */
export interface RowJoin {
  /** Of the rows that were moved from a record, those go that say the same as another row of their owner. */
  readonly join: (
    db: EntityManager,
    rows: { readonly owners: readonly string[]; readonly moved: readonly string[]; readonly from: string },
  ) => Promise<readonly JoinedRow[]>;
  /**
   * Takes it back, once the record that was merged is there again.
   *
   * @param kept the record that the rows which stayed name.
   * @returns ids of the rows that are there again.
   */
  readonly part: (db: EntityManager, joined: readonly JoinedRow[], kept: string) => Promise<readonly string[]>;
}

/** Rows with versions of their own. */
export interface RowTrail {
  readonly entity: HistoryType;
  readonly partOf?: { readonly type: HistoryType; readonly column: string };
}

/** By which name a merge keeps the rows that it moved. */
export const nameOfReference = ({ table, column, keptAs }: RecordReference) => keptAs ?? `${table}.${column}`;

/** By which name a merge keeps the former addresses that it moved. */
export const redirects = 'redirect';

/** The rows that name a record, as SQL with the record's id as `$1`. */
const rowsNaming = ({ table, column, where }: RecordReference) =>
  `FROM ${table} r WHERE r.${column} = $1${where ? ` AND ${where}` : ''}`;

/** How many of those that refer to a record are named. */
const namedOfEach = 5;

/** What refers to a record, by kind: how many, with a few of each by name. */
export async function findReferences(
  db: EntityManager,
  { references, historyAreas }: Pick<Services, 'references' | 'historyAreas'>,
  to: HistoryType,
  id: string,
): Promise<RecordReferences[]> {
  const found: RecordReferences[] = [];
  const stated = references.filter((each) => each.to === to && each.refusal);
  for (const [code, ofCode] of groupBy(stated, ({ refusal }) => refusal as RefusalCode)) {
    const records: ShownRecord[] = [];
    let total = 0;
    for (const { type, ids } of countedRows(ofCode)) {
      const [{ count } = { count: 0 }] = await db.query<{ count: number }[]>(
        `SELECT count(*)::integer AS count FROM (${ids}) AS counted`,
        [id],
      );
      total += count;
      if (count === 0 || !type) continue;
      const rows = await db.query<{ id: string }[]>(
        `SELECT DISTINCT id FROM (${ids}) AS counted ORDER BY 1 LIMIT ${namedOfEach}`,
        [id],
      );
      const named = rows.map((row) => ({ type, id: row.id }));
      const names = await RecordNameLookup.open(db, historyAreas, named);
      records.push(...named.map((record) => names.shown(record)));
    }
    if (total > 0) found.push({ code, count: total, records: records.slice(0, namedOfEach) });
  }
  return found;
}

/** The ids of what references of one kind count, as SQL with the record's id as `$1`, and what it is. */
function countedRows(references: readonly RecordReference[]): { type: HistoryType | null; ids: string }[] {
  const each = references.filter(({ countedAs }) => !countedAs);
  const together = references.flatMap((reference) =>
    reference.countedAs ? [{ ...reference.countedAs, reference }] : [],
  );
  return [
    ...each.map((reference) => ({
      type: reference.owner?.type ?? null,
      ids: `SELECT ${reference.owner ? `r.${reference.owner.column}` : 'NULL'} AS id ${rowsNaming(reference)}`,
    })),
    ...[...groupBy(together, ({ type }) => type)].map(([type, rows]) => ({
      type,
      ids: rows.map(({ id, reference }) => `SELECT DISTINCT ${id} AS id ${rowsNaming(reference)}`).join(' UNION '),
    })),
  ];
}

/** Why a record has to stay: the codes of what refers to it, each once. */
export async function whyReferenced(
  db: EntityManager,
  { references }: Pick<Services, 'references'>,
  to: HistoryType,
  id: string,
): Promise<RefusalCode[]> {
  const codes = new Set<RefusalCode>();
  for (const reference of references.filter((each) => each.to === to)) {
    if (!reference.refusal) continue;
    const [row] = await db.query<{ is_named: boolean }[]>(
      `SELECT EXISTS (SELECT ${rowsNaming(reference)}) AS is_named`,
      [id],
    );
    if (row?.is_named) codes.add(reference.refusal);
  }
  return [...codes];
}

declare module '../rpc/Services.ts' {
  interface Services {
    /** Every column in which records of one area name those of another, in the order of the areas. */
    readonly references: readonly RecordReference[];
  }
}

declare module '../area/Area.ts' {
  interface Area {
    /** The records of other areas that rows of this one name. */
    readonly references?: readonly RecordReference[];
  }
}
