import type { RefusalCode } from '@salient/shared/lib/contract/validation.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { RecordReferences } from '@salient/shared/lib/merges/recordMerge.ts';
import type { EntityManager } from 'typeorm';
import { RecordNameLookup } from '../changes/RecordNameLookup.ts';
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
   * How the trail of changes knows that a row names another record: by the version of the row itself, or by that of the
   * owner, of which the row is a part. Absent where nobody wrote what the row names, and nothing notes it.
   */
  readonly trail?: RowTrail | 'owner';
  /** What becomes of rows of one owner that say the same once a merge has them name one record; they stay unless it is said. */
  readonly sameRows?: RowJoin;
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

/** What refers to a record, by kind, with a few of each by name. */
export async function findReferences(
  db: EntityManager,
  { references, historyAreas }: Pick<Services, 'references' | 'historyAreas'>,
  to: HistoryType,
  id: string,
): Promise<RecordReferences[]> {
  const found: RecordReferences[] = [];
  for (const reference of references.filter((each) => each.to === to)) {
    const { owner, refusal } = reference;
    if (!refusal) continue;
    const [{ count } = { count: 0 }] = await db.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count ${rowsNaming(reference)}`,
      [id],
    );
    if (count === 0) continue;
    const ids = owner
      ? await db.query<{ id: string }[]>(
          `SELECT DISTINCT r.${owner.column} AS id ${rowsNaming(reference)} ORDER BY 1 LIMIT ${namedOfEach}`,
          [id],
        )
      : [];
    const records = owner ? ids.map((row) => ({ type: owner.type, id: row.id })) : [];
    const names = await RecordNameLookup.open(db, historyAreas, records);
    const shown = records.map((record) => names.shown(record));
    const known = found.find(({ code }) => code === refusal);
    if (!known) found.push({ code: refusal, count, records: shown });
    else {
      known.count += count;
      known.records = [...known.records, ...shown].slice(0, namedOfEach);
    }
  }
  return found;
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
