import type { StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import { type EntityManager, In } from 'typeorm';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import { periodInDigits } from '../../../lib/changes/periodInDigits.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { placeNaming } from '../placeNaming.ts';

/** A containment as the trail keeps it: with the words by which it is shown, which mean the same in any language. */
type KeptContainment = StoredContainment & { readonly title: string };

export async function withContainmentTitles(
  db: EntityManager,
  containments: readonly StoredContainment[],
): Promise<KeptContainment[]> {
  const containers = await db.findBy(PlaceEntity, { id: In(containments.map(({ container_id }) => container_id)) });
  return containments.map((containment) => {
    const container = containers.find(({ id }) => id === containment.container_id);
    const name = container && placeNaming.nameOf({ ...container });
    return { ...containment, title: `${periodInDigits(containment)} ${name ?? ''}`.trim() };
  });
}

/** What a client can send of containments that the trail kept. */
export const keptContainmentsOf = ({ containments }: Fields): StoredContainment[] =>
  ((containments ?? []) as KeptContainment[]).map(({ title: _title, ...containment }) => containment);
