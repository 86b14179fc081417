import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenRecords } from '@salient/shared/areas/open-data/openRecord.ts';
import type { EntityManager } from 'typeorm';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { loadOpenMemorials } from './openMemorials.ts';
import { loadOpenPersons } from './openPersons.ts';
import { loadOpenPlaces } from './openPlaces.ts';
import { loadOpenUnits } from './openUnits.ts';

type Load<Kind extends OpenKind> = (
  db: EntityManager,
  ids: readonly string[],
  publicUrl: string,
) => Promise<OpenRecords[Kind][]>;

const loaders: { readonly [Kind in OpenKind]: Load<Kind> } = {
  person: loadOpenPersons,
  place: loadOpenPlaces,
  unit: loadOpenUnits,
  memorial: loadOpenMemorials,
};

/** The rows of each kind that everybody may read, of a table that is called `r`. */
const openRows: Readonly<Record<OpenKind, string>> = {
  person: `person r WHERE ${isPublicPersonSql('r')}`,
  place: 'place r WHERE true',
  unit: 'military_entity r WHERE true',
  memorial: 'memorial r WHERE true',
};

/** Records of a kind as open data, in the order of their ids; what is not there, or not for everybody, is left out. */
export async function loadOpenRecords<Kind extends OpenKind>(
  db: EntityManager,
  kind: Kind,
  ids: readonly string[],
  publicUrl: string,
): Promise<OpenRecords[Kind][]> {
  if (ids.length === 0) return [];
  const load: Load<Kind> = loaders[kind];
  const found = new Map((await load(db, ids, publicUrl)).map((record) => [record.id, record]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** All records of a kind that everybody may read, some at a time in the order of their ids: memory holds no more of them. */
export async function* eachOpenRecord<Kind extends OpenKind>(
  db: EntityManager,
  kind: Kind,
  publicUrl: string,
  atOnce = 200,
): AsyncIterable<OpenRecords[Kind][]> {
  let last: string | null = null;
  for (;;) {
    const rows: { id: string }[] = await db.query(
      `SELECT r.id FROM ${openRows[kind]} AND ($1::uuid IS NULL OR r.id > $1) ORDER BY r.id LIMIT $2`,
      [last, atOnce],
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    yield await loadOpenRecords(db, kind, ids, publicUrl);
    last = ids.at(-1) ?? null;
  }
}

/** The kind of each of some records that everybody may read, by its id. */
export async function openKindsOf(db: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, OpenKind>> {
  if (ids.length === 0) return new Map();
  const each = Object.entries(openRows).map(
    ([kind, rows]) => `SELECT r.id, '${kind}' AS kind FROM ${rows} AND r.id = ANY($1)`,
  );
  const found = await db.query<{ id: string; kind: OpenKind }[]>(each.join(' UNION ALL '), [ids]);
  return new Map(found.map(({ id, kind }) => [id, kind]));
}
