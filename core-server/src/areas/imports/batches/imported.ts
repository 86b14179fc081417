import type { MadeKind } from '@salient/shared/areas/imports/importBatch.ts';
import {
  findImportedPersons,
  findMadeByImport,
  getImportBatch,
} from '@salient/shared/areas/imports/importBatchMethods.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { type EntityManager, In } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { MemorialEntity } from '../../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../../military/MilitaryEntityEntity.ts';
import { loadPersons } from '../../persons/loadPersons.ts';
import { searchPersons } from '../../persons/searchPersons.ts';
import { namesOfPlace } from '../../places/namesOfPlace.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { listBatches } from './listBatches.ts';
import { presentBatches } from './presentBatches.ts';

/** What the rows of an import are that is a list of such records. */
const rowKinds = { place: 'places', memorial: 'memorials', military_entity: 'military-entities' } as const;

/** The records of a table `t` that the import `$1` made and that are there. */
const madeSql = (kind: MadeKind) => `
  (SELECT entity_id AS id FROM import_row WHERE created_by = $1 AND kind = '${rowKinds[kind]}'
   UNION SELECT entity_id FROM import_change WHERE batch_id = $1 AND entity = '${kind}' AND before IS NULL) AS made
  JOIN ${kind} t ON t.id = made.id`;

export const handleGetImportBatch = implement(getImportBatch, async ({ params: { id }, fail, ...context }) => {
  const { db, actor } = context;
  const found = await listBatches((sql, values) => db.query(sql, values), { id });
  const [batch] = await presentBatches(db, actor, found);
  if (!batch) throw fail.notFound({ entity: 'import_batch', id });
  const persons = async (did: 'created' | 'updated') => {
    const page = { text: '', offset: 0, limit: 0 };
    return (await searchPersons(context, page, {}, { imported: { batchId: id, did }, isCurrent: true })).total;
  };
  const there = {
    ...{ created: await persons('created'), updated: await persons('updated') },
    ...{ place: await countMade(db, id, 'place'), memorial: await countMade(db, id, 'memorial') },
    military_entity: await countMade(db, id, 'military_entity'),
  };
  return { ...batch, there };
});

async function countMade(db: EntityManager, batchId: string, kind: MadeKind): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${madeSql(kind)}`, [batchId]);
  return row?.n ?? 0;
}

const isBatch = async (db: EntityManager, id: string) =>
  (await db.query<unknown[]>('SELECT FROM import_batch WHERE id = $1', [id])).length > 0;

export const handleFindImportedPersons = implement(findImportedPersons, async ({ params, fail, ...context }) => {
  const { db } = context;
  const { batch_id: batchId, did, extend } = params;
  if (!(await isBatch(db, batchId))) throw fail.notFound({ entity: 'import_batch', id: batchId });
  const { rows, total } = await searchPersons(context, params, {}, { imported: { batchId, did }, isCurrent: true });
  const ids = rows.map(({ id }) => id);
  const details = { memorials: extend.includes('memorials'), militaryEvents: extend.includes('military_events') };
  return { data: await loadPersons(db, ids, details), total };
});

export const handleFindMadeByImport = implement(
  findMadeByImport,
  async ({ params: { batch_id: id, kind, language, offset, limit }, db, fail }) => {
    if (!(await isBatch(db, id))) throw fail.notFound({ entity: 'import_batch', id });
    const rows = await db.query<{ id: string }[]>(
      `SELECT t.id FROM ${madeSql(kind)} ORDER BY t.sort_name, t.id OFFSET $2 LIMIT $3`,
      [id, offset, limit],
    );
    const names = await namesOf(
      db,
      kind,
      rows.map((row) => row.id),
      language,
    );
    const data = rows.map((row) => ({ id: row.id, name: names.get(row.id) ?? '' }));
    return { data, total: await countMade(db, id, kind) };
  },
);

/** How records are called, by their ids. */
async function namesOf(
  db: EntityManager,
  kind: MadeKind,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const where = { id: In([...ids]) };
  if (kind === 'place') {
    const places = await db.findBy(PlaceEntity, where);
    return new Map(places.map((place) => [place.id, placeName(namesOfPlace(place), language)]));
  }
  if (kind === 'memorial') return new Map((await db.findBy(MemorialEntity, where)).map(({ id, name }) => [id, name]));
  const entities = await db.findBy(MilitaryEntityEntity, where);
  return new Map(entities.map((entity) => [entity.id, militaryName(entity)]));
}
