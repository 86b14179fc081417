import { nameInPlaceText } from '@salient/shared/areas/events/placeText.ts';
import { otherNames } from '@salient/shared/areas/places/historicNames.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';

/** A person chooses among so many by the keys 1 to 9. */
const mostPlaces = 9;

/** How many places of the museum bear each of some texts as a name. */
export async function countPlacesNamed(db: EntityManager, texts: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (texts.length === 0) return counts;
  const keys = new Map(texts.map((text) => [normalizeText(text), text]));
  const places = await db
    .createQueryBuilder(PlaceEntity, 'p')
    .select(['p.id', 'p.name_keys'])
    .where('p.name_keys LIKE ANY (:patterns)', { patterns: [...keys.keys()].map((key) => likeOfKeys('complete', key)) })
    .getMany();
  for (const { name_keys } of places) {
    for (const key of new Set(unbarred(name_keys))) {
      const text = keys.get(key);
      if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Places of the museum that a text may name: those that bear all of it first, then those that history calls so, or that
 * bear what stands before a comma.
 */
export async function findPlacesNamed(db: EntityManager, text: string): Promise<PlaceEntity[]> {
  const key = normalizeText(text);
  const name = nameInPlaceText(key);
  return db
    .createQueryBuilder(PlaceEntity, 'p')
    .addSelect('p.name_keys LIKE :exact', 'bears_all')
    .where('p.name_keys LIKE ANY (:patterns)', {
      patterns: [...new Set([key, ...otherNames(key), name, ...otherNames(name)])].map((each) =>
        likeOfKeys('complete', each),
      ),
    })
    .setParameter('exact', likeOfKeys('complete', key))
    .orderBy('bears_all', 'DESC')
    .addOrderBy('p.sort_name')
    .addOrderBy('p.id')
    .limit(mostPlaces)
    .getMany();
}
