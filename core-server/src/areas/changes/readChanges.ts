import { findAllChanges, findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { EntityManager } from 'typeorm';
import { type ChangeRow, changeColumns } from '../../lib/changes/ChangeRow.ts';
import { RecordNameLookup } from '../../lib/changes/RecordNameLookup.ts';
import { referencesIn } from '../../lib/changes/showFields.ts';
import { groupBy } from '../../lib/db/groupBy.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { tellContactsRead } from '../contacts/contactLooks.ts';
import { partsOfKept } from '../documents/parts/keptParts.ts';
import { presentChanges } from './presentChanges.ts';

export const handleFindChanges = implement(findChanges, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { historyAreas } = services;
  const { type, id, offset, limit } = params;
  const notFound = () => fail.notFound({ entity: type, id });
  if (!(await historyAreas[type].maySee(db, actor, id))) throw notFound();
  const found = `FROM audit_entry a
    WHERE (a.entity = $1 AND a.entity_id = $2) OR (a.part_of_type = $1 AND a.part_of_id = $2)`;
  const page = await pageOf(db, found, [type, id], offset, limit);
  if (page.total === 0 && !(await RecordNameLookup.open(db, historyAreas, [{ type, id }])).exists({ type, id }))
    throw notFound();
  await historyAreas[type].noteRead?.(context, [id]);
  await tellContactsRead(context, contactsIn(page.rows));
  return { data: await presentChanges(db, historyAreas, page.rows, actor), total: page.total };
});

export const handleFindAllChanges = implement(findAllChanges, async ({ params, ...context }) => {
  const { db, actor, services } = context;
  const { user_id, from, to, source, type, kind, gone, offset, limit } = params;
  const given: unknown[] = [];
  const conditions: string[] = [];
  const where = (condition: (value: string) => string, value: unknown) => {
    if (value === undefined) return;
    given.push(value);
    conditions.push(condition(`$${given.length}`));
  };
  where((user) => `a.user_id = ${user}`, user_id);
  where((day) => `a.at >= ${day}::timestamp AT TIME ZONE '${museumTimeZone}'`, from);
  where((day) => `a.at < (${day}::date + 1)::timestamp AT TIME ZONE '${museumTimeZone}'`, to);
  where((value) => `a.source = ${value}`, source);
  // Said in full, so that the index without imports serves.
  if (source !== undefined && source !== 'import') conditions.push(`a.source <> 'import'`);
  where((value) => `a.entity = ${value}`, type);
  const wanted = gone ? 'removed' : kind;
  if (wanted) conditions.push(conditionOfKind[wanted]);
  if (gone) {
    conditions.push(`NOT EXISTS (SELECT FROM audit_entry later
      WHERE later.entity = a.entity AND later.entity_id = a.entity_id AND later.id > a.id)`);
  }
  const found = `FROM audit_entry a WHERE ${conditions.join(' AND ') || 'true'}`;
  const page = await pageOf(db, found, given, offset, limit);
  for (const [entity, rows] of groupBy(page.rows, ({ entity }) => entity)) {
    const read = rows.map(({ entity_id }) => entity_id);
    await services.historyAreas[entity].noteRead?.(context, read);
  }
  await tellContactsRead(context, contactsIn(page.rows));
  return { data: await presentChanges(db, services.historyAreas, page.rows, actor), total: page.total };
});

const isOfDocument = (entity: HistoryType) => entity === 'document' || entity === 'document_element';

/** Contact persons whom entries of other records name. */
const contactsIn = (rows: readonly ChangeRow[]): string[] =>
  rows.flatMap(({ entity, before, after }) =>
    [before, after].flatMap((fields) => [
      ...referencesIn(entity, fields).flatMap(({ type, id }) => (type === 'contact_person' && isId(id) ? [id] : [])),
      ...(fields && isOfDocument(entity) ? partsOfKept(fields).references : []).flatMap(({ type, id }) =>
        type === 'contact-person' && id !== null ? [id] : [],
      ),
    ]),
  );

const conditionOfKind = {
  created: 'a.before IS NULL',
  removed: 'a.after IS NULL',
  changed: 'a.before IS NOT NULL AND a.after IS NOT NULL',
} as const;

async function pageOf(
  db: EntityManager,
  found: string,
  given: readonly unknown[],
  offset: number,
  limit: number,
): Promise<{ rows: ChangeRow[]; total: number }> {
  const [count] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${found}`, [...given]);
  const rows = await db.query<ChangeRow[]>(
    `SELECT ${changeColumns} ${found} ORDER BY a.id DESC OFFSET $${given.length + 1} LIMIT $${given.length + 2}`,
    [...given, offset, limit],
  );
  return { rows, total: count?.n ?? 0 };
}
