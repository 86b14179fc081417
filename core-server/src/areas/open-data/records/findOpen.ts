import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import { openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenRecord } from '@salient/shared/areas/open-data/openRecord.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from './followMerges.ts';
import { loadOpenRecords, openKindsOf } from './loadOpenRecords.ts';

export interface OpenFound {
  readonly kind: OpenKind;
  readonly record: OpenRecord;
}

/**
 * The records that some texts are the ids of, or were before they became part of another, by these texts. What is not there, or
 * not for everybody, is left out.
 */
export async function findOpen(
  db: EntityManager,
  texts: readonly string[],
  publicUrl: string,
): Promise<ReadonlyMap<string, OpenFound>> {
  const ids = await followMerges(db, texts);
  const kinds = await openKindsOf(db, [...new Set(ids.values())]);
  const found = new Map<string, OpenFound>();
  for (const kind of openKinds) {
    const own = [...kinds].flatMap(([id, each]) => (each === kind ? id : []));
    for (const record of await loadOpenRecords(db, kind, own, publicUrl)) found.set(record.id, { kind, record });
  }
  return new Map(
    [...ids].flatMap(([text, id]) => {
      const open = found.get(id);
      return open ? [[text, open] as const] : [];
    }),
  );
}
