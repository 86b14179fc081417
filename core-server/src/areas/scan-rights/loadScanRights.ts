import type { AttachmentRights } from '@salient/shared/areas/attachments/attachment.ts';
import { type OwnRights, type RightsOwner, unsaidRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { type EntityManager, In } from 'typeorm';
import { ScanRightsEntity } from './ScanRightsEntity.ts';

/** The columns that name whose rights a row holds. */
export const ownerColumns = {
  collection: 'collection_id',
  document: 'document_id',
  page: 'element_id',
} as const satisfies Record<RightsOwner, keyof ScanRightsEntity>;

/** Of what nobody ever said anything. */
export const nothingSaid: OwnRights = { version: 0, own: null };

/** What a row says, or null while it says nothing. */
export function ownRightsOf({ licence, ...row }: ScanRightsEntity): AttachmentRights | null {
  if (licence === null) return null;
  const names = Object.keys(unsaidRights) as (keyof AttachmentRights)[];
  return Object.fromEntries(
    names.map((name) => [name, name === 'licence' ? licence : row[name]]),
  ) as unknown as AttachmentRights;
}

/** What is said of the rights of collections, documents or pages by themselves, by their ids; without those of which nobody ever did. */
export async function loadScanRights(
  db: EntityManager,
  type: RightsOwner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnRights>> {
  if (ids.length === 0) return new Map();
  const column = ownerColumns[type];
  const rows = await db.findBy(ScanRightsEntity, { [column]: In([...ids]) });
  return new Map(rows.map((row) => [row[column] as string, { version: row.version, own: ownRightsOf(row) }]));
}
