import type { UnknownPlace } from '@salient/shared/areas/imports/importList.ts';
import { decideImportPlace, findImportPlaceCandidates } from '@salient/shared/areas/imports/importMethods.ts';
import { saidOfSpot } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import { emptyPlace } from '@salient/shared/areas/places/checkPlace.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../lib/rpc/implement.ts';
import { findCandidates } from '../places/healing/findCandidates.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { findOwnList, findTrial, holdOwnList } from './findOwnList.ts';
import { ImportListEntity } from './ImportListEntity.ts';

/** Candidates that are shown side by side. */
export const mostShown = 9;

/** An unknown place of the last trial of a list. */
async function findUnknown(db: EntityManager, listId: string, spot: string): Promise<UnknownPlace | null> {
  const trial = await findTrial(db, listId);
  return trial?.result?.places.find((place) => place.spot === spot) ?? null;
}

/** What a list says of a place as a place that is not there yet. */
function placeOf({ name, country, spot }: UnknownPlace): PlaceEntity {
  const { locality, area2, area1 } = saidOfSpot(spot, name);
  const names = {
    name,
    ...(locality ? { locality } : {}),
    ...(area2 ? { administrative_area_level_2: area2 } : {}),
    ...(area1 ? { administrative_area_level_1: area1 } : {}),
  };
  return Object.assign(new PlaceEntity(), {
    ...emptyPlace,
    ...{ id: uuidv7(), type: 'locality', country_code: country, languages: { nl: names } },
  });
}

export const handleFindImportPlaceCandidates = implement(
  findImportPlaceCandidates,
  async ({ params: { id, spot }, db, actor, fail, services }) => {
    const list = await findOwnList(db, actor, id);
    const place = list && (await findUnknown(db, id, spot));
    if (!place) throw fail.notFound({ entity: 'import_list', id });
    const { weighed } = await findCandidates(db, services, placeOf(place), { withSimilar: true });
    return { place, candidates: weighed.map(({ candidate }) => candidate).slice(0, mostShown) };
  },
);

export const handleDecideImportPlace = implement(
  decideImportPlace,
  async ({ params: { id, spot, place_id }, db, actor, fail }) => {
    const list = await holdOwnList(db, actor, id);
    if (!list || !(await findUnknown(db, id, spot))) throw fail.notFound({ entity: 'import_list', id });
    const { [spot]: former, ...places } = list.places;
    // What somebody decided elsewhere stays: only what this list brought is taken back.
    if (former) await db.query('DELETE FROM place_spelling WHERE spot = $1 AND place_id = $2', [spot, former.id]);
    if (place_id !== null) {
      const place = await db.findOneBy(PlaceEntity, { id: place_id });
      if (!place) throw fail.notFound({ entity: 'place', id: place_id });
      const added = await db.query<unknown[]>(
        'INSERT INTO place_spelling (spot, place_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
        [spot, place_id],
      );
      const name = Object.values(namesOfPlace(place))[0] ?? '';
      if (added.length > 0 || former?.id === place_id) Object.assign(places, { [spot]: { id: place_id, name } });
    }
    await db.update(ImportListEntity, { id }, { places });
    return { status: 'OK' as const };
  },
);
