import type { PlaceTextLink } from '@salient/shared/areas/events/placeText.ts';
import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, IsNull } from 'typeorm';
import { PlaceTextLinkEntity } from './PlaceTextLinkEntity.ts';

/** What an actor linked last and may still take back. */
export async function lastPlaceTextLink(db: EntityManager, { id: user_id }: Actor): Promise<PlaceTextLink | null> {
  if (user_id === null) return null;
  const [last] = await db.find(PlaceTextLinkEntity, {
    where: { user_id, undone_at: IsNull() },
    order: { id: 'DESC' },
    take: 1,
  });
  return last ? presentPlaceTextLink(last) : null;
}

export const presentPlaceTextLink = ({ id, text, place_id }: PlaceTextLinkEntity): PlaceTextLink => ({
  ...{ id, text, place_id },
});

/** Its author takes a link back, and an admin that of anybody. */
export const mayUndoPlaceTextLink = (actor: Actor, { user_id }: PlaceTextLinkEntity): boolean =>
  user_id === actor.id || isAdmin(actor);
