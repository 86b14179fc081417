import { placeSpot } from '@salient/shared/areas/places/placeSpot.ts';
import type { EntityManager } from 'typeorm';
import type { PlaceEntity } from '../PlaceEntity.ts';

/**
 * Keeps what a list said of a place before somebody says what it is: names and areas change then, and the next import of
 * the list finds it all the same. Another place of which a list said the same keeps it too: a decision about one says nothing
 * of the other.
 */
export async function rememberSpelling(db: EntityManager, place: PlaceEntity): Promise<void> {
  await db.query('INSERT INTO place_spelling (spot, place_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    placeSpot(place),
    place.id,
  ]);
}
