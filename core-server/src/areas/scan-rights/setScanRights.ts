import type { AttachmentRights } from '@salient/shared/areas/attachments/attachment.ts';
import { changedWords, checkAttachment } from '@salient/shared/areas/attachments/checkAttachment.ts';
import { type OwnRights, type RightsOwner, unsaidRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { setScanRights } from '@salient/shared/areas/scan-rights/scanRightsMethods.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { updateRecord } from '../../lib/records/changeRecord.ts';
import type { RecordKind, StoredRecord } from '../../lib/records/RecordKind.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { ownerColumns, ownRightsOf } from './loadScanRights.ts';
import { ScanRightsEntity } from './ScanRightsEntity.ts';

interface RightsInput {
  /** Null takes back what was said. */
  readonly rights: Partial<AttachmentRights> | null;
}

interface CheckedRights {
  readonly draft: { readonly own: AttachmentRights | null };
  readonly errors: FieldErrorList;
}

/** How what is said of the rights to scans is changed. Its changes stand in the history of the document or the collection. */
const scanRightsKind: RecordKind<ScanRightsEntity, CheckedRights, RightsInput, OwnRights> = {
  entity: 'scan_rights',
  claim: ({ db }, id) => db.findOne(ScanRightsEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: async (_, { rights }, stored) => {
    if (rights === null) return { draft: { own: null }, errors: new FieldErrorList() };
    const said = (stored && ownRightsOf(stored)) ?? unsaidRights;
    const words = changedWords({ alt: {}, legend: {}, ...said }, rights);
    const { alt: _alt, legend: _legend, ...own } = words;
    return { draft: { own }, errors: checkAttachment(words) };
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged({ own: ownRightsOf(stored) }, draft),
  update: async ({ db }, { id, version, checked, now }) => {
    const { own } = checked.draft;
    await db.update(
      ScanRightsEntity,
      { id },
      { ...(own ?? { ...unsaidRights, licence: null }), version, updated_at: now },
    );
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(ScanRightsEntity, { id });
    if (!stored) return null;
    const { version, collection_id, document_id, element_id, name } = stored;
    const [page] = await db.query<{ document_id: string }[]>('SELECT document_id FROM document_element WHERE id = $1', [
      element_id,
    ]);
    const documentId = document_id ?? page?.document_id ?? null;
    return {
      version,
      fields: { collection_id, document_id: documentId, element_id, name, ...(ownRightsOf(stored) ?? unsaid) },
    };
  },
  partOf: ({ collection_id, document_id }) =>
    collection_id === null
      ? { type: 'document', id: String(document_id) }
      : { type: 'collection', id: String(collection_id) },
  present: async ({ db }, id) => {
    const stored = await db.findOneByOrFail(ScanRightsEntity, { id });
    return { version: stored.version, own: ownRightsOf(stored) };
  },
};

/** In the trail, as long as nothing is said. */
const unsaid = { ...unsaidRights, licence: null };

export const handleSetScanRights = implement(setScanRights, async ({ params, fail: _fail, ...context }) => {
  const { owners, rights } = params;
  const changed = [];
  // In one order, so that of two who change the same rights one waits for the other.
  const inOrder = owners.toSorted((a, b) => `${a.type}${a.id}`.localeCompare(`${b.type}${b.id}`));
  for (const { type, id, version } of inOrder) {
    const row = await rowOf(context.db, type, id);
    const read = { id: row.id, version: version ?? row.version };
    changed.push({ type, id, ...(await updateRecord(scanRightsKind, context, { ...read, rights })) });
  }
  return changed;
});

/** What rights can be said of, each with the record that says whether it was removed. */
const ownersSql = {
  collection: `SELECT c.id, '' AS name, c.deleted FROM collection c WHERE c.id = $1 FOR SHARE`,
  document: `SELECT d.id, '' AS name, d.deleted FROM document d WHERE d.id = $1 FOR SHARE`,
  page: `SELECT e.id, e.original_filename AS name, d.deleted FROM document_element e JOIN document d ON d.id = e.document_id
    WHERE e.id = $1 AND e.file_id IS NOT NULL FOR SHARE`,
} as const satisfies Record<RightsOwner, string>;

const entities = { collection: 'collection', document: 'document', page: 'document_element' } as const;

/**
 * The row of the rights of a record, which is made where there is none.
 *
 * @throws RpcFailure notFound; invalidData for what was removed.
 */
async function rowOf(db: EntityManager, type: RightsOwner, id: string): Promise<StoredRecord> {
  const [owner] = await db.query<{ name: string; deleted: boolean }[]>(ownersSql[type], [id]);
  if (!owner) throw new RpcFailure(commonErrors.notFound, { entity: entities[type], id });
  if (owner.deleted)
    throw new RpcFailure(commonErrors.invalidData, new FieldErrorList().add('none', 'RECORD_REMOVED').errors);
  const column = ownerColumns[type];
  await db.query(
    `INSERT INTO scan_rights (id, ${column}, name) VALUES ($1, $2, $3)
     ON CONFLICT (${column}) WHERE ${column} IS NOT NULL DO NOTHING`,
    [uuidv7(), id, owner.name],
  );
  return db.findOneByOrFail(ScanRightsEntity, { [column]: id });
}
